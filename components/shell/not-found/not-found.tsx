import './not-found.scss';
import './not-found.client.ts';
import { notFound } from '../../../content/errors.ts';
import { ButtonLink } from '../../common/button/button.tsx';
import { Sentences } from '../../common/sentences/sentences.tsx';

/** The page for unknown paths (spec §8): the specified English strings, a German line, ways on for both sides. */
export function NotFound() {
  const { lang, title, german, home, advice, groups } = notFound;
  return (
    <div className="not-found">
      <div className="not-found__inner wrap">
        <h1 lang={lang}>{title}</h1>
        <div>
          <p className="not-found__german">
            <Sentences text={german} />
          </p>
          <p className="not-found__advice">
            <Sentences text={advice} />
          </p>
          <ButtonLink href={home.href}>
            <span lang={lang}>{home.label}</span>
          </ButtonLink>
        </div>
        {groups.map(({ heading, ink, links }) => (
          <section key={heading} className={`not-found__${ink}`} data-view={ink}>
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
  );
}
