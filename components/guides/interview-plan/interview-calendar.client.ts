/** Lets the visitor choose when the interview begins, and puts that into the calendar file. */
const form = document.querySelector('.interview-calendar form') as HTMLFormElement;
const [label, link] = form.children as unknown as readonly [HTMLLabelElement, HTMLAnchorElement];
const input = label.control as HTMLInputElement;

// The field and the file know no time zone: all is reckoned as if the visitor's clock showed UTC.
const soon = new Date();
do soon.setUTCDate(soon.getUTCDate() + 1);
while (soon.getUTCDay() % 6 === 0); // not at the weekend
input.valueAsNumber = soon.setUTCHours(10, 0, 0, 0);
label.hidden = false;

link.onclick = async (event) => {
  event.preventDefault();
  if (!form.reportValidity()) return;
  const { downloadFrom } = await import('./dated-file.ts');
  await downloadFrom(link, input.valueAsNumber);
};
