import '../../../styles/index.scss';
import './document.scss';
import '../shell/shell.client.ts';
import { shell, viewOf } from '../../../content/navigation.ts';
import type { DocumentProps } from '../../../ssg/contract.ts';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { Footer } from '../footer/footer.tsx';
import { FootnoteScope } from '../footnote-mark/footnote-mark.tsx';
import { Footnotes } from '../footnotes/footnotes.tsx';
import { Header } from '../header/header.tsx';
import { Head } from './head.tsx';

/** The whole document of every page: head, shell, and the page's own sections inside `<main>`. */
export default function Document({ route, meta, preview, children }: DocumentProps) {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <Head route={route} meta={meta} preview={preview} />
      </head>
      <body data-view={viewOf(route)}>
        <FootnoteScope route={route}>
          <a className="skip-link" href="#inhalt">
            {shell.skip}
          </a>
          <Header route={route} />
          <main id="inhalt" tabIndex={-1}>
            {children}
            <Footnotes />
          </main>
          <Footer route={route} />
          <BottomBar route={route} />
        </FootnoteScope>
      </body>
    </html>
  );
}
