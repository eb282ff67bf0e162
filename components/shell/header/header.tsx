import './header.scss';
import { accentOf, bookingRoute, readerOf, resources, shell, viewOf } from '../../../content/navigation.ts';
import { RegisterLink } from '../../common/button/button.tsx';
import { LoginLink } from '../../common/button/login-link.tsx';
import { Icon } from '../../common/icon/icon.tsx';
import { Logo } from '../logo/logo.tsx';
import { AudiencePill } from './audience-pill.tsx';
import { Menu, menuId } from './menu.tsx';
import { MainLists } from './nav-lists.tsx';
import { Panel, panelId } from './panel.tsx';

interface HeaderProps {
  readonly route: string;
}

/** Header of every page. Panel and menu are popovers: Esc, light dismiss and the return of focus are the browser's. */
export function Header({ route }: HeaderProps) {
  const view = viewOf(route);
  const accent = accentOf(route);
  return (
    <>
      <header className="header">
        <div className="header__bar wrap">
          <a className="header__logo" href={view === 'talent' ? '/talente' : '/unternehmen'}>
            <Logo />
            <span className="visually-hidden">, {shell.home}</span>
          </a>
          <nav className="header__nav" aria-label={shell.mainLabel} data-view={accent}>
            <MainLists route={route} />
            <button
              type="button"
              className="header__toggle"
              popoverTarget={panelId}
              {...(resources.some(({ href }) => route.startsWith(href)) && { 'aria-current': 'true' })}
            >
              {shell.resources}
              <Icon name="chevron-down" fixed />
            </button>
          </nav>{' '}
          <AudiencePill view={view} /> <LoginLink />{' '}
          {route === bookingRoute ? null : (
            <span className="header__register" data-view={accent}>
              <RegisterLink reader={readerOf(route)} size="small" />{' '}
            </span>
          )}
          <button type="button" className="header__menu" popoverTarget={menuId}>
            {shell.menu}
            <Icon name="menu" fixed />
          </button>
        </div>
        <Panel route={route} />
        <Menu route={route} />
      </header>
      <div className="audience-bar wrap">
        <AudiencePill view={view} mobile />
      </div>
    </>
  );
}
