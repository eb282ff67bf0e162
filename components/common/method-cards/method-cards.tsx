import './method-cards.scss';
import type { Method, MethodLabels } from '../../../content/types.ts';
import { Rich } from '../rich/rich.tsx';
import { WayDrawing, type WayId } from './way-drawing.tsx';

interface MethodCardsProps {
  readonly methods: readonly Method<WayId>[];
  readonly labels: MethodLabels;
}

const ASPECTS = ['goodFor', 'limit', 'cost'] as const;

/** One way a row: who meets whom (as a drawing), what it is good for, where it ends and, where no table says it, what it costs. */
export function MethodCards({ methods, labels }: MethodCardsProps) {
  return (
    <ul className="method-cards">
      {methods.map((method) => (
        <li key={method.id}>
          <WayDrawing id={method.id} />
          <h3>{method.name}</h3>
          <p>
            <Rich text={method.what} />
          </p>
          <dl>
            {ASPECTS.map((aspect) => {
              const text = method[aspect];
              return text ? (
                <div key={aspect}>
                  <dt>{labels[aspect]}</dt>{' '}
                  <dd>
                    <Rich text={text} />
                  </dd>
                </div>
              ) : null;
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}
