import './ink-card.scss';

/** Whose a card is. `pale` is the page's own tint. */
export type Ink = 'company' | 'talent' | 'both' | 'pale';

/** The classes of a card. On paper it has no ground. */
export const inkCard = (ink: Ink): string => (ink === 'company' ? 'ink-card card' : `ink-card ink-card--${ink} card`);
