import './island-error.scss';
import { renderError } from '../../../content/errors.ts';
import type { IslandErrorProps } from '../../../ssg/contract.ts';

/** Takes the place of an interactive part that threw; the rest of the page keeps working (spec §8). */
export default function IslandError({ route }: IslandErrorProps) {
  const { lang, title, german, reload } = renderError;
  return (
    <div className="island-error" role="alert">
      <p>
        <strong lang={lang}>{title}</strong>
      </p>
      <p>{german}</p>
      <p>
        <a href={route}>{reload}</a>
      </p>
    </div>
  );
}
