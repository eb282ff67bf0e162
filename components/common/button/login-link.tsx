import { shell } from '../../../content/navigation.ts';
import { loginUrl } from '../../../content/site.ts';

/** Login in the app, in a new tab (spec §7). */
export function LoginLink() {
  return (
    <a className="login" href={loginUrl} target="_blank" rel="noopener">
      {shell.login}
      <span className="visually-hidden"> ({shell.newTab})</span>
    </a>
  );
}
