import './launch-note.scss';
import { launchNote } from '../../../content/company/pricing.ts';

/** The foot of the main plan's card, below all plans. */
export function LaunchNote() {
  return (
    <div className="launch-note">
      <h3>{launchNote.title}</h3>
      <p>{launchNote.text}</p>
    </div>
  );
}
