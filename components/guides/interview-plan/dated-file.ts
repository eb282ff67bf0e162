const HOUR = 3_600_000;

/** Downloads the calendar file of a link with another `start`, in milliseconds; its interview takes an hour. */
export async function downloadFrom(link: HTMLAnchorElement, start: number): Promise<void> {
  const text = await (await fetch(link.href)).text();
  const dated = text.replace(/(DTSTART|(DTEND)):\w+/g, (_, name: string, end?: string) => {
    const time = new Date(start + (end ? HOUR : 0)).toISOString();
    return `${name}:${time.replace(/\W|000Z/g, '')}`;
  });
  const download = link.cloneNode() as HTMLAnchorElement; // without the handler of the link
  download.href = URL.createObjectURL(new Blob([dated], { type: 'text/calendar' }));
  download.click();
}
