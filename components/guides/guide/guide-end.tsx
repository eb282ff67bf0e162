import './guide-end.scss';
import { guideLabels } from '../../../content/guides/labels.ts';
import type { GuideClosing } from '../../../content/guides/types.ts';
import { shell } from '../../../content/navigation.ts';
import { Closing } from '../../common/closing/closing.tsx';
import { Icon } from '../../common/icon/icon.tsx';

/** What to read next, then the call to action. */
export function GuideEnd({ closing: { links, ...closing } }: { readonly closing: GuideClosing }) {
  return (
    <>
      <nav className="guide-end wrap" aria-label={guideLabels.onward}>
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>
                {label}
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Closing closing={{ ...closing, button: { href: shell.registerHref, label: shell.register } }} />
    </>
  );
}
