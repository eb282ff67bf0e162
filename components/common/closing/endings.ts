import { steps } from '../../../content/company/how-it-works.ts';
import { score } from '../../../content/talent/comparison.ts';
import { deck } from '../../../content/talent/landing.ts';

/**
 * The last drawings of the pages. Each continues what its page has drawn before: companies are made of straight lines,
 * talents of circles. Holes run counter-clockwise.
 */
interface Drawing {
  /**
   * The box: where its shapes begin at the left, where the plane ends below them (under the feet of what stands on it, or
   * well into what is cut), and where the window cuts them at the right.
   */
  readonly left: number;
  readonly foot: number;
  readonly right: number;
  /** It ends with the page's columns. What arrives may reach beyond them. */
  readonly whole?: true;
  /** What arrives is an outline, until the button has pointer or focus or the section leaves. */
  readonly waits?: true;
  /** It is drawn from right to left: the company's plane ends at the window's edge, and the circle comes from the left. */
  readonly mirrored?: true;
  readonly company: string;
  readonly talent: string;
  /** The side that arrives from the right while the section scrolls in. */
  readonly arrives: 'company' | 'talent';
  /** What arrives, where the side's other shapes are there already. */
  readonly last?: string;
  /** What is only outlined, behind both sides. */
  readonly line?: string;
  /** What is drawn in ink on the side that does not move. */
  readonly ink?: string;
  /** A figure on what both share, a word a line: its middle, and the baseline of each word. */
  readonly figure?: {
    readonly text: string;
    readonly x: number;
    readonly lines: readonly { y: number; size: number }[];
  };
  /** The circle of sixty ticks on it. */
  readonly ticks?: string;
  /** What both say, on what the motif's shapes share. */
  readonly word?: string;
}

/** A place on a sheet that lies turned by four degrees. */
const turned = (x: number, y: number): readonly [number, number] => {
  const [cos, sin] = [Math.cos(Math.PI / 45), Math.sin(Math.PI / 45)];
  return [Math.round((x * cos - y * sin) * 10) / 10, Math.round((x * sin + y * cos) * 10) / 10];
};
const sheet = (points: readonly (readonly [number, number])[]) => `M${points.map(([x, y]) => turned(x, y)).join('L')}z`;
/** A line of print: a hole in the sheet. */
const printed = (x: number, y: number, length: number, height: number) =>
  sheet([
    [x, y],
    [x, y + height],
    [x + length, y + height],
    [x + length, y],
  ]);

/** The bill of the price page: how wide it is, and how far down each hire's line and circle are. */
const BILL = 224;
const HIRES = [44, 92, 140, 188, 236];

const disc = (x: number, y: number, r: number) => `M${x} ${y - r}a${r} ${r} 0 1 1-.1 0z`;
const square = (x: number, y: number, side: number) => `M${x} ${y}h${side}v${side}h-${side}z`;

/** A job as a card: its lines are as long as what it offers, and the first `fits` of them have a tick. */
const card = (
  x: number,
  lines: readonly number[],
  fits: number,
  line: (x: number, y: number, length: number) => string,
) =>
  `M${x} 20h114v236H${x}z${lines.map((length, row) => line(x + 14, 44 + row * 31, length) + (row < fits ? tick(x + 76, 45 + row * 31) : '')).join('')}`;
const stroke = (x: number, y: number, length: number) => `M${x} ${y}h${length}`;
const slot = (x: number, y: number, length: number) => `M${x} ${y - 5}v10h${length}v-10z`;
/** As in the table. */
const tick = (x: number, y: number) => `M${x - 2} ${y}l10.6 10.6 17.5-17.5-4.2-4.2-13.3 13.3-6.4-6.4z`;

/** The talents' comparison: ticks of Doppelja, and of the ways that get the fewest and the most of the others. */
const ticksOf = (own: boolean) =>
  score
    .filter((way) => way.own === own)
    .map(({ ticks }) => ticks)
    .sort((a, b) => a - b);
const [ownTicks = 0] = ticksOf(true);
const [fewest = 0, most = 0] = ticksOf(false);

const motif = { left: 0, foot: 308, right: 300, company: 'M0 48h228v300H0z', talent: disc(228, 146, 138) };

export const endings = {
  /** Landings: the motif itself, without the reader's Ja. */
  companyMissing: { ...motif, waits: true, arrives: 'company', word: deck.texts.yes },
  talentMissing: { ...motif, waits: true, arrives: 'talent', word: deck.texts.yes },
  /** Prices: the bill with a fifth hire, at the same sum. */
  bill: {
    left: -26,
    foot: 350,
    right: 250,
    whole: true,
    company:
      sheet([
        [0, 6],
        [BILL, 6],
        [BILL, 400],
        [0, 400],
      ]) +
      HIRES.map((y) => printed(24, y - 4, 150, 8)).join('') +
      printed(24, 274, 176, 4) +
      printed(24, 292, 64, 20) +
      printed(108, 292, 92, 20),
    talent: HIRES.slice(0, -1)
      .map((y) => disc(...turned(BILL, y), 22))
      .join(''),
    arrives: 'talent',
    last: disc(...turned(BILL, HIRES.at(-1) ?? 0), 22),
  },
  /** Seven days, a stroke each, and who is hired on the last. */
  days: {
    left: 60,
    foot: 290,
    right: 414,
    company: [0, 1, 2, 3, 4, 5, 6].map((day) => `M${60 + day * 28} 60h21v230h-21z`).join(''),
    talent: disc(343, 175, 115),
    arrives: 'talent',
  },
  /** Six steps, seen by a company: the circle has come from where the head began, with the minutes of the first step. */
  arrivedTalent: {
    left: 10,
    foot: 344,
    right: 450,
    mirrored: true,
    company: 'M-90 0h330v400H-90z',
    talent: disc(130, 176, 150),
    arrives: 'talent',
    line: disc(215, 176, 150) + disc(300, 176, 150),
    figure: {
      text: steps[0]?.duration ?? '',
      x: 125,
      lines: [
        { y: 196, size: 160 },
        { y: 248, size: 56 },
      ],
    },
  },
  /** The sixty seconds of the stopwatch are over: the profile is there, and a company too. */
  elapsed: {
    left: 10,
    foot: 370,
    right: 440,
    company: 'M262 76h400v230H262z',
    talent: disc(190, 190, 180),
    arrives: 'company',
    ink: 'M74 199l19-19 37 36 76-92 21 17-95 115z',
    ticks: disc(190, 190, 163),
  },
  /** Three ways were compared, now it is three jobs, with as many ticks as those: one gets a yes. */
  jobs: {
    left: 2,
    foot: 256,
    right: 368,
    whole: true,
    company: card(254, [50, 36, 44, 28, 40, 34, 44], ownTicks, slot),
    talent: disc(368, 200, 56),
    arrives: 'talent',
    line: card(2, [42, 82, 36, 70, 44, 60, 78], fewest, stroke) + card(128, [50, 30, 44, 30, 82, 58, 40], most, stroke),
  },
  /** Concierge: the shortlist of its week, with the reader's answers. One who got a yes comes to the company. */
  shortlist: {
    left: 2,
    foot: 400,
    right: 490,
    company: 'M298 0h700v500H298z',
    talent: disc(110, 75, 48) + disc(110, 325, 48),
    arrives: 'talent',
    last: disc(298, 200, 48),
    line: disc(235, 75, 48) + disc(48, 200, 48) + disc(173, 200, 48) + disc(235, 325, 48),
  },
  /** Three roles: the last leg ends at the company. Every hand-over is dark, so the lenses between the circles belong to it. */
  relay: {
    left: 10,
    foot: 214,
    right: 400,
    company: `M290 30h220v240H290z${[122.5, 219.5].map((x) => `M${x} 108.2a64 64 0 0 1 0 83.6a64 64 0 0 1 0-83.6z`).join('')}`,
    talent: disc(74, 150, 64) + disc(171, 150, 64),
    arrives: 'talent',
    last: disc(268, 150, 64),
  },
  /** A call of the opener: the customer has the last word. */
  opener: {
    left: 170,
    foot: 216,
    right: 400,
    company: 'M170 104h80v120h-80z',
    talent: disc(292, 150, 66),
    arrives: 'company',
    last: 'M330 104h180v120h-180z',
  },
  /** A week of the setter: the appointment takes place. */
  setter: {
    left: 50,
    foot: 271,
    right: 410,
    company: square(210, 110, 80),
    talent: disc(250, 150, 76),
    arrives: 'talent',
    line: 'M50 30v250M130 30v250M210 30v250M290 30v250M370 30v250M50 30h420M50 110h420M50 190h420',
  },
  /** Six seconds of silence of the closer, all of them. */
  closer: {
    left: 10,
    foot: 222,
    right: 314,
    whole: true,
    company: [10, 62, 114, 166, 218, 270].map((x) => `M${x} 120h44v60H${x}z`).join(''),
    talent: disc(310, 150, 100),
    arrives: 'talent',
  },
  /** Two flags, one finding. */
  flags: {
    left: 40,
    foot: 284,
    right: 380,
    whole: true,
    company: 'M40 16h10v26h210v116H50v126H40z',
    talent: `M370 16h10v268h-10z${disc(290, 100, 90)}`,
    arrives: 'talent',
  },
  /** The question, and who answers it. */
  question: {
    left: 110,
    foot: 296,
    right: 310,
    whole: true,
    company: 'M110 112a100 100 0 1 1 140 92v24h-70v-76h30a40 40 0 1 0-40-40z',
    talent: disc(215, 244, 52),
    arrives: 'talent',
  },
  /** After A to Z, the last word, in the site's own letters. */
  word: {
    left: 52,
    foot: 295,
    right: 345,
    whole: true,
    company:
      'M93 295Q84 295 75 294 65 293 52 290L52 239Q60 241 66 241 72 242 79 242 88 242 94 239 101 236 105 230 108 224 108 213L108 6 173 6 173 212Q173 243 161 261 150 279 132 287 114 295 93 295z',
    talent:
      'M270 295L265 236 263 236 263 101Q263 88 257 83 252 77 242 77 231 77 225 85 219 94 218 112L142 105Q145 79 157 59 169 39 191 28 213 16 245 16 296 16 321 41 345 66 345 116V295zM207 295Q186 295 171 286 155 277 147 260 138 243 138 220 138 195 148 180 158 164 175 154 193 143 217 135L269 118 269 165 246 176Q234 182 226 190 219 197 219 214 219 228 225 234 231 241 241 241 247 241 252 237 257 234 260 229 263 224 263 216L278 232Q275 255 264 268 254 282 239 288 225 295 207 295z',
    arrives: 'talent',
  },
  /** The drawing board: now both shapes are printed. */
  board: {
    left: 30,
    foot: 318,
    right: 396,
    whole: true,
    company: square(30, 40, 190),
    talent: disc(262, 135, 110),
    arrives: 'talent',
    line: 'M262 0v24M262 246v24M396 135h-24M30 284h342M30 274v20M152 274v20M220 274v20M372 274v20',
  },
  /** The motif, whole: what the head asks for, both have said. */
  twoYes: {
    left: 10,
    foot: 260,
    right: 366,
    whole: true,
    company: 'M10 40h218v220H10z',
    talent: disc(228, 146, 138),
    arrives: 'company',
    word: deck.texts.yes,
  },
  /** The percent sign, whose two halves have met; crossed by the stroke, a circle would read as a ban. */
  percent: {
    left: 70,
    foot: 280,
    right: 360,
    whole: true,
    company: square(210, 130, 150),
    talent: disc(190, 120, 100),
    arrives: 'talent',
    line: 'M70 290L300 10h40L110 290z',
  },
} as const satisfies Readonly<Record<string, Drawing>>;

export type Ending = keyof typeof endings;

/** The drawing of a name, with its options. */
export const drawingOf = (ending: Ending): Drawing => endings[ending];
