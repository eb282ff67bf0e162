import './method-cards.scss';
import { Rich } from '../rich/rich.tsx';
import { WayDrawing, type WayId } from './way-drawing.tsx';

type Aspect = 'goodFor' | 'limit' | 'cost';

interface Method {
  readonly id: WayId;
  readonly name: string;
  readonly what: string;
  readonly goodFor: string;
  readonly limit: string;
  readonly cost: string;
}

interface MethodCardsProps {
  readonly methods: readonly Method[];
  readonly labels: Readonly<Record<Aspect, string>>;
}

const ASPECTS: readonly Aspect[] = ['goodFor', 'limit', 'cost'];

/** One way a row: who meets whom (as a drawing), what it is good for, where it ends and what it costs. */
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
            {ASPECTS.map((aspect) => (
              <div key={aspect}>
                <dt>{labels[aspect]}</dt>
                <dd>
                  <Rich text={method[aspect]} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
