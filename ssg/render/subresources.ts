import type { Attribute } from './html-tokens.ts';
import { candidatesOf, chooseCandidate, matchesMedia, SCREEN_NAMES, type ScreenName } from './screens.ts';

/**
 * What a file is to the page that loads it. A script is its entry or a chunk that it imports; `media` are video, audio,
 * and what stands in frames and objects; `rules` say what may be prefetched, and come by a header of the host.
 */
export type SubresourceKind = 'style' | 'entry' | 'shared' | 'font' | 'image' | 'media' | 'rules';

/** A file that a browser asks for because of a document. */
export interface Subresource {
  /** As written: root-absolute without the base path, or with a host. */
  readonly url: string;
  readonly kind: SubresourceKind;
  /** Loaded when it is scrolled to, or after an interaction; otherwise with the page. */
  readonly when?: 'lazy' | 'interaction';
  /** Loaded on this screen only. */
  readonly screen?: ScreenName;
}

/** Formats that Chromium shows, of those that have a type. */
const SHOWN = /^(?:image\/(?:avif|webp|png|apng|jpeg|jxl|gif|svg\+xml|bmp|x-icon)|video\/(?:mp4|webm|ogg)|audio\/.*)/;
const PRELOADED: Readonly<Record<string, SubresourceKind>> = {
  font: 'font',
  image: 'image',
  style: 'style',
  script: 'shared',
  fetch: 'media',
  video: 'media',
  audio: 'media',
};
/** Parts of a document that load nothing. */
const INERT: ReadonlySet<string> = new Set(['noscript', 'template']);
const LOADERS: ReadonlySet<string> = new Set(
  'link script picture source img input image use feimage iframe embed object video audio track'.split(' '),
);

type Read = (name: string) => string;
type Place = Pick<Subresource, 'when' | 'screen'>;

/** Collects the files that a document makes a browser load. */
export class SubresourceReader {
  readonly #found = new Map<string, Subresource>();
  readonly #icons: string[] = [];
  /** What the sources of the open `<picture>` have settled, by screen. */
  #picture: Map<ScreenName, string> | undefined;
  /** Whether the open `<video>` or `<audio>` has its source, and when it loads that. */
  #player: { when: Subresource['when']; hasSource: boolean } | undefined;
  #inert = 0;

  /** Each once. Of the icons of the tab, the browser takes the drawing, or else the first. */
  get found(): readonly Subresource[] {
    const icon = this.#icons.find((url) => /\.svg\b/.test(url)) ?? this.#icons[0];
    const isOnEveryScreen = ({ url, when, screen }: Subresource) => screen && this.#found.has(`${url} ${when ?? ''}`);
    return [
      ...[...this.#found.values()].filter((file) => !isOnEveryScreen(file)),
      ...(icon && !this.#found.has(`${icon} `) ? [{ url: icon, kind: 'image' as const }] : []),
    ];
  }

  #add(url: string, kind: SubresourceKind, { when, screen }: Place = {}): void {
    if (url === '' || /^(?:data|blob|about|javascript):|^#/i.test(url)) return;
    const file = url.replace(/[?#].*/s, '');
    this.#found.set(`${file} ${when ?? ''}${screen ?? ''}`, {
      url: file,
      kind,
      ...(when && { when }),
      ...(screen && { screen }),
    });
  }

  /** An image of a set: the file of each screen. */
  #addSet(srcset: string, sizes: string, src: string, place: Place): void {
    const candidates = candidatesOf(srcset, src);
    const chosen = SCREEN_NAMES.map((screen) => ({
      screen,
      url: this.#picture?.get(screen) ?? chooseCandidate(candidates, sizes, screen) ?? '',
    }));
    this.#addChosen(chosen, place);
  }

  #addChosen(chosen: readonly { readonly screen: ScreenName; readonly url: string }[], place: Place): void {
    const urls = new Set(chosen.map(({ url }) => url));
    for (const { screen, url } of chosen) this.#add(url, 'image', urls.size === 1 ? place : { ...place, screen });
  }

  open(name: string, attributes: readonly Attribute[]): void {
    if (INERT.has(name)) this.#inert += 1;
    if (this.#inert > 0 || !LOADERS.has(name)) return;
    const read: Read = (wanted) => attributes.find((attribute) => attribute.name === wanted)?.value ?? '';
    const has = (wanted: string) => attributes.some((attribute) => attribute.name === wanted);
    const lazy: Place = read('loading').toLowerCase() === 'lazy' ? { when: 'lazy' } : {};
    if (name === 'link') this.#readLink(read);
    else if (name === 'script') this.#add(read('src'), 'entry');
    else if (name === 'picture') this.#picture = new Map();
    else if (name === 'source') this.#readSource(read);
    else if (name === 'img') this.#addSet(read('srcset'), read('sizes'), read('src'), lazy);
    else if (name === 'input' && read('type').toLowerCase() === 'image') this.#add(read('src'), 'image');
    else if (/^(?:image|use|feimage)$/.test(name)) this.#add(read('href') || read('xlink:href'), 'image');
    else if (name === 'iframe') this.#add(read('src'), 'media', lazy);
    else if (name === 'embed') this.#add(read('src'), 'media');
    else if (name === 'object') this.#add(read('data'), 'media');
    else if (name === 'video' || name === 'audio') {
      const waits = read('preload').toLowerCase() === 'none' && !has('autoplay');
      this.#player = { when: waits ? 'interaction' : undefined, hasSource: has('src') };
      this.#add(read('poster'), 'image');
      this.#add(read('src'), 'media', waits ? { when: 'interaction' } : {});
    } else if (name === 'track' && has('default')) this.#add(read('src'), 'media');
  }

  #readLink(read: Read): void {
    const rel = read('rel').toLowerCase().split(/\s+/);
    const href = read('href');
    if (rel.includes('stylesheet') && !rel.includes('alternate')) this.#add(href, 'style');
    else if (rel.includes('modulepreload')) this.#add(href, 'shared');
    else if (rel.includes('icon')) this.#icons.push(href.replace(/[?#].*/s, ''));
    else if (rel.includes('preload')) this.#readPreload(read, href);
  }

  #readPreload(read: Read, href: string): void {
    const kind = PRELOADED[read('as').toLowerCase()];
    const screens = SCREEN_NAMES.filter((screen) => matchesMedia(read('media'), screen));
    if (!kind) return;
    const candidates = candidatesOf(read('imagesrcset'), href);
    const chosen = screens.map((screen) => ({
      screen,
      url: chooseCandidate(candidates, read('imagesizes'), screen) ?? '',
    }));
    if (kind === 'image' && screens.length === SCREEN_NAMES.length) this.#addChosen(chosen, {});
    else for (const { screen, url } of chosen) this.#add(url, kind, screens.length > 1 ? {} : { screen });
  }

  #readSource(read: Read): void {
    const type = read('type').toLowerCase();
    if (type !== '' && !SHOWN.test(type)) return;
    if (this.#picture) {
      for (const screen of SCREEN_NAMES) {
        if (this.#picture.has(screen) || !matchesMedia(read('media'), screen)) continue;
        const url = chooseCandidate(candidatesOf(read('srcset')), read('sizes'), screen);
        if (url) this.#picture.set(screen, url);
      }
    } else if (this.#player && !this.#player.hasSource) {
      this.#player.hasSource = true;
      this.#add(read('src'), 'media', this.#player.when ? { when: this.#player.when } : {});
    }
  }

  close(name: string): void {
    if (INERT.has(name)) this.#inert -= 1;
    if (name === 'picture') this.#picture = undefined;
    if (name === 'video' || name === 'audio') this.#player = undefined;
  }
}
