import './panel.scss';
import { accentOf } from '../../../content/navigation.ts';
import { ResourceList } from './nav-lists.tsx';

export const panelId = 'ressourcen';

/** The guides on a wide screen, below the header. */
export function Panel({ route }: { readonly route: string }) {
  return (
    <div className="panel" id={panelId} popover="auto" data-view={accentOf(route)}>
      <ResourceList route={route} className="panel__list wrap" />
    </div>
  );
}
