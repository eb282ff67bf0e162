/** Runs in pages served by `npm run dev`: reloads them, or swaps their styles, when the server says so. */

/** What the server sends after an update: pages that must reload, and pages whose styles alone changed. */
export interface DevEvent {
  readonly reload: readonly string[] | 'all';
  readonly restyle: readonly string[];
}

const { searchParams } = new URL(import.meta.url);
/** The page file that this document is made from, by the path it stands for: `/guides/[slug]`; none for an error or a missing page. */
const page = searchParams.get('page') ?? '';
/** What had been published when this document was made. */
const revision = searchParams.get('revision') ?? '';

async function restyle(): Promise<void> {
  const response = await fetch(`/__dev/styles?page=${encodeURIComponent(page)}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  // The page's policy allows only its first inline style; constructed sheets are not inline.
  document.adoptedStyleSheets = [sheet];
  for (const old of document.querySelectorAll('style')) old.disabled = true;
}

const events = new EventSource(`/__dev/events?revision=${revision}`);
let connected = false;
events.onopen = () => {
  if (connected) location.reload(); // the server was restarted
  connected = true;
};
events.onmessage = ({ data }: MessageEvent<string>) => {
  const event = JSON.parse(data) as DevEvent;
  if (page === '' || event.reload === 'all' || event.reload.includes(page)) location.reload();
  else if (event.restyle.includes(page)) void restyle();
};
