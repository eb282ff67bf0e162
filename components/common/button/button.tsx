import './button.scss';
import type { ReactNode } from 'react';
import { registerLink, type View } from '../../../content/navigation.ts';

/** `accent` on paper, `plane` on a coloured plane, `quiet` as an outline. */
export type ButtonTone = 'accent' | 'plane' | 'quiet';

interface ButtonStyle {
  readonly tone?: ButtonTone;
  readonly size?: 'normal' | 'small';
  readonly wide?: boolean;
}

/** The classes of a button, for elements that are no link. */
export const buttonClass = ({ tone = 'accent', size = 'normal', wide = false }: ButtonStyle = {}): string =>
  ['button', `button--${tone}`, size === 'small' && 'button--small', wide && 'button--wide'].filter(Boolean).join(' ');

interface ButtonLinkProps extends ButtonStyle {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, ...style }: ButtonLinkProps) {
  return (
    <a className={buttonClass(style)} href={href}>
      {children}
    </a>
  );
}

interface RegisterLinkProps extends ButtonStyle {
  /** Who reads the page, where that is known. */
  readonly reader: View | undefined;
  readonly label?: string;
}

/** The shared call to action: 'Jetzt kostenlos registrieren', to /formular (spec §2). */
export function RegisterLink({ reader, label, ...style }: RegisterLinkProps) {
  const link = registerLink(reader);
  return (
    <ButtonLink href={link.href} {...style}>
      {label ?? link.label}
    </ButtonLink>
  );
}
