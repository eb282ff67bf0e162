/** The report's own script: sorts, filters and switches between encodings. Without it every number stands in brotli. */

const BROTLI = 2;
const format = new Intl.NumberFormat('en');
let encoding = BROTLI;

/** What a cell sorts by: its number in the chosen encoding, or its text. */
function sortValue(row: HTMLTableRowElement, column: number): number | string {
  const cell = row.cells[column];
  const values = cell?.dataset.v?.split(',').map(Number);
  if (!values) return cell?.textContent ?? '';
  return values[encoding] ?? values[0] ?? 0;
}

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');

function sort(table: HTMLTableElement, column: number, direction: 1 | -1): void {
  const [body] = table.tBodies;
  const rows = [...(body?.rows ?? [])];
  rows.sort((a, b) => direction * compare(sortValue(a, column), sortValue(b, column)));
  body?.append(...rows);
}

/** Numbers start with the largest, names with the first. */
function pressed(head: HTMLTableCellElement): void {
  const table = head.closest('table');
  const before = head.getAttribute('aria-sort');
  if (!table) return;
  const first = table.tBodies[0]?.rows[0];
  const isText = !first || typeof sortValue(first, head.cellIndex) === 'string';
  const descending = before ? before === 'ascending' : !isText;
  for (const other of table.querySelectorAll('th[aria-sort]')) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
  sort(table, head.cellIndex, descending ? -1 : 1);
}

function filter(table: HTMLTableElement, text: string, status: Element): void {
  const rows = [...(table.tBodies[0]?.rows ?? [])];
  for (const row of rows) row.hidden = !row.cells[0]?.textContent?.toLowerCase().includes(text.trim().toLowerCase());
  status.textContent = `${rows.filter((row) => !row.hidden).length} of ${rows.length} pages`;
}

function show(table: HTMLTableElement, chosen: number): void {
  encoding = chosen;
  for (const cell of table.querySelectorAll<HTMLElement>('td[data-v*=","]')) {
    cell.textContent = format.format(Number(cell.dataset.v?.split(',')[chosen]));
  }
  const sorted = table.querySelector<HTMLTableCellElement>('th[aria-sort]');
  if (sorted) sort(table, sorted.cellIndex, sorted.ariaSort === 'descending' ? -1 : 1);
}

/** A link to a page opens what is folded around its target. */
function reveal(): void {
  const details = document.getElementById(location.hash.slice(1))?.closest('details');
  if (!details) return;
  details.open = true;
  details.scrollIntoView();
  details.querySelector('summary')?.focus({ preventScroll: true });
}

const table = document.querySelector<HTMLTableElement>('#page-table');
const controls = document.querySelector<HTMLFormElement>('.controls');
const status = controls?.querySelector('[role=status]');

document.addEventListener('click', ({ target }) => {
  const head = (target as Element).closest<HTMLTableCellElement>('thead th');
  if (head) pressed(head);
});
if (table && controls && status) {
  controls.hidden = false;
  controls.addEventListener('submit', (event) => event.preventDefault());
  controls.addEventListener('input', ({ target }) => {
    const input = target as HTMLInputElement;
    if (input.type === 'radio') show(table, Number(input.value));
    else filter(table, input.value, status);
  });
}
addEventListener('hashchange', reveal);
reveal();

export {};
