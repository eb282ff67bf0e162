import './guide-end.scss';
import { guideLabels } from '../../../content/guides/labels.ts';
import type { GuideClosing } from '../../../content/guides/types.ts';
import { registerLink, type View } from '../../../content/navigation.ts';
import { Closing } from '../../common/closing/closing.tsx';
import type { Ending } from '../../common/closing/endings.ts';
import { Icon } from '../../common/icon/icon.tsx';

interface GuideEndProps {
  readonly closing: GuideClosing;
  /** Who reads the guide, where that is known. */
  readonly reader?: View;
  readonly ending: Ending;
}

/** What to read next, then the call to action. */
export function GuideEnd({ closing: { links, ...closing }, reader, ending }: GuideEndProps) {
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
      <Closing closing={{ ...closing, button: registerLink(reader) }} ending={ending} />
    </>
  );
}
