import './match-deck.scss';
import type { ReactNode } from 'react';
import type { View } from '../../../content/navigation.ts';
import type { Deck } from '../../../content/types.ts';
import { RegisterLink } from '../button/button.tsx';
import { Sentences } from '../sentences/sentences.tsx';
import { SampleCard } from './sample-card.tsx';

interface MatchDeckProps {
  readonly deck: Deck;
  /** Who answers. */
  readonly reader: View;
  /** The picture of each card, if they have one. */
  readonly pictures?: readonly ReactNode[];
}

/**
 * Three cards to answer, in CSS alone: radio buttons decide which card is on top and where the hero's shapes are
 * (`_states.scss`), and a reset button starts again. Nobody answers the second card with Ja, the others match.
 * By finger or mouse the card on top can also be swiped (`swipe.ts`). `method="dialog"` keeps Enter from sending the
 * form anywhere.
 */
export function MatchDeck({ deck: { cards, texts }, reader, pictures = [] }: MatchDeckProps) {
  const again = (
    <button type="reset" className="match-deck__again">
      {texts.again}
    </button>
  );
  return (
    <form className="match-deck screen-only" method="dialog" autoComplete="off" aria-label={texts.label}>
      <div className="match-deck__cards">
        {cards.map((card, index) => (
          <SampleCard
            key={card.title}
            id={`karte-${index + 1}`}
            card={card}
            position={`${index + 1} ${texts.of} ${cards.length}`}
            texts={texts}
          >
            {pictures[index]}
          </SampleCard>
        ))}
        <div className="match-deck__end" role="status">
          <p className="match-deck__title">{texts.end}</p>
          <p>{texts.endNote}</p>
          {again}
        </div>
        <div className="match-deck__note" role="status">
          {texts.next.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      <div className="match-deck__match" role="status">
        <p className="match-deck__word">{texts.match}</p>
        <p className="match-deck__line">
          <Sentences text={texts.matchNote} />
        </p>
        <div className="match-deck__actions">
          <RegisterLink reader={reader} tone="plane" /> {again}
        </div>
      </div>
    </form>
  );
}
