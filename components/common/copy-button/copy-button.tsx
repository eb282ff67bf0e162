import './copy-button.scss';
import './copy-button.client.ts';
import { buttonClass } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';

interface CopyButtonProps {
  /** Id of the element whose text is copied. */
  readonly target: string;
  readonly label: string;
  /** Says that it worked. */
  readonly done: string;
}

/** Copies a text. Only a script can, so the button is hidden until there is one. */
export function CopyButton({ target, label, done }: CopyButtonProps) {
  return (
    <p className="copy-button screen-only" hidden>
      <button type="button" className={buttonClass({ size: 'small' })} data-copy={target}>
        <Icon name="copy" />
        {label}
      </button>
      <span role="status" data-done={done} />
    </p>
  );
}
