import './rich.scss';
import type { ReactNode } from 'react';
import { shell } from '../../../content/navigation.ts';
import { parseRich, type RichPart } from '../../../content/rich.ts';
import type { Rich as RichText } from '../../../content/types.ts';
import { Claim } from '../../shell/footnote-mark/footnote-mark.tsx';
import { Icon } from '../icon/icon.tsx';

const render = (parts: readonly RichPart[]): ReactNode[] =>
  parts.map((part, key) => {
    if (part.type === 'text') return part.text;
    if (part.type === 'claim') return <Claim key={key} id={part.id} noun={part.noun} />;
    const content = render(part.parts);
    if (part.type === 'strong') return <strong key={key}>{content}</strong>;
    if (part.type === 'em') return <em key={key}>{content}</em>;
    // Other hosts open in a new tab.
    return /^https?:/.test(part.href) ? (
      <a key={key} className="outside" href={part.href} target="_blank" rel="noopener">
        {content}
        <span className="visually-hidden"> ({shell.newTab})</span>
        <Icon name="external" />
      </a>
    ) : (
      <a key={key} href={part.href}>
        {content}
      </a>
    );
  });

interface RichProps {
  readonly text: RichText;
}

/** Text of `content/` with its links, emphasis and claims. Anything else in it is shown as it was typed. */
export function Rich({ text }: RichProps) {
  return render(parseRich(text));
}
