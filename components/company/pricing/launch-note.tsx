import './launch-note.scss';
import { launchNote } from '../../../content/company/pricing.ts';

/** The launch special (spec §2), below the plan cards. */
export function LaunchNote() {
  return (
    <div className="launch-note card">
      <h3>{launchNote.title}</h3>
      <p>{launchNote.text}</p>
    </div>
  );
}
