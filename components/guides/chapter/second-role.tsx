import '../../common/drawing/drawing.scss';
import './second-role.scss';
import { playbook } from '../../../content/guides/playbook.ts';
import { Sequence } from '../../common/sequence/sequence.tsx';

/** A quarter of a circle in each corner of the cross that is left between them. */
const QUARTERS = [
  'M97 0v97H0A97 97 0 0 1 97 0z',
  'M103 0a97 97 0 0 1 97 97h-97z',
  'M97 200v-97H0a97 97 0 0 0 97 97z',
  'M103 200a97 97 0 0 0 97-97h-97z',
];

/** Four questions, and between them the second person: a circle that is whole when each answer is a Ja. */
export function SecondRole() {
  return (
    <div className="second-role">
      <svg className="screen-only" viewBox="0 0 200 200" aria-hidden="true">
        <path className="ink-talent" d={QUARTERS.join('')} />
        {QUARTERS.map((_, index) => (
          <text key={index} x={index % 2 ? 140 : 60} y={index < 2 ? 72 : 148} fontSize="34">
            {playbook.yes}
          </text>
        ))}
      </svg>
      <Sequence steps={playbook.rules} />
    </div>
  );
}
