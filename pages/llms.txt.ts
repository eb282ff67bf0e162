import { languageModelText } from '../content/llms.ts';

/** What the site is and where to find what, for language models (llmstxt.org). */
export default languageModelText;
