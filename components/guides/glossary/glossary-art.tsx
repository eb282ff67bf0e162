import '../../common/drawing/drawing.scss';
import './glossary-art.scss';

/** The site's own letters (700, width 78 %), the last with one right edge, without the overlaps that variable fonts have inside. */
const FIRST = 'M4 710L158 0h208l156 710H359l-30-157H190l-29 157zM212 433h96L260 159z';
const LAST = 'M391 710V599l210-467H393V0h387v111L565 578h215v132z';

/** The first letter and the last as overprint: two inks, dark where they meet. They stand on the bar of letters below. */
export function GlossaryArt() {
  return (
    <svg className="glossary-art" viewBox="4 0 776 710" preserveAspectRatio="none" aria-hidden="true">
      <clipPath id="glossary-art-first">
        <path d={FIRST} />
      </clipPath>
      <path className="ink-company" d={FIRST} />
      <path className="ink-talent" d={LAST} />
      <path className="ink-both" d={LAST} clipPath="url(#glossary-art-first)" />
    </svg>
  );
}
