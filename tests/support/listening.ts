import { type Served, serveBy } from './serving.ts';

/** Runs in every page before anything else: notes what goes wrong, for as long as the tab lives. */
function listen(): void {
  const note = (message: string) => {
    sessionStorage.setItem('noted', `${sessionStorage.getItem('noted') ?? ''}${location.pathname}: ${message}\n`);
  };
  // Scripts, styles and pictures that do not arrive are heard on their way down to the element.
  addEventListener(
    'error',
    ({ message, target }) => note(message ?? `not loaded: ${(target as Element).outerHTML}`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    // WebKit itself rejects a promise that no script holds, when it skips the fade to another page.
    if (!`${reason}`.includes('Skipping view transition')) note(`unhandled: ${reason}`);
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    note(`refused by the policy: ${violatedDirective} ${blockedURI}`);
  });
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...values: unknown[]) => {
      note(`${level}: ${values.join(' ')}`);
      write(...values);
    };
  }
}

const LISTENER = '/listener.js';

/**
 * Passes a site on, with a script in each page that notes what goes wrong: WebKit's driver tells nothing of it.
 * The script stands before the policy of the page, and comes from the page's own host.
 */
export function serveListening(site: string): Promise<Served> {
  return serveBy(async ({ url, headers }, response) => {
    if (url === LISTENER) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(`(${listen})();`);
      return;
    }
    const answer = await fetch(`${site}${url}`, { redirect: 'manual', headers: { accept: headers.accept ?? '*/*' } });
    const passed = [...answer.headers].filter(
      ([name]) => !/^(?:content-(?:length|encoding)|transfer-encoding|connection)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(passed));
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    response.end(
      isPage
        ? (await answer.text()).replace('<head>', `<head><script src="${LISTENER}"></script>`)
        : Buffer.from(await answer.arrayBuffer()),
    );
  }, 'localhost');
}
