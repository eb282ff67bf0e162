import './footer.scss';
import { footerColumns, shell } from '../../../content/navigation.ts';
import { buildYear, siteName } from '../../../content/site.ts';

interface FooterProps {
  readonly route: string;
}

/** Five columns of links, copyright, and the mark bleeding off the corner. */
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
      <div className="footer__mark" />
    </footer>
  );
}
