/** Runs in pages served by `npm run dev`: reloads them, swaps their styles, shows problems, when the server says so. */

/** What this document is made from, for the server. */
const { search } = new URL(import.meta.url);

/** A stylesheet of a script: the page's policy allows only its first inline style. */
function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

async function restyle(): Promise<void> {
  const response = await fetch(`/__dev/styles${search}`);
  document.adoptedStyleSheets = [sheetOf(await response.text())];
  for (const old of document.querySelectorAll('style')) old.disabled = true;
}

/** Problems that were closed, for this tab: they stay closed until they change. */
const CLOSED = 'dev-problems-closed';
const PANEL_STYLE = `
  aside { inset: auto auto 1rem 1rem; box-sizing: border-box; max-width: min(40rem, 100vw - 2rem); max-height: 40vh; margin: 0;
    padding: 1rem; border: 0; border-inline-start: 4px solid #ff6369; overflow: auto; background: #1c1c1f; color: #f4f4f5; }
  pre { margin: 0; font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
  button { position: sticky; inset-block-start: 0; float: inline-end; margin-inline-start: 1rem; padding: 4px 12px;
    border: 1px solid; background: #1c1c1f; color: inherit; font: 13px/1.5 ui-sans-serif, sans-serif; cursor: pointer; }
`;
/** Keeps the styles of the page out of the panel. */
const host = document.createElement('div');
const root = host.attachShadow({ mode: 'open' });
root.adoptedStyleSheets = [sheetOf(PANEL_STYLE)];
document.body.append(host);

/** Shows what the build would refuse in a corner of the page. */
function showProblems(problems: string): void {
  root.replaceChildren();
  if (problems === '') sessionStorage.removeItem(CLOSED);
  if (problems === '' || sessionStorage.getItem(CLOSED) === problems) return;
  const panel = document.createElement('aside');
  panel.popover = 'manual'; // above everything else
  panel.ariaLabel = 'Problems of the build';
  panel.lang = 'en';
  const text = document.createElement('pre');
  text.textContent = problems;
  const close = document.createElement('button');
  close.textContent = 'Close';
  close.onclick = () => {
    sessionStorage.setItem(CLOSED, problems);
    root.replaceChildren();
  };
  panel.append(close, text);
  root.append(panel);
  panel.showPopover();
}

const events = new EventSource(`/__dev/events${search}`);
events.addEventListener('reload', () => location.reload());
events.addEventListener('restyle', () => void restyle());
events.addEventListener('problems', ({ data }: MessageEvent<string>) => showProblems(JSON.parse(data) as string));
