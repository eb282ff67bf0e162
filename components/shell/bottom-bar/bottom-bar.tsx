import './bottom-bar.scss';
import { bookingRoute, readerOf, shell, shownViews, viewOf } from '../../../content/navigation.ts';
import { RegisterLink } from '../../common/button/button.tsx';

interface BottomBarProps {
  readonly route: string;
}

/** Fixed to the bottom of small screens: one button and what it costs (spec §2). The page it leads to goes without. */
export function BottomBar({ route }: BottomBarProps) {
  if (route === bookingRoute) return null;
  return (
    <aside className="bottom-bar" aria-label={shell.bottomBar.label}>
      <RegisterLink reader={readerOf(route)} label={shell.bottomBar.label} wide />
      {shownViews(route).map((view) => (
        <p key={view} data-for={view} hidden={view !== viewOf(route)}>
          {shell.bottomBar.note[view]}
        </p>
      ))}
    </aside>
  );
}
