/** Words around the legal texts; the texts themselves are the Markdown files in `content/legal/`. */

import { typeset } from './typography.ts';

export const legalTexts = typeset({
  stand: 'Stand',
  contents: 'Inhalt',
});
