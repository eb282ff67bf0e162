import './portrait.scss';

type PortraitVariant = 1 | 2 | 3 | 4 | 5 | 6;

/** The parts that all portraits share. */
const HEAD = { cx: 80, cy: 64, r: 34 } as const;
const SHOULDERS = 'M20 156v-6a60 60 0 0 1 120 0v6';

const [TANNE, ROSA, ROSA_MID, PUDER, MINZE, INK] = ['#00664c', '#ff86ab', '#ffb9ce', '#ffe0e9', '#cfebdd', '#07231d'];

interface Person {
  readonly ground: string;
  readonly shoulders: string;
  readonly head: string;
  readonly hair: string;
  /** One path around the same head. */
  readonly shape: string;
}

/** The colours stay the same in both schemes: a picture is printed once. */
const PERSONS: Readonly<Record<PortraitVariant, Person>> = {
  1: {
    ground: PUDER,
    shoulders: TANNE,
    head: ROSA,
    hair: INK,
    shape: 'M43 94V63a37 37 0 0 1 74 0v31h-15V64c-13 0-23-6-28-16-3 9-8 14-16 16v30z',
  },
  2: {
    ground: MINZE,
    shoulders: ROSA,
    head: PUDER,
    hair: INK,
    shape: 'M46 60a34 34 0 0 1 68 0c-18 2-30-6-36-16-4 10-16 17-32 16z',
  },
  3: {
    ground: PUDER,
    shoulders: ROSA,
    head: ROSA_MID,
    hair: TANNE,
    shape: 'M45 62a35 35 0 0 1 24-32 15 15 0 1 1 22 0 35 35 0 0 1 24 32c-22-9-48-9-70 0z',
  },
  4: {
    ground: MINZE,
    shoulders: TANNE,
    head: ROSA,
    hair: INK,
    shape:
      'M46 70a13 13 0 0 1-3-23 15 15 0 0 1 14-21 17 17 0 0 1 23-8 17 17 0 0 1 23 8 15 15 0 0 1 14 21 13 13 0 0 1-3 23c-4-14-14-22-34-22s-30 8-34 22z',
  },
  5: {
    ground: PUDER,
    shoulders: ROSA,
    head: ROSA_MID,
    hair: INK,
    shape: 'M41 122V64a39 39 0 0 1 78 0v58H97c8-14 11-34 8-54-18 0-33-8-41-21-2 11-6 17-9 21-3 20 0 40 8 54z',
  },
  6: {
    ground: MINZE,
    shoulders: ROSA,
    head: PUDER,
    hair: TANNE,
    shape:
      'M80 24a42 42 0 0 1 42 42c0 18-7 32-18 46H56C45 98 38 84 38 66a42 42 0 0 1 42-42zm0 15a26 28 0 0 0 0 56 26 28 0 0 0 0-56z',
  },
};

interface PortraitProps {
  readonly variant: PortraitVariant;
}

/**
 * A person without a face: head, shoulders, hair, and an outline 3 px off its fill, as in a misprint.
 * Fills the box it is put into; the person stands on its lower edge. Decoration next to a name or a title.
 */
export function Portrait({ variant }: PortraitProps) {
  const { ground, shoulders, head, hair, shape } = PERSONS[variant];
  return (
    <svg className="portrait" viewBox="0 0 160 150" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <path fill={ground} d="M-320 -150h800v300h-800z" />
      <path fill={shoulders} d={SHOULDERS} />
      <circle fill={head} {...HEAD} />
      <path fill={hair} d={shape} />
      <g fill="none" stroke={INK} strokeWidth="2" transform="translate(3 -3)">
        <path d={SHOULDERS} />
        <circle {...HEAD} />
      </g>
    </svg>
  );
}
