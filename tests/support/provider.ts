import type { IncomingMessage, ServerResponse } from 'node:http';
import { calendlyScript, calScript, hostileScript } from './provider-scripts.ts';
import { type Served, serveBy } from './serving.ts';

/** How the stand-in behaves. `held`: it answers when it is told to; `stuck`: its frame never answers. */
export type Mode =
  | 'normal'
  | 'held'
  | 'status 500'
  | 'closed'
  | 'throws'
  | 'html'
  | 'empty'
  | 'frameless'
  | 'stuck'
  | 'hostile frame'
  | 'hostile script';

/** What the frame of a well-behaved provider does: says what it is, and tells the page so as Cal's does. */
const CALENDAR = `
  document.cookie = 'provider=1; path=/';
  const tell = (type, data = {}) => parent.postMessage({ fullType: 'CAL::' + type, type, namespace: '', data }, '*');
  addEventListener('message', ({ data }) => {
    if (data.method !== 'parentKnowsIframeReady') return;
    tell('__dimensionChanged', { iframeHeight: 900 });
    tell('linkReady');
  });
  tell('__iframeReady');
  parent.postMessage({ event: 'calendly.event_type_viewed' }, '*');`;

/** What the frame of one that was taken over tries; it reports what came of it. */
const attack = (elsewhere: string): string => `
  const outcome = {};
  const attempt = (name, act) => {
    try { outcome[name] = String(act()); } catch (error) { outcome[name] = error.name; }
  };
  attempt('read', () => parent.document.title);
  attempt('write', () => { parent.document.body.textContent = 'mine'; });
  attempt('storage', () => parent.localStorage.length);
  attempt('function', () => parent.alert('mine'));
  attempt('dialog', () => alert('mine'));
  attempt('navigate', () => { top.location.href = '${elsewhere}/stolen'; });
  attempt('popup', () => window.open('${elsewhere}/popup'));
  parent.postMessage({ outcome }, '*');`;

const page = (title: string, script: string): string =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><script>${script}</script></html>`;

const call = (script: (...values: never[]) => void, ...values: readonly string[]): string =>
  `(${script}).call(window, ${values.map((value) => JSON.stringify(value)).join()});`;

/**
 * A booking provider's host: its script (`/widget.js` in Calendly's way, `/embed/embed.js` in Cal's) and its pages.
 * Tests steer it from other processes: `POST /control/mode?value`, `POST /control/release`, `GET /control/requests`.
 * @param elsewhere origin of a third host, which hostile modes try to reach
 */
export function startProvider(elsewhere = ''): Promise<Served> {
  let mode: Mode = 'normal';
  let requests: string[] = [];
  let held: (() => void)[] = [];
  const release = () => {
    for (const answer of held) answer();
    held = [];
  };

  const controls: Readonly<Record<string, (value: string) => unknown>> = {
    mode(value) {
      release();
      requests = [];
      mode = value as Mode;
    },
    release() {
      release();
      // Requests that arrive after the release get an answer too.
      if (mode === 'held') mode = 'normal';
    },
    requests: () => requests,
  };

  const embeds: Readonly<Record<string, string>> = {
    '/widget.js': call(calendlyScript),
    '/embed/embed.js': call(calScript),
  };
  const scripts: Partial<Record<Mode, string>> = {
    throws: 'throw new Error("Provider is ill");',
    html: '<!doctype html><h1>Wartung</h1>',
    empty: '',
    frameless: 'window.Calendly = { initInlineWidget() {} };',
    'hostile script': call(hostileScript, elsewhere),
  };

  function sendScript(response: ServerResponse, embed: string): void {
    response.setHeader('Content-Type', mode === 'html' ? 'text/html' : 'text/javascript');
    if (mode === 'status 500') response.writeHead(500).end();
    else if (mode === 'closed') response.destroy();
    else if (mode === 'held') held.push(() => response.end(embed));
    else response.end(scripts[mode] ?? embed);
  }

  function sendPage(response: ServerResponse, title: string): void {
    if (mode === 'stuck') return void held.push(() => response.end());
    response.setHeader('Content-Type', 'text/html');
    response.end(page(title, mode === 'hostile frame' ? attack(elsewhere) : CALENDAR));
  }

  function answer({ url = '/' }: IncomingMessage, response: ServerResponse): void {
    const { pathname, search } = new URL(url, 'http://provider');
    const [, first, name = ''] = pathname.split('/');
    if (first === 'control') {
      const result = controls[name]?.(decodeURIComponent(search.slice(1)));
      return void response.end(JSON.stringify(result ?? null));
    }
    requests.push(pathname);
    const embed = embeds[pathname];
    if (embed) sendScript(response, embed);
    else sendPage(response, pathname.replace(/^\/|\/embed$/g, ''));
  }

  // Another host than that of the site, not only another port: cookies do not tell ports apart.
  return serveBy(answer, '127.0.0.1');
}
