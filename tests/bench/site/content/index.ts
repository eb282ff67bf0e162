/** The benchmark's data, as small as the contract allows. */
export default {
  url: 'https://bench.example',
  basePath: '',
  redirects: [],
  redirectTexts: { lang: 'de', title: 'Umgezogen', link: 'Weiter', legal: [] },
  linkedRedirects: [],
  slots: [],
  problems: () => [],
  csp: () => ({}),
  manifest: {},
  securityTxt: {},
};
