import './style.scss';
import type { DocumentProps } from '../../../../ssg/contract.ts';
import { brand, footer, navigation } from '../content/pages.ts';

const MENU = 'nav';

/** Every page of the benchmark: a header with eight links and a menu, the page, a footer of five columns. */
export default function Document({ meta, children }: DocumentProps) {
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{meta.title}</title>
        <meta name="description" content={meta.description} />
      </head>
      <body>
        <a className="skip" href="#main">
          Zum Inhalt
        </a>
        <header className="hdr">
          <div className="wrap">
            <a className="logo" href="/">
              {brand}
            </a>
            <button type="button" className="menu-btn" popoverTarget={MENU}>
              Menü
            </button>
            <nav className="nav" id={MENU} popover="auto" aria-label="Hauptnavigation">
              <ul>
                {navigation.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </header>
        <main id="main">{children}</main>
        <footer className="ftr">
          <div className="wrap cols">
            {footer.map(({ title, links }) => (
              <div key={title}>
                <h2>{title}</h2>
                <ul>
                  {links.map(({ href, label }) => (
                    <li key={href}>
                      <a href={href}>{label}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </footer>
      </body>
    </html>
  );
}
