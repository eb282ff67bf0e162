/** Where a browser puts what is on a page, to be compared with another one. */

/** An element that is laid out as a box, in CSS pixels. */
export interface Box {
  /** The element as a selector names it, with the beginning of its text. */
  readonly name: string;
  /** From the left edge of the box around it. */
  readonly left: number;
  /** From the top edge of the box before it in the same element, or of the box around it. */
  readonly top: number;
  /** From the bottom edge of the box before it, or the same as `top`. */
  readonly gap: number;
  readonly width: number;
  readonly height: number;
  /** How much higher it is with one line of text more in it. */
  readonly line: number;
  /** Whether it is in a column, whose width follows from the texts in it. */
  readonly isCell: boolean;
}

/** Every visible box of a page, in the order of the document. Runs in the page; nothing moves while it looks. */
export async function measureBoxes(): Promise<readonly Box[]> {
  // A constructed sheet is no inline style, which the policy of the page refuses.
  const still = new CSSStyleSheet();
  still.replaceSync(`*, ::before, ::after {
    animation: none !important; transition: none !important;
    transform: none !important; translate: none !important; rotate: none !important;
  }`);
  document.adoptedStyleSheets = [still];
  await document.fonts.ready;
  const isBox = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !/^(?:inline|contents)$/.test(getComputedStyle(element).display);
  const boxes: Box[] = [];
  /** Measures all boxes in an element and returns their lines. */
  const walk = (element: Element, around: DOMRect): number[] => {
    let before: DOMRect | undefined;
    const lines: number[] = [];
    for (const child of element.children) {
      if (child.matches('svg *')) continue;
      if (!isBox(child)) {
        lines.push(...walk(child, around));
        continue;
      }
      const place = child.getBoundingClientRect();
      const index = boxes.length;
      const within = walk(child, place);
      const own = Number.parseFloat(getComputedStyle(child).lineHeight) || 0;
      // A row of a table is as high as its highest cell; the table is as high as all of them.
      const line = child.matches('table, tbody') ? within.reduce((sum, one) => sum + one, 0) : Math.max(own, ...within);
      const text = child.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40);
      boxes.splice(index, 0, {
        name: `${[child.localName, ...child.classList].join('.')} "${text}"`,
        left: place.left - around.left,
        top: place.top - (before?.top ?? around.top),
        gap: place.top - (before?.bottom ?? around.top),
        width: place.width,
        height: place.height,
        line,
        isCell: child.matches('th, td'),
      });
      before = place;
      lines.push(line);
    }
    return lines;
  };
  walk(document.body, document.body.getBoundingClientRect());
  return boxes;
}

/** Letters are set at fractions of a pixel, and rows of buttons and links add these up. */
const LETTERS = 8;
/** Every browser shares out the width of a table in its own way. */
const COLUMNS = 40;
/** Line heights are whole pixels in WebKit: texts are up to 4 % lower there. */
const LINE_HEIGHTS = 0.05;

/** Of running text. */
const LINE = 30;

const isNear = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= tolerance;

/** What stands elsewhere, or is of another size, than in the browser to compare with: a line for each flaw. */
export function misplaced(boxes: readonly Box[], expected: readonly Box[]): readonly string[] {
  const namesOf = (all: readonly Box[]) => all.map(({ name }) => name);
  const [names, expectedNames] = [namesOf(boxes), namesOf(expected)];
  if (names.join() !== expectedNames.join()) {
    return [
      ...names.filter((name) => !expectedNames.includes(name)).map((name) => `only here: ${name}`),
      ...expectedNames.filter((name) => !names.includes(name)).map((name) => `not here: ${name}`),
    ];
  }
  return boxes.flatMap((box, index) => {
    const other = expected[index] as Box;
    const across = box.isCell ? COLUMNS : LETTERS;
    // A word may have just room in one of the two browsers: a text has a line more or less.
    const down = (a: number, b: number, line: number) => isNear(a, b, line + LINE_HEIGHTS * Math.abs(b));
    const flaws = [
      !isNear(box.left, other.left, across) && 'left',
      !isNear(box.width, other.width, across) && 'width',
      // Below a text that is lower the next box begins where that text ends; in a row all begin at one height.
      !down(box.gap, other.gap, LINE) && !down(box.top, other.top, LINE) && 'top',
      !down(box.height, other.height, box.line) && 'height',
    ] as const;
    const isFlaw = (flaw: (typeof flaws)[number]) => flaw !== false;
    return flaws
      .filter(isFlaw)
      .map((flaw) => `${flaw} ${Math.round(box[flaw])} instead of ${Math.round(other[flaw])}: ${box.name}`);
  });
}
