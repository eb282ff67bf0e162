/** Old and short paths (spec §2). One list: it feeds the redirect pages and every host's own file. */
export const redirects = [
  { from: '/', to: '/unternehmen' },
  { from: '/for-talents', to: '/talente' },
  { from: '/preise', to: '/unternehmen/preise' },
  { from: '/so-funktionierts', to: '/unternehmen/so-funktionierts' },
  { from: '/vergleich', to: '/unternehmen/vergleich' },
  { from: '/onboarding-concierge', to: '/unternehmen/onboarding-concierge' },
] as const;
