import type { Page, Protocol } from 'puppeteer';

type AXNode = Protocol.Accessibility.AXNode;

const LANDMARKS = ['banner', 'complementary', 'contentinfo', 'form', 'main', 'navigation', 'region', 'search'];
/** What a person can use. */
const CONTROLS = [
  'button',
  'checkbox',
  'combobox',
  'DisclosureTriangle',
  'DisclosureTriangleGrouped',
  'link',
  'radio',
  'slider',
  'spinbutton',
  'switch',
  'textbox',
];
/** What holds them together, if it has a name, and what speaks for itself when it changes. */
const AROUND = ['alert', 'dialog', 'group', 'radiogroup', 'status', 'table'];
const STATES = ['level', 'checked', 'expanded', 'pressed', 'disabled', 'invalid', 'valuemin', 'valuemax'];
/** What the protocol's tree leaves out; it is read from the attributes. */
const ATTRIBUTES = ['aria-current', 'aria-valuetext'];

/** A landmark, heading or control, as a screen reader tells it. */
interface Told {
  readonly role: string;
  readonly name: string;
  readonly states: readonly string[];
  /** How many of those that are told it lies in. */
  readonly depth: number;
}

/** Without soft hyphens, and with plain spaces. */
export const plain = (text: unknown): string =>
  String(text ?? '')
    .replaceAll('\u00AD', '')
    .replace(/\s+/g, ' ')
    .trim();

/** `ATTRIBUTES` of each element that has any, as in `current=page`. */
async function attributesOf(page: Page): Promise<ReadonlyMap<number, readonly string[]>> {
  const session = await page.createCDPSession();
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  await session.detach();
  const found = new Map<number, readonly string[]>();
  const visit = ({ backendNodeId, attributes = [], children = [] }: Protocol.DOM.Node): void => {
    const own = ATTRIBUTES.flatMap((name) => {
      const at = attributes.indexOf(name);
      return at < 0 ? [] : [`${name.slice('aria-'.length)}=${plain(attributes[at + 1])}`];
    });
    if (own.length > 0) found.set(backendNodeId, own);
    for (const child of children) visit(child);
  };
  visit(root);
  return found;
}

function statesOf({ role, value, properties = [] }: AXNode): readonly string[] {
  const told = STATES.flatMap((state) => {
    const found: unknown = properties.find(({ name }) => name === state)?.value.value;
    const isDefault = found === undefined || found === '' || found === 'false';
    return isDefault || (found === false && state !== 'expanded') ? [] : [`${state}=${plain(found)}`];
  });
  const hasValue = ['combobox', 'slider', 'spinbutton', 'textbox'].includes(role?.value as string);
  return [...told, ...(hasValue ? [`value=${plain(value?.value)}`] : [])];
}

/** Landmarks, headings and controls of the page in their order, by its accessibility tree. */
export async function told(page: Page): Promise<readonly Told[]> {
  const session = await page.createCDPSession();
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const attributes = await attributesOf(page);
  const byId = new Map(nodes.map((node) => [node.nodeId, node] as const));
  const all: Told[] = [];
  const visit = (node: AXNode, depth: number): void => {
    const role = plain(node.role?.value);
    const name = plain(node.name?.value);
    const isTold =
      !node.ignored &&
      ([...LANDMARKS, ...CONTROLS, 'heading', 'status', 'alert'].includes(role) ||
        (AROUND.includes(role) && name !== ''));
    if (isTold) {
      const more = attributes.get(node.backendDOMNodeId ?? -1) ?? [];
      all.push({ role, name, states: [...statesOf(node), ...more], depth });
    }
    for (const id of node.childIds ?? []) {
      const child = byId.get(id);
      if (child) visit(child, depth + (isTold ? 1 : 0));
    }
  };
  const [root] = nodes;
  if (root) visit(root, 0);
  return all;
}

/** A line for each, indented by what it lies in. */
export const inLines = (all: readonly Told[]): string =>
  all
    .map(({ role, name, states, depth }) => [`${'  '.repeat(depth)}${role}`, name && `"${name}"`, ...states])
    .map((parts) => `${parts.filter(Boolean).join(' ')}\n`)
    .join('');

export const isControl = ({ role }: Told): boolean => CONTROLS.includes(role);
/** A form or a region without a name is none. */
export const isLandmark = ({ role, name }: Told): boolean =>
  LANDMARKS.includes(role) && (name !== '' || !['form', 'region'].includes(role));
