import type { Message } from 'esbuild';
import type { Problem } from '../problems.ts';

/** An island's wrapper asks for the island's default export, and there is none. */
const NO_DEFAULT = /^No matching export in "(.+\.island\.tsx)" for import "default"$/;

/** A message of esbuild as a problem. */
export const toProblem = ({ location, text, detail }: Message): Problem => {
  const [, island] = NO_DEFAULT.exec(text) ?? [];
  if (island)
    return { file: island, what: 'The island has no default export.', fix: 'Export its component as default.' };
  return {
    file: location ? `${location.file.replace(/^[\w-]+:/, '')}:${location.line}:${location.column + 1}` : 'esbuild',
    what: text,
    fix: typeof detail === 'string' ? detail : fixOf(location), // a plugin may say what to do
  };
};

/** What to do at a place. At an empty line, such as the last one, the cause lies before it. */
function fixOf(location: Message['location']): string {
  if (!location) return 'Correct the import that leads here.';
  const line = location.lineText.trim();
  return line ? `Correct this line: ${line}` : 'Correct the lines before this one: something is not closed.';
}

/** The messages of a failed esbuild run. @throws the error itself when it is not one of esbuild */
export function messagesOf(error: unknown): Message[] {
  const { errors } = error as { readonly errors?: Message[] };
  if (!errors || errors.length === 0) throw error;
  return errors;
}
