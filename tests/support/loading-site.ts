import { data, type Files, page } from './fixture.ts';

/** Content of so many bytes that no compression makes smaller. */
const noise = (bytes: number, seed: number): string =>
  Array.from({ length: bytes }, (_, at) => String.fromCharCode(33 + ((at * at * 7 + at * seed * 13 + seed) % 90))).join(
    '',
  );

/** Each way of loading a file: what it is called, the file, and when and where it is loaded. */
export interface WayOfLoading {
  readonly way: string;
  readonly file: string;
  readonly when: 'first' | 'lazy' | 'interaction' | 'never';
  readonly screens?: readonly ('phone' | 'desktop')[];
}

const ON_PHONE = ['phone'] as const;
const ON_DESKTOP = ['desktop'] as const;

export const WAYS: readonly WayOfLoading[] = [
  { way: '<link rel=stylesheet>', file: 'linked.css', when: 'first' },
  { way: '<link rel=preload as=image>', file: 'preloaded.jpg', when: 'first' },
  { way: '<link rel=preload as=font>', file: 'first.woff2', when: 'first' },
  { way: '<link rel=icon>', file: 'icon.svg', when: 'first' },
  { way: '<img src>', file: 'plain.jpg', when: 'first' },
  { way: '<img srcset> for few pixels', file: 'width-1200.jpg', when: 'first', screens: ON_PHONE },
  { way: '<img srcset> for many pixels', file: 'width-1500.jpg', when: 'first', screens: ON_DESKTOP },
  { way: '<img srcset> for neither screen', file: 'width-300.jpg', when: 'never' },
  { way: '<img srcset> for dense screens, which React preloads for all', file: 'double.webp', when: 'first' },
  { way: '<img src> for the others', file: 'single.webp', when: 'first', screens: ON_DESKTOP },
  { way: '<source media> that matches', file: 'narrow.webp', when: 'first', screens: ON_PHONE },
  { way: '<img> of a picture whose source does not match', file: 'wide.webp', when: 'first', screens: ON_DESKTOP },
  { way: '<source type>', file: 'modern.avif', when: 'first' },
  { way: '<source> of an unknown type', file: 'future.img', when: 'never' },
  { way: '<img loading=lazy>', file: 'lazy.png', when: 'lazy' },
  { way: '<video poster>', file: 'poster.jpg', when: 'first' },
  { way: '<video preload=none>', file: 'film.mp4', when: 'interaction' },
  { way: '<audio preload=auto>', file: 'sound.mp3', when: 'first' },
  { way: '<image href> in a drawing', file: 'drawn.png', when: 'first' },
  { way: '<use href> of another file', file: 'sprite.svg', when: 'first' },
  { way: '<object data>', file: 'object.svg', when: 'first' },
  { way: '<embed src>', file: 'embed.svg', when: 'first' },
  { way: '<iframe src>', file: 'frame.svg', when: 'first' },
  { way: '<input type=image>', file: 'button.png', when: 'first' },
  { way: '<noscript>', file: 'noscript.png', when: 'never' },
  { way: '<template>', file: 'template.png', when: 'never' },
  { way: 'a background', file: 'background.png', when: 'first' },
  { way: 'a background of what is not there', file: 'absent.png', when: 'never' },
  { way: 'a background in a media query', file: 'wide-background.png', when: 'first', screens: ON_DESKTOP },
  { way: 'a background for print', file: 'print.png', when: 'never' },
  { way: 'a background on hover', file: 'hover.png', when: 'interaction' },
  { way: 'content of a pseudo-element', file: 'before.png', when: 'first' },
  { way: 'a nested rule', file: 'nested.png', when: 'first' },
  { way: 'a second font', file: 'second.woff2', when: 'first' },
  { way: 'a font without a character of the page', file: 'greek.woff2', when: 'never' },
  { way: 'the script of a page', file: 'plain', when: 'first' },
  { way: 'an island', file: 'counter', when: 'first' },
  { way: 'what islands share', file: 'preact', when: 'first' },
  { way: 'import() of a script at once', file: 'at-once', when: 'first' },
  { way: 'import() of an island that is rendered', file: 'in-effect', when: 'first' },
  { way: 'import() of that import()', file: 'behind', when: 'first' },
  { way: 'import() of a component that is not rendered', file: 'not-shown', when: 'interaction' },
  { way: 'import() of a handler', file: 'on-click', when: 'interaction' },
];

const BINARY = WAYS.map(({ file }) => file).filter((file) => /\.(?!svg|css)\w+$/.test(file) && !file.endsWith('woff2'));
const drawing = (id: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" id="${id}"><symbol id="s"><path d="M0 0h9v9z"/></symbol></svg>`;

const body = `
  <h1>A</h1>
  <img src="/plain.jpg" alt="" />
  <img srcSet="/width-300.jpg 300w, /width-1200.jpg 1200w, /width-1500.jpg 1500w" sizes="(max-width: 30em) 90vw, 1400px" alt="" />
  <img src="/single.webp" srcSet="/double.webp 2x" alt="" />
  <picture><source media="(width < 600px)" srcSet="/narrow.webp" /><img src="/wide.webp" alt="" /></picture>
  <picture><source type="image/x-future" srcSet="/future.img" /><source type="image/avif" srcSet="/modern.avif" /><img src="/plain.jpg" alt="" /></picture>
  <video poster="/poster.jpg" src="/film.mp4" preload="none" /><audio src="/sound.mp3" preload="auto" />
  <svg><image href="/drawn.png" width="9" height="9" /><use href="/sprite.svg#s" /></svg>
  <object data="/object.svg" /><embed src="/embed.svg" /><iframe src="/frame.svg" title="Bild" />
  <form><input type="image" src="/button.png" alt="Los" /></form>
  <noscript><img src="/noscript.png" alt="" /></noscript><template dangerouslySetInnerHTML={{ __html: '<img src="/template.png" alt="">' }} />
  <div className="box"><p className="second">Zweite</p></div><a className="link" href="/b">zu B</a>
  <Counter />
  <div className="tall" />
  <img src="/lazy.png" loading="lazy" width="90" height="90" alt="" />`;

/** A site that loads something in each of these ways. */
export const loadingSite: Files = {
  ...Object.fromEntries(BINARY.map((file, at) => [`static/${file}`, noise(1500 + 100 * at, at + 1)])),
  ...Object.fromEntries(
    ['icon', 'sprite', 'object', 'embed', 'frame'].map((name) => [`static/${name}.svg`, drawing(name)]),
  ),
  'static/linked.css': '.linked { color: green; }',
  'components/first.woff2': noise(900, 91),
  'components/second.woff2': noise(800, 92),
  'components/greek.woff2': noise(700, 93),
  'components/styles.scss': `
    @font-face { font-family: First; src: url('./first.woff2'); }
    @font-face { font-family: 'Second Face'; src: url('./second.woff2'); font-display: block; }
    @font-face { font-family: 'Second Face'; src: url('./greek.woff2'); unicode-range: U+370-3FF; }
    body { font-family: First; }
    .second { font: 1rem 'Second Face', serif; &::before { content: url('/nested.png'); } }
    .box { background: url('/background.png'); }
    .absent { background: url('/absent.png'); }
    .tall { height: 9000px; }
    @media (min-width: 60rem) { main { background-image: url('/wide-background.png'); } }
    @media print { main { background: url('/print.png'); } }
    .link:hover { background: url('/hover.png'); }
    main > .link::before { content: url('/before.png'); }`,
  'components/document.tsx': `
    import './styles.scss';
    import font from './first.woff2';
    export default function Document({ meta, children }) {
      return (
        <html lang="de"><head><meta charSet="utf-8" /><title>{meta.title}</title>
          <meta name="viewport" content="width=device-width" />
          <link rel="icon" href="/icon.svg" /><link rel="stylesheet" href="/linked.css" />
          <link rel="preload" as="font" href={font} crossOrigin="" /><link rel="preload" as="image" href="/preloaded.jpg" />
        </head><body>{children}</body></html>
      );
    }`,
  'components/plain.client.ts': `import('./at-once.ts');`,
  'components/at-once.ts': `document.documentElement.dataset.one = '1';`,
  'components/counter.island.tsx': `
    import { useEffect, useState } from 'react';
    const load = () => import('./in-effect.ts');
    const Hidden = () => { useEffect(() => void import('./not-shown.ts'), []); return <b>da</b>; };
    export default function Counter() {
      const [shown, setShown] = useState(false);
      useEffect(() => { load(); }, []);
      return <button type="button" onClick={() => { import('./on-click.ts'); setShown(true); }}>{shown ? <Hidden /> : 'mehr'}</button>;
    }`,
  'components/in-effect.ts': `import('./behind.ts'); document.documentElement.dataset.two = '1';`,
  'components/behind.ts': `document.documentElement.dataset.three = '1';`,
  'components/not-shown.ts': `document.documentElement.dataset.four = '1';`,
  'components/on-click.ts': `document.documentElement.dataset.five = '1';`,
  'content/index.ts': data({
    csp: `() => ({ 'style-src': ["'self'"], 'object-src': ["'self'"], 'frame-src': ["'self'"], 'media-src': ["'self'"] })`,
    prefetch: `{ except: [] }`,
  }),
  'pages/a.tsx': page(
    'Seite A',
    body,
    `import Counter from '../components/counter.island.tsx'; import '../components/plain.client.ts';`,
  ),
};
