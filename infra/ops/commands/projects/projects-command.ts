import { resolveTarget } from '../../../publish/target.ts';
import { CommandError, type Output } from '../../../terminal/command-line.ts';
import type { Command } from '../../command.ts';
import { personNamed } from '../../named-person.ts';
import { type Action, type Desk, parseProjects } from './action.ts';
import { importProjects } from './import-projects.ts';
import { listProjects } from './list-projects.ts';

const help = `Keeps the projects of a member, which they see in their personal centre. Whoever imports or lists them stands in the audit trail.

  npm run --silent ops -- projects import MEMBER FILE (--yes | --dry-run) [--json]
  npm run --silent ops -- projects list   MEMBER [--json]

  import           adds the projects of a file, or changes those of the same id; the others stay. All or nothing is written, and
                   the same file again changes nothing. Without --yes it shows what would become of them, and fails
  list             all of a member, the last saved first
  MEMBER           an e-mail address, or an id
  FILE             a list as JSON, as "list --json" prints it, or comma-separated values with these names in the head:
                   id, name, product_name, version, update_time
                   update_time is a day, or a time with its zone (2026-11-22T09:30:00Z); version may be empty
  --dry-run        shows what would become of them, and succeeds
  --json           the same as data
  --to <stage>     the site to ask; "local" when not given

  Example: npm run --silent ops -- projects list kim@example.com
`;

const actions: ReadonlyMap<string, Action> = new Map([
  ['import', importProjects],
  ['list', listProjects],
]);

export const projects: Command = {
  summary: 'projects of members: import, list',
  help,
  run: (args, output) => runProjects(args, output, resolveTarget),
};

/** @param resolve finds the site to ask */
export async function runProjects(
  args: string[],
  output: Output,
  resolve: (name: string) => Promise<Desk>,
): Promise<number> {
  const { values, positionals } = parseProjects(args);
  const [name = '', member, file, ...others] = positionals;
  const action = actions.get(name);
  if (!action) throw new CommandError(`Say what to do: ${[...actions.keys()].join(', ')}`);
  if (member === undefined || others.length > 0 || (file !== undefined) !== action.takesFile)
    throw new CommandError(`"projects ${name}" needs ${action.takesFile ? 'a member and a file' : 'one member'}`);
  const strange = (['yes', 'dry-run'] as const).find((option) => values[option] && !action.takes.includes(option));
  if (strange !== undefined) throw new CommandError(`--${strange} does not belong to "projects ${name}"`);
  const desk = await resolve(values.to);
  const asked = { ...personNamed(member), operator: await desk.operator() };
  return action.run(desk, asked, { ...values, file: file ?? '' }, output);
}
