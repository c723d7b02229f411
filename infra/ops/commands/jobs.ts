import { parseArgs } from 'node:util';
import type { ScheduleEntry } from '../../../events/schedule-entry.ts';
import { kebabName } from '../../../shared/contract/names.ts';
import { resolveTarget } from '../../publish/target.ts';
import { CommandError } from '../../terminal/command-line.ts';
import { textTable } from '../../terminal/text-table.ts';
import type { Command } from '../command.ts';

const help = `Lists the scheduled jobs, or runs one at once.

  npm run --silent ops -- jobs [run <name>] [--to local|<stage>]

A run that an operator starts is tried once; the command says when it failed. It changes nothing about the schedule.
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
      options: { to: { type: 'string', default: 'local' } },
      allowPositionals: true,
    });
    const [verb, asked, ...others] = positionals;
    // With the stacks' definition comes CDK, which the other commands do without.
    const { schedulesOf, siteDefinition } = await import('../../site-definition.ts');
    const listed = schedulesOf(siteDefinition);
    if (verb === undefined) {
      output.out(jobTable(listed));
      return 0;
    }
    if (verb !== 'run' || asked === undefined || others.length > 0)
      throw new CommandError('The command is: jobs run <name>');
    const name = jobCalled(asked, listed);
    const { runJob } = await resolveTarget(values.to);
    await runJob(name);
    output.out(`${kebabName(name)} has run.\n`);
    return 0;
  },
};

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
