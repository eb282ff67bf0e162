import { type DOMNode, HtmlElement, Parser, type ResolvedConfig, StaticConfigLoader, TextNode } from 'html-validate';
import { unescapeHtml } from './unescape-html.ts';

/** What begins a line of its own in every browser; text browsers let the sections of HTML5 flow on. */
const BLOCK =
  /^(?:html|head|title|body|h[1-6]|p|div|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tr|th|td|form|blockquote|br|hr)$/;
/** Sets its text apart, or has none. */
const APART = /^(?:input|select|textarea|sup)$/;
const SILENT = /^(?:script|style|svg|template)$/;
const WORD_END = /[\p{L}\p{N}.,:;?!%€)“]$/u;
const WORD_START = /^[\p{L}\p{N}„(−+-]/u;

/** Looks for words that touch, from one text to the next. */
class Walker {
  readonly found: string[] = [];
  #before = '';

  walk(node: DOMNode): void {
    if (node instanceof TextNode) this.#read(unescapeHtml(node.textContent));
    else if (node instanceof HtmlElement && !SILENT.test(node.tagName)) this.#enter(node);
    else for (const child of node.childNodes) this.walk(child);
  }

  #enter({ tagName, childNodes }: HtmlElement): void {
    const breaks = BLOCK.test(tagName) || APART.test(tagName);
    if (breaks) this.#before = '';
    for (const child of childNodes) this.walk(child);
    if (breaks) this.#before = '';
  }

  #read(text: string): void {
    if (WORD_END.test(this.#before) && WORD_START.test(text)) {
      this.found.push(`${this.#before.slice(-30)}|${text.slice(0, 30)}`);
    }
    this.#before = text;
  }
}

const loader = new StaticConfigLoader({ root: true, elements: ['html5'] });

/** Words of different elements without a blank between them, as `end of one|start of the next`, each pair once. */
export async function gluedWords(html: string): Promise<readonly string[]> {
  const config: ResolvedConfig = await loader.getConfigFor('page.html');
  const walker = new Walker();
  walker.walk(new Parser(config).parseHtml(html));
  return [...new Set(walker.found)];
}
