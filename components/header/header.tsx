import './header.scss';
import {
  audiences,
  mainNavigation,
  resources,
  shell,
  shownViews,
  type View,
  viewOf,
} from '../../content/navigation.ts';
import type { Link } from '../../content/types.ts';
import { RegisterLink } from '../button/button.tsx';
import { LoginLink } from '../button/login-link.tsx';
import { Icon } from '../icon/icon.tsx';
import { Logo } from '../logo/logo.tsx';

interface HeaderProps {
  readonly route: string;
}

/** `aria-current` only where it says something: React would print `false`. */
const current = (href: string, route: string) => (href === route ? ({ 'aria-current': 'page' } as const) : {});

function NavLinks({ links, route }: { readonly links: readonly Link[]; readonly route: string }) {
  return links.map(({ href, label }) => (
    <li key={href}>
      <a href={href} {...current(href, route)}>
        {label}
      </a>
    </li>
  ));
}

/** Two links to the two halves of the site; the active one is marked, not disabled. */
function AudiencePill({ view, mobile = false }: { readonly view: View; readonly mobile?: boolean }) {
  return (
    <nav
      className={mobile ? 'pill pill--wide' : 'pill'}
      aria-label={mobile ? shell.audienceLabelMobile : shell.audienceLabel}
    >
      {audiences.map(({ view: own, label, href, mobileHref }) => (
        <a
          key={own}
          href={mobile ? mobileHref : href}
          data-audience={own}
          {...(own === view && { 'aria-current': 'true' })}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

function ResourceList({ route }: HeaderProps) {
  return resources.map(({ href, label, description }) => (
    <li key={href}>
      <a href={href} {...current(href, route)}>
        <b>{label}</b>
        <span>{description}</span>
      </a>
    </li>
  ));
}

/**
 * Header of every page. Panel and menu are popovers: Esc, light dismiss and the return of focus are the browser's.
 * The 404 page stands for unknown paths of both views, so it holds the talent navigation too, hidden.
 */
export function Header({ route }: HeaderProps) {
  const view = viewOf(route);
  const views = shownViews(route);
  return (
    <>
      <header className="header">
        <div className="header__bar wrap">
          <a className="header__logo" href={view === 't' ? '/talente' : '/unternehmen'}>
            <Logo />
            <span className="visually-hidden">, {shell.home}</span>
          </a>
          <nav className="header__nav" aria-label={shell.mainLabel}>
            {views.map((own) => (
              <ul key={own} data-for={own} hidden={own !== view}>
                <NavLinks links={mainNavigation[own]} route={route} />
              </ul>
            ))}
            <button
              type="button"
              className="header__toggle"
              popoverTarget="ressourcen"
              {...(resources.some(({ href }) => href === route) && { 'aria-current': 'true' })}
            >
              {shell.resources}
              <Icon name="chevron-down" />
            </button>
          </nav>
          <AudiencePill view={view} />
          <LoginLink />
          <span className="header__register">
            <RegisterLink size="small" />
          </span>
          <button type="button" className="header__menu" popoverTarget="menue">
            {shell.menu}
            <Icon name="menu" />
          </button>
        </div>
        <div className="panel" id="ressourcen" popover="auto">
          <ul className="panel__list wrap">
            <ResourceList route={route} />
          </ul>
        </div>
        <div className="menu" id="menue" popover="auto">
          <div className="menu__top wrap">
            <Logo />
            <button type="button" className="header__menu" popoverTarget="menue" popoverTargetAction="hide">
              {shell.close}
              <Icon name="close" />
            </button>
          </div>
          <nav className="menu__nav wrap" aria-label={shell.menu}>
            {views.map((own) => (
              <ul key={own} className="menu__main" data-for={own} hidden={own !== view}>
                <NavLinks links={mainNavigation[own]} route={route} />
              </ul>
            ))}
            <p className="menu__label">{shell.resources}</p>
            <ul className="menu__resources">
              <ResourceList route={route} />
            </ul>
            <div className="menu__actions">
              <RegisterLink tone="plane" />
              <LoginLink />
            </div>
          </nav>
        </div>
      </header>
      <div className="audience-bar wrap">
        <AudiencePill view={view} mobile />
      </div>
    </>
  );
}
