import './rich.scss';
import { Lexer, type Token, type Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { CLAIM_MARK, type ClaimId, claims } from '../../content/claims.ts';
import type { Rich as RichText } from '../../content/types.ts';
import { Claim } from '../footnote-mark/footnote-mark.tsx';

/** Splits `… {claim:id} … {claim:id Wort} …` into text and figures. */
function withClaims(text: string): ReactNode[] {
  return text.split(CLAIM_MARK).map((part, index, parts) => {
    const place = index % 3; // text, id, noun
    if (place === 0) return part;
    if (place === 2) return null;
    if (!(part in claims)) throw new Error(`There is no claim "${part}" in content/claims.ts.`);
    return <Claim key={`${part}-${index}`} id={part as ClaimId} noun={parts[index + 1] ?? ''} />;
  });
}

function render(tokens: readonly Token[]): ReactNode[] {
  return tokens.map((token, index) => {
    const key = `${token.type}-${index}`;
    if (token.type === 'link') {
      const { href, tokens: label } = token as Tokens.Link;
      return (
        <a key={key} href={href}>
          {render(label)}
        </a>
      );
    }
    if (token.type === 'strong') return <strong key={key}>{render((token as Tokens.Strong).tokens)}</strong>;
    if (token.type === 'em') return <em key={key}>{render((token as Tokens.Em).tokens)}</em>;
    return <Fragment key={key}>{withClaims(token.raw)}</Fragment>;
  });
}

interface RichProps {
  readonly text: RichText;
}

/** Text of `content/` with its links, emphasis and claims. Anything else in it is shown as it was typed. */
export function Rich({ text }: RichProps) {
  return render(Lexer.lexInline(text));
}
