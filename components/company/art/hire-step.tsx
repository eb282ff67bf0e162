import '../../common/drawing/drawing.scss';
import type { StepArtProps } from '../../common/sequence/rail.tsx';

/** The company's advertisement, a talent's profile that gets a Ja, and at the end both speak. */
export function HireStep({ number }: StepArtProps) {
  if (number === 3) {
    return (
      <svg viewBox="0 0 29 22" aria-hidden="true">
        <path className="ink-company" d="M0 0h20v18H9l-6 4v-4H0z" />
        <path className="ink-talent" d="M20 0a9 9 0 0 1 0 18 9 9 0 0 1 0-18zm9 9v13l-6-4.5z" />
        <path className="ink-both" d="M20 0a9 9 0 0 0 0 18z" />
        <path stroke="var(--on-match)" d="M3 5h6m-6 3h6m-6 3h4M23 8h3" />
        <text fontSize="8.5" fill="var(--on-match)" x="15.7" y="12">
          3
        </text>
      </svg>
    );
  }
  return number === 1 ? (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path className="ink-company" d="M0 0h20v20H0z" />
      <path stroke="var(--on-match)" d="M3 14h14M3 17h8" />
      <text fontSize="8.5" fill="var(--on-match)" x="4.6" y="10">
        1
      </text>
    </svg>
  ) : (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <circle className="ink-talent" cx="10" cy="10" r="10" />
      <path fill="none" stroke="var(--schwarz)" strokeWidth="1.4" d="M6 14l3 3 5-6" />
      <text fontSize="8.5" fill="var(--schwarz)" x="10" y="9.5">
        2
      </text>
    </svg>
  );
}
