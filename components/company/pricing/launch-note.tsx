import './launch-note.scss';
import { launchNote } from '../../../content/company/pricing.ts';

/** The launch special (spec §2), below all plans. */
export function LaunchNote() {
  return (
    <div className="launch-note">
      <h3>{launchNote.title}</h3>
      <ul>
        {launchNote.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
