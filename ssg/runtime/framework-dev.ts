/** The framework of the development server: it reports islands that render other HTML in the browser than on the server. */
import 'preact/debug'; // before anything of Preact is used; it reports other elements, with their components
import { hydrate } from 'preact';
import { hydrateIslands as hydrateAll } from './hydrate.ts';

export * from './framework.ts';

/** Elements and texts, without attributes, which hydration leaves alone, and without what React puts between texts. */
const shapeOf = ({ innerHTML }: Element): string =>
  innerHTML.replace(/<!--.*?-->/gs, '').replace(/<([\w-]+)[^>]*>/g, '<$1>');

/** Preact replaces a different text without a message, and does not name the island of a different element. */
const hydrateAndCompare: typeof hydrate = (node, container) => {
  const root = container as Element;
  const server = shapeOf(root);
  hydrate(node, root);
  const browser = shapeOf(root);
  if (server === browser) return;
  const name = root.getAttribute('name');
  console.error(`Island "${name}" renders "${browser}" in the browser and "${server}" on the server.`);
};

/** The same as in a build, with the comparison. */
export const hydrateIslands: typeof hydrateAll = (islands, errorText, loadError) =>
  hydrateAll(islands, errorText, loadError, hydrateAndCompare);
