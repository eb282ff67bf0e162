import '../../common/drawing/drawing.scss';
import './not-found.scss';
import './not-found.client.ts';
import { notFound } from '../../../content/errors.ts';
import { ButtonLink } from '../../common/button/button.tsx';
import { inkCard } from '../../common/ink-card/ink-card.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** Square and circle on parallel tracks: they pass, and miss each other. */
function NearMiss() {
  return (
    <svg className="not-found__art screen-only" viewBox="0 0 740 590" preserveAspectRatio="xMaxYMid" aria-hidden="true">
      <path className="not-found__track" d="M0 236h740M0 428h740" />
      <rect className="ink-company" x="16" y="278" width="300" height="300" rx="6" />
      <rect className="outline" x="20" y="282" width="300" height="300" rx="6" />
      <circle className="ink-talent" cx="556" cy="236" r="228" />
      <circle className="outline" cx="560" cy="240" r="228" />
    </svg>
  );
}

/** The page for unknown paths (spec §8): the specified English strings, a German line, ways on for both sides. */
export function NotFound() {
  const { lang, title, german, home, advice, groups } = notFound;
  return (
    <div className="not-found">
      <div className="not-found__inner wrap">
        <div className="not-found__text">
          <h1 lang={lang}>{title}</h1>
          <p className="not-found__german">
            <Rich text={german} />
          </p>
          <p className="not-found__advice">
            <Rich text={advice} />
          </p>
          <ButtonLink href={home.href}>
            <span lang={lang}>{home.label}</span>
          </ButtonLink>
        </div>
        <NearMiss />
        <div className="not-found__groups ink-cards">
          {groups.map(({ heading, ink, links }) => (
            <section key={heading} className={inkCard(ink)}>
              <h2>{heading}</h2>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
