import { readFile } from 'node:fs/promises';
import type { OnLoadResult, Plugin } from 'esbuild';
import type { Tokens } from 'marked';
import type { MarkdownDocument } from '../contract.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
/** `## Überschrift {#anker}`: the anchor is part of the contract, so that links survive a reworded heading. */
const HEADING_ID = /^(.*?)\s*\{#([\w-]+)\}$/;

function readFrontMatter(block: string): Record<string, string> {
  const pairs = block.split('\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
  });
  return Object.fromEntries(pairs.filter(([key]) => key !== ''));
}

/** Markdown with `key: value` front matter and `{#id}` headings → data and HTML. */
export async function parseMarkdown(text: string): Promise<MarkdownDocument> {
  const { Marked } = await import('marked'); // 10 ms: only for a site with such files
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const front = FRONT_MATTER.exec(source);
  const headings: { level: number; id: string; text: string }[] = [];
  const marked = new Marked({
    renderer: {
      heading({ depth, tokens }: Tokens.Heading): string {
        // Without emphasis and the like: lists of contents show it as it is.
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        const [, title, id] = HEADING_ID.exec(text) ?? [];
        const html = this.parser.parseInline(tokens).replace(/\s*\{#[\w-]+\}$/, '');
        if (!id || !title) return `<h${depth}>${html}</h${depth}>\n`;
        headings.push({ level: depth, id, text: title });
        return `<h${depth} id="${id}">${html}</h${depth}>\n`;
      },
    },
  });
  const html = marked.parse(source.slice(front?.[0].length ?? 0), { async: false });
  return { meta: readFrontMatter(front?.[1] ?? ''), html, headings };
}

/** Markup that would run code; Markdown escapes what is only shown. */
const SCRIPT = /<script\b|<[a-z][^>]*\son[a-z]+\s*=/i;

/** Lets content import a `.md` file as a {@link MarkdownDocument}. A script in it is an error. */
export const markdownPlugin: Plugin = {
  name: 'markdown',
  setup({ onLoad }) {
    onLoad({ filter: /\.md$/ }, async ({ path: file }): Promise<OnLoadResult> => {
      const text = await readFile(file, 'utf8');
      const document = await parseMarkdown(text);
      if (!SCRIPT.test(document.html)) return { contents: `export default ${JSON.stringify(document)}`, loader: 'js' };
      const lines = text.split('\n');
      const line = lines.findIndex((lineText) => SCRIPT.test(lineText));
      return {
        errors: [
          {
            text: 'This script would not run: the policy of every page forbids it.',
            location: { file, line: line + 1, lineText: lines[line] ?? '' },
            detail: 'Remove it, or write a *.client.ts that a component of the page imports.',
          },
        ],
        watchFiles: [file],
      };
    });
  },
};
