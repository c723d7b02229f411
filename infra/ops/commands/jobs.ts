import { parseArgs } from 'node:util';
import { kebabName } from '../../../shared/contract/names.ts';
import type { ScheduleEntry } from '../../../shared/manifest/triggers.ts';
import { readManifest, schedulesOf } from '../../manifest.ts';
import { resolveTarget, type Target } from '../../publish/target.ts';
import { asJson, CommandError, type Output } from '../../terminal/command-line.ts';
import { textTable } from '../../terminal/text-table.ts';
import type { Command } from '../command.ts';

const help = `Lists the scheduled jobs, or runs one at once.

  npm run --silent ops -- jobs [--json]
  npm run --silent ops -- jobs run NAME [--json] [--to local|<stage>]

  NAME          as the list shows it, such as erase-enquiries
  --json        the same as data
  --to <stage>  the site to ask; "local" when not given

A run that an operator starts is tried once; the command says when it failed. It changes nothing about the schedule.

  Example: npm run --silent ops -- jobs
`;

/** A job as the list names it, such as `erase-enquiries`. */
interface ListedJob {
  readonly name: string;
  readonly schedule: ScheduleEntry;
}

export const jobs: Command = {
  summary: 'scheduled jobs; run: runs one at once',
  help,
  async run(args, output) {
    const { values, positionals } = parseArgs({
      args,
      options: { json: { type: 'boolean', default: false }, to: { type: 'string', default: 'local' } },
      allowPositionals: true,
    });
    const [verb, asked, ...others] = positionals;
    const listed = schedulesOf(readManifest());
    if (verb === undefined) return printJobs(listed, values.json, output);
    if (verb !== 'run' || asked === undefined || others.length > 0)
      throw new CommandError('The command is: jobs run NAME');
    const name = jobCalled(asked, listed);
    return runNamed(await resolveTarget(values.to), name, values.json, output);
  },
};

/** Prints the jobs there are. */
export function printJobs(listed: readonly ListedJob[], json: boolean, output: Output): number {
  const data = () =>
    listed.map(({ name, schedule: { expression, harm } }) => ({ name: kebabName(name), expression, harm }));
  output.out(json ? asJson(data()) : jobTable(listed));
  return 0;
}

/** Runs a job, waits for its end and says so. @param name in the code */
export async function runNamed(
  { runJob }: Pick<Target, 'runJob'>,
  name: string,
  json: boolean,
  output: Output,
): Promise<number> {
  await runJob(name);
  output.out(json ? asJson({ ran: kebabName(name) }) : `${kebabName(name)} has run.\n`);
  return 0;
}

/** One line a job: its name, when it runs, what people miss without it. */
export function jobTable(listed: readonly ListedJob[]): string {
  if (listed.length === 0) return 'There are no scheduled jobs.\n';
  const rows = listed.map(({ name, schedule: { expression, harm } }) => [kebabName(name), expression, harm]);
  return `${textTable(['Job', 'Runs', 'Without it'], rows)}\n`;
}

/**
 * The name of a job in the code, from its name there or in the list.
 * @throws CommandError naming the jobs there are
 */
export function jobCalled(asked: string, listed: readonly Pick<ListedJob, 'name'>[]): string {
  const found = listed.find(({ name }) => name === asked || kebabName(name) === asked);
  if (found) return found.name;
  const known = listed.map(({ name }) => kebabName(name)).join(', ') || 'none';
  throw new CommandError(`There is no job "${asked}". There is: ${known}`);
}
