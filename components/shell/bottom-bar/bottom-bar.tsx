import './bottom-bar.scss';
import { accentOf, bookingRoute, readerOf, shell } from '../../../content/navigation.ts';
import { RegisterLink } from '../../common/button/button.tsx';

interface BottomBarProps {
  readonly route: string;
}

/** Fixed to the bottom of small screens: one button and a note to the page's reader (spec §2). The page it leads to goes without. */
export function BottomBar({ route }: BottomBarProps) {
  if (route === bookingRoute) return null;
  const reader = readerOf(route);
  const { label, note } = shell.bottomBar;
  return (
    <aside className="bottom-bar" aria-label={label} data-view={accentOf(route)}>
      <RegisterLink reader={reader} label={label} wide />
      <p>{note[reader ?? 'either']}</p>
    </aside>
  );
}
