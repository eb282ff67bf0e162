import '../../common/drawing/drawing.scss';
import './asked-questions.scss';
import { rolePageLabels, shownQuestions } from '../../../content/guides/rollen.ts';
import type { RoleId } from '../../../content/roles.ts';

/**
 * Questions of an interview for both who ask and who are asked, and what belongs in the answer. The company's question is a
 * rectangle and the talent's answer a circle; how they meet is what the head of the role's page has drawn.
 */
export const AskedQuestions = ({ role }: { readonly role: RoleId }) => (
  <ul className={`asked asked--${role}`}>
    {shownQuestions(role).map(({ id, question, lookFor }) => (
      <li key={id}>
        <h3>{question}</h3>
        <p>
          <b>{rolePageLabels.lookFor}:</b> {lookFor}
        </p>
      </li>
    ))}
  </ul>
);
