import { viewOf } from '../../../content/navigation.ts';
import { siteName } from '../../../content/site.ts';
import type { PreviewProps } from '../../../ssg/contract.ts';
import { wrapLines } from './wrap.ts';

/** Largest first: the heading takes the first size at which it fits into four lines. */
const SIZES = [116, 104, 92, 80, 68];
const MARGIN = 72;
const MAX_LINES = 4;

const COMPANY = { text: '#fff', width: 760 };
const TALENT = { text: '#07231d', width: 700 };

/** Rectangle dominates, circle intrudes. */
function CompanyPlanes() {
  return (
    <>
      <clipPath id="plane">
        <path d="M0 0h880v630H0z" />
      </clipPath>
      <path fill="#00664c" d="M0 0h880v630H0z" />
      <circle cx="940" cy="380" r="280" fill="#ff86ab" />
      <circle cx="940" cy="380" r="280" fill="#003633" clipPath="url(#plane)" />
    </>
  );
}

/** Circle dominates, rectangle intrudes. */
function TalentPlanes() {
  return (
    <>
      <clipPath id="plane">
        <circle cx="340" cy="240" r="580" />
      </clipPath>
      <circle cx="340" cy="240" r="580" fill="#ff86ab" />
      <path fill="#00664c" d="M790 200h410v340H790z" />
      <path fill="#003633" d="M790 200h410v340H790z" clipPath="url(#plane)" />
    </>
  );
}

/** The picture that other sites show next to a link: 1200 × 630, the page's own headline on its audience's plane. */
export default function Preview({ route, heading, outline }: PreviewProps) {
  const isTalent = viewOf(route) === 'talent';
  const { text, width } = isTalent ? TALENT : COMPANY;
  const wrapped = SIZES.map((size) => ({ size, lines: wrapLines(heading, size, width, outline) }));
  const { size, lines } = wrapped.find((option) => option.lines.length <= MAX_LINES) ?? { size: 68, lines: [] };
  const name = outline(siteName.toLowerCase(), 44);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="1200"
      height="630"
      viewBox="0 0 1200 630"
      role="img"
      aria-label={heading}
    >
      <path fill="#f3f6f2" d="M0 0h1200v630H0z" />
      {isTalent ? <TalentPlanes /> : <CompanyPlanes />}
      {lines.map((line, index) => (
        <path
          key={line.d}
          fill={text}
          d={line.d}
          transform={`translate(${MARGIN} ${MARGIN + size * (0.78 + index * 0.96)})`}
        />
      ))}
      <g transform="translate(72 512)">
        <rect width="40" height="40" rx="6" fill={isTalent ? '#00664c' : '#cfebdd'} />
        <circle cx="44" cy="20" r="20" fill={isTalent ? '#fff' : '#ff86ab'} />
        <path fill="#07231d" d="M40 .4a20 20 0 0 0 0 39.2z" />
        <path fill={text} d={name.d} transform="translate(80 34)" />
      </g>
    </svg>
  );
}
