import './print-button.scss';
import './print-button.client.ts';
import { type ButtonTone, buttonClass } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';

interface PrintButtonProps {
  readonly label: string;
  /** Prints only the part of the page whose styles answer to this word; the whole page without it. */
  readonly only?: string;
  readonly tone?: ButtonTone;
  readonly size?: 'normal' | 'small';
}

/** Opens the print dialogue. Only a script can, so without scripts there is no button. */
export function PrintButton({ label, only = '', tone = 'quiet', size = 'normal' }: PrintButtonProps) {
  return (
    <button type="button" className={buttonClass({ tone, size })} data-print={only}>
      {size === 'normal' ? <Icon name="print" /> : null}
      {label}
    </button>
  );
}
