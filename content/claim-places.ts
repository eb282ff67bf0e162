/**
 * Which page shows which claim, as tests/build/figures.test.ts found it on the built pages. That test also writes this
 * file: `npx vitest run --config tests/vitest.config.ts --project build figures -u`.
 */

import type { ClaimId } from './claims.ts';

export const claimPlaces: readonly (readonly [ClaimId, string])[] = [
  ['erste-vorstellung', '/talente/so-funktionierts'],
  ['erste-vorstellung', '/unternehmen'],
  ['erste-vorstellung', '/unternehmen/so-funktionierts'],
  ['einstellung-7-tage', '/talente/so-funktionierts'],
  ['einstellung-7-tage', '/unternehmen'],
  ['einstellung-7-tage', '/unternehmen/so-funktionierts'],
  ['einstellung-7-tage', '/unternehmen/vergleich'],
  ['match-zu-interview', '/talente'],
  ['match-zu-interview', '/unternehmen'],
  ['gepruefte-profile', '/ueber-uns'],
  ['gepruefte-profile', '/unternehmen'],
  ['interviews', '/ueber-uns'],
  ['unternehmen', '/ueber-uns'],
  ['zufriedenheit', '/ueber-uns'],
  ['datenpunkte', '/talente'],
  ['datenpunkte', '/talente/so-funktionierts'],
  ['datenpunkte', '/unternehmen/so-funktionierts'],
  ['setup-zeit', '/unternehmen/onboarding-concierge'],
  ['profil-60-sekunden', '/talente'],
  ['profil-60-sekunden', '/talente/so-funktionierts'],
  ['antwort-concierge', '/unternehmen/onboarding-concierge'],
];
