import './menu.scss';
import { bookingRoute, readerOf, shell, viewOf } from '../../../content/navigation.ts';
import { RegisterLink } from '../../common/button/button.tsx';
import { LoginLink } from '../../common/button/login-link.tsx';
import { Icon } from '../../common/icon/icon.tsx';
import { Logo } from '../logo/logo.tsx';
import { AudiencePill } from './audience-pill.tsx';
import { MainLists, ResourceList } from './nav-lists.tsx';

export const menuId = 'menue';

/** The whole navigation on a small screen, over the page. */
export function Menu({ route }: { readonly route: string }) {
  return (
    <div className="menu" id={menuId} popover="auto">
      <div className="menu__top wrap">
        <Logo />{' '}
        <button type="button" className="header__menu" popoverTarget={menuId}>
          {shell.close}
          <Icon name="close" fixed />
        </button>
      </div>
      <nav className="menu__nav wrap" aria-label={shell.menu}>
        <AudiencePill view={viewOf(route)} wide /> <MainLists route={route} className="menu__main" />
        <p className="menu__label">{shell.resources}</p>
        <ResourceList route={route} className="menu__resources" />
        <div className="menu__actions">
          {route === bookingRoute ? null : <RegisterLink reader={readerOf(route)} tone="plane" />} <LoginLink />
        </div>
      </nav>
    </div>
  );
}
