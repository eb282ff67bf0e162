import './launch-note.scss';
import { launchNote } from '../../../content/company/pricing.ts';
import { Rich } from '../../common/rich/rich.tsx';

/** What the launch special is, and when it ends (spec §2). */
export function LaunchNote() {
  return (
    <div className="launch-note">
      <h3>{launchNote.title}</h3>
      <p>
        <Rich text={launchNote.text} />
      </p>
    </div>
  );
}
