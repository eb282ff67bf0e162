import type { PreviewProps } from '../../../../ssg/contract.ts';

const SIZE = 92;
const WIDTH = 760;

/** The heading of a page on a plane, as large as that of a real site. */
export default function Preview({ heading, outline }: PreviewProps) {
  const lines: string[] = [];
  for (const word of heading.split(' ')) {
    const longer = [lines.at(-1), word].join(' ').trim();
    if (lines.length > 0 && outline(longer, SIZE).width <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
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
      <path fill="#00664c" d="M0 0h880v630H0z" />
      <circle cx="940" cy="380" r="280" fill="#ff86ab" />
      {lines.map((line, at) => (
        <path key={line} fill="#fff" d={outline(line, SIZE).d} transform={`translate(72 ${150 + at * 90})`} />
      ))}
    </svg>
  );
}
