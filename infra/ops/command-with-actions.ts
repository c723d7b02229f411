import { type ParseArgsConfig, parseArgs } from 'node:util';
import { resolveTarget, type Target } from '../publish/target.ts';
import { CommandError, type Output } from '../terminal/command-line.ts';
import type { Command } from './command.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Options of every action: the site that is asked, and whether the answer is data. */
const commonOptions = {
  json: { type: 'boolean', default: false },
  to: { type: 'string', default: 'local' },
} as const;

type ValuesOf<Own extends Options> = ReturnType<
  typeof parseArgs<{ options: Own & typeof commonOptions; allowPositionals: true }>
>['values'];

/** What most commands need of a site. */
export type Desk = Pick<Target, 'operate' | 'operator'>;

/** One thing that a command does. */
export interface Action<Own extends Options, Needed extends keyof Target = keyof Desk> {
  /** What follows its name, in the words of the help: `['ORDER']`. */
  readonly names?: readonly string[];
  /** Options that belong to it, besides `--json` and `--to`. */
  readonly takes?: readonly (keyof Own & string)[];
  /** @returns the exit code */
  run(desk: Pick<Target, Needed>, values: ValuesOf<Own>, output: Output, ...named: string[]): Promise<number>;
}

interface CommandParts<Own extends Options, Needed extends keyof Target> {
  readonly name: string;
  readonly summary: string;
  readonly help: string;
  readonly options: Own;
  readonly actions: Readonly<Record<string, Action<Own, Needed>>>;
}

/** A command that does several things, of which its first argument names one. */
export interface CommandWithActions<Needed extends keyof Target = keyof Desk> extends Command {
  /** @param resolve finds the site to ask */
  runAt(args: string[], output: Output, resolve: (name: string) => Promise<Pick<Target, Needed>>): Promise<number>;
}

/** Makes a command of its actions. It asks no site before it has understood everything that was given. */
export function commandWithActions<const Own extends Options, Needed extends keyof Target = keyof Desk>({
  name: command,
  summary,
  help,
  options,
  actions,
}: CommandParts<Own, Needed>): CommandWithActions<Needed> {
  const runAt: CommandWithActions<Needed>['runAt'] = async (args, output, resolve) => {
    const parsed = parseArgs({ args, options: { ...options, ...commonOptions }, allowPositionals: true });
    const values = parsed.values as ValuesOf<Own>; // of these very options
    const [name = '', ...named] = parsed.positionals;
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action) throw new CommandError(`Say what to do: ${Object.keys(actions).join(', ')}`);
    const { names = [], takes = [] } = action;
    if (named.length !== names.length)
      throw new CommandError(`"${command} ${name}" takes ${names.length === 0 ? 'nothing' : names.join(' ')} after it`);
    const strange = Object.keys(options).find((option) => isGiven(values, option) && !takes.includes(option));
    if (strange !== undefined) throw new CommandError(`--${strange} does not belong to "${command} ${name}"`);
    const { to } = values as ValuesOf<Record<never, never>>; // of every command
    return action.run(await resolve(to), values, output, ...named);
  };
  return { summary, help, run: (args, output) => runAt(args, output, resolveTarget), runAt };
}

function isGiven(values: object, option: string): boolean {
  const value: unknown = Object(values)[option];
  return value !== undefined && value !== false;
}
