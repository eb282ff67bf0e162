import '../../common/drawing/drawing.scss';
import type { StepArtProps } from '../../common/sequence/rail.tsx';

/** The company's advertisement, a talent's profile that gets a Ja, and at the end both speak. */
export function HireStep({ number }: StepArtProps) {
  if (number === 3) {
    return (
      <svg viewBox="0 0 29 22" aria-hidden="true">
        <path className="ink-company" d="M0 0h20v18H9l-6 4v-4H0z" />
        <path className="ink-talent" d="M20 0a9 9 0 0 1 6.5 15.2V22l-6-4H20a9 9 0 0 1 0-18z" />
        <path className="ink-both" d="M20 0a9 9 0 0 0 0 18z" />
        <path stroke="var(--on-match)" d="M3 5h6m-6 3h6m-6 3h4m15-5h4.5M22 9h3" />
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
      <path fill="none" stroke="var(--schwarz)" strokeWidth="1.4" d="M6 14.6l3 2.8 5-5.6" />
      <text fontSize="8.5" fill="var(--schwarz)" x="10" y="8.8">
        2
      </text>
    </svg>
  );
}
