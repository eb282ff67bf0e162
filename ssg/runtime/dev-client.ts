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
  :host { position: fixed; inset: auto auto 1rem 1rem; max-width: min(40rem, 100vw - 2rem); max-height: 40vh; overflow: auto;
    box-sizing: border-box; margin: 0; padding: .75rem 1rem; border: 0; border-inline-start: .25rem solid #e5484d;
    border-radius: .25rem; background: #1c1c1f; color: #f4f4f5; }
  pre { margin: 0; font: .8125rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
  button { float: inline-end; margin-inline-start: 1rem; padding: .25rem .75rem; border: 1px solid; border-radius: .25rem;
    background: none; color: inherit; font: .8125rem/1.5 ui-sans-serif, sans-serif; cursor: pointer; }
`;
let panel: HTMLElement | undefined;

/** Shows what the build would refuse in a corner of the page. */
function showProblems(problems: string): void {
  panel?.remove();
  if (problems === '') sessionStorage.removeItem(CLOSED);
  if (problems === '' || sessionStorage.getItem(CLOSED) === problems) return;
  panel = document.createElement('aside');
  panel.popover = 'manual'; // above everything, whatever the page's styles are
  panel.ariaLabel = 'Problems of the build';
  panel.lang = 'en';
  const text = document.createElement('pre');
  text.textContent = problems;
  const close = document.createElement('button');
  close.textContent = 'Close';
  close.onclick = () => {
    sessionStorage.setItem(CLOSED, problems);
    panel?.remove();
  };
  const root = panel.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(PANEL_STYLE)];
  root.append(close, text);
  document.body.append(panel);
  panel.showPopover();
}

const events = new EventSource(`/__dev/events${search}`);
events.addEventListener('reload', () => location.reload());
events.addEventListener('restyle', () => void restyle());
events.addEventListener('problems', ({ data }: MessageEvent<string>) => showProblems(JSON.parse(data) as string));
