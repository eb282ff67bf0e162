/** What an open page of the development server is told. */
export interface DevEvents {
  /** Waits for the next order to the page. */
  nextChange(): Promise<'reload' | 'restyle'>;
  /** Waits for the next list of problems. */
  nextProblems(): Promise<string>;
}

async function listen(stream: string): Promise<DevEvents> {
  const { body } = await fetch(stream);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (types: string): Promise<readonly string[]> => {
    for (;;) {
      const event = new RegExp(`event: (${types})\ndata: (.*)\n\n`).exec(text);
      if (event) {
        text = text.replace(event[0], '');
        return event;
      }
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error('The server ended the stream of events.');
      text += value;
    }
  };
  return {
    nextChange: async () => (await next('reload|restyle'))[1] as 'reload' | 'restyle',
    nextProblems: async () => JSON.parse((await next('problems'))[2] ?? '') as string,
  };
}

/** Listens as a page that any change reloads. @param url address of the site */
export const listenToAll = (url: string): Promise<DevEvents> => listen(`${new URL(url).origin}/__dev/events`);

/** Opens a page. @returns a function that listens as that page does, however long it was open */
export async function openPage(url: string): Promise<() => Promise<DevEvents>> {
  const html = await (await fetch(url)).text();
  const [, query = ''] = /client\.js\?([^"]+)/.exec(html) ?? [];
  return () => listen(`${new URL(url).origin}/__dev/events?${query.replaceAll('&amp;', '&')}`);
}
