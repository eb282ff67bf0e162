import './footer.scss';
import { footerColumns, shell } from '../../../content/navigation.ts';
import { buildYear, siteName } from '../../../content/site.ts';

interface FooterProps {
  readonly route: string;
}

/** Width of the name in hundredths of its type size: letters of a mean width, so that another name fits as well. */
const NAME_WIDTH = siteName.length * 44.5;

/** Five columns of links, copyright, and the name as wide as the window, cut off by its lower edge. */
export function Footer({ route }: FooterProps) {
  return (
    <footer className="footer">
      <nav className="footer__nav wrap" aria-label={shell.footerLabel}>
        {footerColumns.map(({ title, links }) => (
          <div key={title}>
            <h2 className="footer__title">{title}</h2>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} {...(href === route && { 'aria-current': 'page' })}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <p className="footer__line wrap">
        <span>
          © <span data-year>{buildYear}</span> {siteName}
        </span>{' '}
        {/* The build knows the number and fills it in; the development server leaves it out. */}
        <span data-page-weight={shell.pageWeight} /> <span>{shell.noCookies}</span>
      </p>
      <svg className="footer__name" viewBox={`0 0 ${NAME_WIDTH} 87`} aria-hidden="true">
        <text y="75" fontSize="100" textLength={NAME_WIDTH}>
          {siteName.toLowerCase()}
        </text>
      </svg>{' '}
    </footer>
  );
}
