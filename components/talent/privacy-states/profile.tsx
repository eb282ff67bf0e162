import type { PrivacyStateId } from '../../../content/talent/landing.ts';

/** Who looks: nobody but the talent, the company, both. */
const GROUNDS: Readonly<Record<PrivacyStateId, string>> = {
  verborgen: 'var(--tint-talent-2)',
  vorschau: 'var(--tanne)',
  sichtbar: 'var(--nacht)',
};

/** A card that the lower edge cuts, on it a circle, a name and lines of facts. */
const CARD = 'M24 300V22h48v278z';
const CIRCLE = 'M48 32a16 16 0 1 1-.1 0z';
const NAME = 'M34 68h28v5H34z';
const FACTS = 'M29 80h10m8 0h20M29 86h13m5 0h14M29 92h8m10 0h17';
const PERSON = 'M48 36a6 6 0 1 1-.1 0zM38 60a10 10 0 0 1 20 0z';
/** Two more pages of the card, wider than the plane: a video, and figures that grow. */
const PAGES = 'M24 22l-40 12v266h128V34L72 22z';
const VIDEO_AND_FIGURES = 'M14 40a7 7 0 1 1-.1 0zM12 43v8l6-4zM76 86V70h3v16zm5 0V62h3v24zm5 0V48h3v38z';

/** What is hidden is dashed. */
const Hidden = ({ d }: { readonly d: string }) => (
  <path className="outline" vectorEffect="non-scaling-stroke" strokeDasharray="6 5" d={d} />
);

const Card = () => (
  <>
    <path fill="var(--weiss)" d={CARD} />
    <path fill="var(--rosa)" d={CIRCLE} />
    <path stroke="var(--schwarz)" strokeWidth="2" d={FACTS} />
  </>
);

const PROFILES: Readonly<Record<PrivacyStateId, React.ReactNode>> = {
  verborgen: <Hidden d={CARD + CIRCLE} />,
  vorschau: (
    <>
      <Card />
      <g color="var(--schwarz)">
        <Hidden d={NAME} />
      </g>
    </>
  ),
  sichtbar: (
    <>
      <path fill="var(--hellrosa)" d={PAGES} />
      <Card />
      <path fill="var(--himbeer)" d={VIDEO_AND_FIGURES + NAME} />
      <path fill="var(--schwarz)" d={PERSON} />
    </>
  ),
};

/** What there is to see of a profile: nothing, a short one, and all of it as a card that has opened. */
export const Profile = ({ id }: { readonly id: PrivacyStateId }) => (
  <svg viewBox="0 0 96 96" aria-hidden="true">
    <path fill={GROUNDS[id]} d="M-99-99h300v300H-99z" />
    {PROFILES[id]}
  </svg>
);
