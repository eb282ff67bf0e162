import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import vm from 'node:vm';
import { parse } from 'yaml';

interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
}

interface Job {
  readonly if?: string;
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

/** What expressions of a workflow can see. */
export interface WorkflowContext {
  readonly github: object;
  readonly needs?: object;
}

/** What a job did: its actions with their inputs, the summary of the run, its outputs. */
export interface JobRun {
  readonly failed: boolean;
  readonly actions: readonly { readonly uses: string; readonly with: Readonly<Record<string, string>> }[];
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
}

const EXPRESSION = /\$\{\{(.*?)\}\}/gs;

/** The workflow of this project, whose jobs run here as on GitHub, but for actions: those are noted. */
const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as { readonly jobs: Record<string, Job> };

/** An expression is JavaScript but for its properties, which may be missing at any depth. */
function evaluate(expression: string, context: object): unknown {
  const code = expression.replace(/'[^']*'|(\w)\.(?=\w)/g, (text, name) => (name ? `${name}?.` : text));
  return vm.runInNewContext(code, context);
}

const fill = (text: string, context: object): string =>
  text.replace(EXPRESSION, (_, expression: string) => String(evaluate(expression, context) ?? ''));

const isMet = (condition: string, context: object): boolean =>
  Boolean(evaluate(condition.replace(EXPRESSION, '$1'), context));

/** Whether a job runs at all. */
export const isJobRun = (name: string, context: WorkflowContext): boolean =>
  isMet(jobs[name]?.if ?? 'true', { ...context, cancelled: () => false });

/** The script of a job's action that is one. */
export const scriptOf = (name: string): string =>
  jobs[name]?.steps.find(({ uses }) => uses?.startsWith('actions/github-script@'))?.with?.script ?? '';

/** Runs a job in `folder`. @param bin a folder with stand-ins for commands */
export function runJob(name: string, folder: string, bin: string, { github, needs = {} }: WorkflowContext): JobRun {
  const actions: JobRun['actions'][number][] = [];
  const steps: Record<string, { readonly outputs: Record<string, string> }> = {};
  let failed = false;
  const context = {
    github,
    needs,
    steps,
    success: () => !failed,
    failure: () => failed,
    cancelled: () => false,
    hashFiles: (file: string) => (existsSync(path.join(folder, file)) ? 'a hash' : ''),
  };
  const [summary, output] = ['summary', 'output'].map((file) => path.join(folder, `.github-${file}`)) as [
    string,
    string,
  ];
  for (const { id, if: condition, uses, run, with: inputs = {} } of jobs[name]?.steps ?? []) {
    if (!isMet(condition ?? 'success()', context)) continue;
    const filled = Object.entries(inputs).map(([key, value]) => [key, fill(String(value), context)] as const);
    if (uses) actions.push({ uses: uses.replace(/@.*/, ''), with: Object.fromEntries(filled) });
    if (!run) continue;
    const env = {
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_OUTPUT: output,
    };
    const script = fill(run, context);
    if (spawnSync('bash', ['-e', '-c', script], { cwd: folder, env, stdio: 'ignore' }).status !== 0) failed = true;
    appendFileSync(output, '');
    const lines = readFileSync(output, 'utf8').split('\n').filter(Boolean);
    if (id) steps[id] = { outputs: Object.fromEntries(lines.map((line) => line.split('=') as [string, string])) };
  }
  const outputs = Object.entries(jobs[name]?.outputs ?? {}).map(([key, value]) => [key, fill(value, context)] as const);
  return {
    failed,
    actions,
    summary: existsSync(summary) ? readFileSync(summary, 'utf8') : '',
    outputs: Object.fromEntries(outputs),
  };
}
