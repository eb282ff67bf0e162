import { type RoleId, roleIds, roles } from '../roles.ts';
import type { Link } from '../types.ts';
import { typeset } from '../typography.ts';
import { interviews } from './interviewfragen.ts';
import { closer } from './rollen/closer.ts';
import { opener } from './rollen/opener.ts';
import { setter } from './rollen/setter.ts';
import type { InterviewQuestion, PerRole, RolePage } from './types.ts';

/** /jobbeschreibung/opener, /setter, /closer. Both audiences read them, so they address neither: no Sie, no du. */

/** The three pages; each is split into a file of its own. */
export const rolePages: PerRole<RolePage> = { opener, setter, closer };

/** The role whose page stands at `/jobbeschreibung/<slug>`. @throws for a slug that is no role */
export function roleOfSlug(slug: string): RoleId {
  const role = roleIds.find((id) => id === slug);
  if (!role) throw new Error(`There is no role "${slug}".`);
  return role;
}

/** The interview questions that a role's page shows. @throws for an id that the role's interview does not have */
export const shownQuestions = (role: RoleId): readonly InterviewQuestion[] =>
  rolePages[role].questions.map((id) => {
    const question = interviews[role].questions.find((entry) => entry.id === id);
    if (!question) throw new Error(`The interview of the role "${role}" has no question "${id}".`);
    return question;
  });

/** Words that the three pages share. */
export const rolePageLabels = typeset({
  print: 'Seite drucken',
  leg: (role: RoleId) => `Die Etappe der ${roles[role].name}`,
  /** What the dots of the week mean. */
  week: { goesOn: 'kommt weiter', dropsOut: 'fällt heraus', stays: 'bleibt übrig' },
  lookFor: 'Gute Antwort',
  /** Anchor of tasks and strengths, whose heading is the chapter's. */
  profileId: 'aufgaben',
});

/** To the pay calculator, with the role chosen (`content/pay.ts` reads the query). */
export const payCalculator = (role: RoleId): Link => ({
  href: `/talente?rolle=${role}#gehalt`,
  label: `Gehalt für ${roles[role].name} durchrechnen`,
});
