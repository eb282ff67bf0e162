/** The two screens that a page is weighed for: a common phone, and a common window on a desktop. */
export const SCREENS = {
  phone: { width: 390, height: 844, density: 3 },
  desktop: { width: 1440, height: 900, density: 1 },
} as const;
export type ScreenName = keyof typeof SCREENS;
export const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[];

interface Screen {
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly density: number;
}

/** CSS pixels per unit, as far as a page without its styles tells. */
function pixelsPer(unit: string, { width, height }: Screen): number | undefined {
  const units: Readonly<Record<string, number>> = { px: 1, em: 16, rem: 16, vw: width / 100, vh: height / 100 };
  return units[unit.toLowerCase()];
}

/** A length in CSS pixels; nothing for `calc()` and other units. */
function lengthOf(text: string, screen: Screen): number | undefined {
  const [, value = '', unit = ''] = /^([\d.]+)([a-z]*)$/i.exec(text.trim()) ?? [];
  const pixels = value === '0' ? 0 : pixelsPer(unit, screen);
  return pixels === undefined ? undefined : Number(value) * pixels;
}

/** The settings of a person who changed none. */
const SETTINGS: Readonly<Record<string, string>> = {
  'prefers-color-scheme': 'light',
  'prefers-reduced-motion': 'no-preference',
  'prefers-reduced-data': 'no-preference',
  'prefers-contrast': 'no-preference',
  'forced-colors': 'none',
  scripting: 'enabled',
};

/** One feature in brackets. An unknown one counts as true, so that no loaded file is missed. */
function hasFeature(feature: string, screen: Screen): boolean {
  const [, name = '', value = ''] = /^\(?\s*([\w-]+)\s*:\s*(.*?)\s*\)?$/.exec(feature) ?? [];
  const setting = SETTINGS[name];
  if (setting) return setting === value;
  if (name === 'orientation') return (value === 'landscape') === screen.width >= screen.height;
  const [, bound = '', what = ''] = /^(?:(min|max)-)?(?:device-)?(width|height|resolution)$/.exec(name) ?? [];
  const range = /^\(?\s*(?:([\d.]+\w+)\s*(<=?|>=?)\s*)?(width|height)\s*(?:(<=?|>=?)\s*([\d.]+\w+))?\s*\)?$/.exec(
    feature,
  );
  if (range) {
    const [, low, before = '', dimension = '', after = '', high] = range;
    const is = screen[dimension as 'width' | 'height'];
    return compare(lengthOf(low ?? '', screen), before, is) && compare(is, after, lengthOf(high ?? '', screen));
  }
  const wanted =
    what === 'resolution' ? Number.parseFloat(value) / (value.endsWith('dpi') ? 96 : 1) : lengthOf(value, screen);
  const is = what === 'resolution' ? screen.density : what === '' ? undefined : screen[what as 'width' | 'height'];
  return compare(is, bound === 'min' ? '>=' : bound === 'max' ? '<=' : '=', wanted);
}

function compare(a: number | undefined, sign: string, b: number | undefined): boolean {
  if (a === undefined || b === undefined || sign === '') return true;
  if (sign === '=') return a === b;
  if (sign.endsWith('=') && a === b) return true;
  return sign.startsWith('<') ? a < b : a > b;
}

/** Whether a media query holds on a screen. */
export const matchesMedia = (query: string, name: ScreenName): boolean =>
  query.split(',').some((one) => {
    const [, not, type = '', rest = ''] = /^\s*(?:(not)\s+|only\s+)?([a-z]+\b(?!\s*[:<>=]))?(.*)$/is.exec(one) ?? [];
    const features = rest.split(/\band\b/i).filter((feature) => feature.trim() !== '');
    const isMet =
      !/^(?:print|speech)$/i.test(type) && features.every((feature) => hasFeature(feature.trim(), SCREENS[name]));
    return not ? !isMet : isMet;
  });

/** A file of a `srcset` with its descriptor: `600w`, `2x`. */
export interface Candidate {
  readonly url: string;
  readonly descriptor: string;
}

/** The files of a `srcset`, whose URLs may hold commas; and `src`, unless another one is for `1x` or a width. */
export function candidatesOf(srcset: string, src = ''): Candidate[] {
  const found = [...srcset.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s+([\d.]+[wxh]))?\s*(?:,|$)/g)].map(
    ([, url = '', descriptor = '1x']) => ({ url, descriptor }),
  );
  const hasSource = found.some(({ descriptor }) => descriptor === '1x' || descriptor.endsWith('w'));
  return src === '' || hasSource ? found : [...found, { url: src, descriptor: '1x' }];
}

/** How wide an image is shown, in CSS pixels, as `sizes` tells. */
function widthOf(sizes: string, name: ScreenName): number {
  const screen = SCREENS[name];
  for (const size of sizes.split(/,(?![^(]*\))/)) {
    const [, query = '', length = ''] = /^\s*(.*?)\s*([\w.]+(?:\(.*\))?)\s*$/s.exec(size) ?? [];
    if (length && (query === '' || matchesMedia(query, name))) return lengthOf(length, screen) ?? screen.width;
  }
  return screen.width;
}

/**
 * The file that Chromium takes: the first that is dense enough, or the one below it if that is closer (Blink's
 * `SelectionLogic` in `html_srcset_parser.cc`).
 */
export function chooseCandidate(candidates: readonly Candidate[], sizes: string, name: ScreenName): string | undefined {
  const { density: wanted } = SCREENS[name];
  const width = widthOf(sizes, name);
  const all = candidates
    .map(({ url, descriptor }) => {
      const value = Number.parseFloat(descriptor);
      return { url, density: descriptor.endsWith('w') ? value / width : value };
    })
    .sort((a, b) => a.density - b.density);
  for (const [at, next] of all.entries()) {
    const current = all[at - 1];
    if (!current || next.density < wanted) continue;
    const middle = Math.sqrt(current.density * next.density);
    return (wanted <= 1 && wanted > current.density) || wanted >= middle ? next.url : current.url;
  }
  return all.at(-1)?.url;
}
