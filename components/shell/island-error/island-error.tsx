import './island-error.scss';
import { renderError } from '../../../content/render-error.ts';

/** Takes the place of an interactive part that threw; the rest of the page keeps working (spec §8). */
export default function IslandError() {
  const { lang, title, german, reload } = renderError;
  return (
    <div className="island-error" role="alert">
      <p>
        <strong lang={lang}>{title}</strong>
      </p>
      <p>{german}</p>
      <p>
        {/* The page's own path, without the query that may have caused the error. */}
        <a href="?">{reload}</a>
      </p>
    </div>
  );
}
