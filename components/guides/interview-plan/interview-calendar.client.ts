/** Lets the visitor choose when the interview begins, and puts that into the calendar file. */
const form = document.querySelector('.interview-calendar__form') as HTMLFormElement;
const [label, link] = form.children as unknown as readonly [HTMLLabelElement, HTMLAnchorElement];
const input = label.control as HTMLInputElement;
const HOUR = 3_600_000;

// The field and the file know no time zone: all is reckoned as if the visitor's clock showed UTC.
const soon = new Date();
do soon.setUTCDate(soon.getUTCDate() + 1);
while (soon.getUTCDay() % 6 === 0); // not at the weekend
input.valueAsNumber = soon.setUTCHours(10, 0, 0, 0);
label.hidden = false;

link.onclick = async (event) => {
  if (link.protocol === 'blob:') return; // the click below
  event.preventDefault();
  if (!form.reportValidity()) return;
  const { href } = link;
  const text = await (await fetch(href)).text();
  const dated = text.replace(/(DTSTART|(DTEND)):\w+/g, (_, name: string, end?: string) => {
    const time = new Date(input.valueAsNumber + (end ? HOUR : 0)).toISOString();
    return `${name}:${time.replace(/\W|000Z/g, '')}`;
  });
  link.href = URL.createObjectURL(new Blob([dated], { type: 'text/calendar' }));
  link.click();
  link.href = href;
};
