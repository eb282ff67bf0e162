import type { BilingualError } from './errors.ts';

/**
 * Stands in place of an interactive part that throws; the rest of the page keeps working (decisions: Errors).
 * A browser fetches it when that happens: it has a file of its own, and does without `typeset`.
 */
export const renderError: BilingualError & { readonly reload: string; readonly offline: string } = {
  lang: 'en',
  title: 'Unexpected Application Error!',
  german: 'Dieser Teil der Seite ist ausgefallen. Alles andere funktioniert weiter.',
  reload: 'Seite neu laden',
  // What stands there while the rest is fetched, and where the connection is gone.
  offline: 'Dieser Teil ist ausgefallen. Bitte die Seite neu laden.',
};
