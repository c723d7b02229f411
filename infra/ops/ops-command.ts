import { CommandError, type Output, runCommand, terminal } from '../terminal/command-line.ts';
import { textTable } from '../terminal/text-table.ts';
import type { Command } from './command.ts';
import { audit } from './commands/audit.ts';
import { certificates } from './commands/certificates/certificates-command.ts';
import { comments } from './commands/comments/comments-command.ts';
import { demo } from './commands/demo.ts';
import { downloads } from './commands/downloads.ts';
import { edge } from './commands/edge.ts';
import { enquiries } from './commands/enquiries/enquiries-command.ts';
import { events } from './commands/events/events-command.ts';
import { exams } from './commands/exams/exams-command.ts';
import { figures } from './commands/figures.ts';
import { frames } from './commands/frames.ts';
import { jobs } from './commands/jobs.ts';
import { mail } from './commands/mail.ts';
import { members } from './commands/members/members-command.ts';
import { messages } from './commands/messages/messages-command.ts';
import { orders } from './commands/orders/orders-command.ts';
import { personalData } from './commands/personal-data.ts';
import { projects } from './commands/projects/projects-command.ts';
import { queues } from './commands/queues/queues-command.ts';
import { subscriptions } from './commands/subscriptions.ts';

/** Every command by its name. To add one, add its file to `commands/` and its line here. */
export const commands: ReadonlyMap<string, Command> = new Map([
  ['audit', audit],
  ['downloads', downloads],
  ['enquiries', enquiries],
  ['frames', frames],
  ['edge', edge],
  ['mail', mail],
  ['jobs', jobs],
  ['queues', queues],
  ['events', events],
  ['figures', figures],
  ['members', members],
  ['projects', projects],
  ['orders', orders],
  ['subscriptions', subscriptions],
  ['exams', exams],
  ['certificates', certificates],
  ['comments', comments],
  ['messages', messages],
  ['personal-data', personalData],
  ['demo', demo],
]);

function help(): string {
  const rows = [...commands].map(([name, { summary }]) => [`  ${name}`, summary]);
  return `Works for the people behind the site.\n\n  npm run --silent ops -- <command> [--to local|<stage>] [--help]\n\n${textTable(['Commands', ''], rows)}\n`;
}

/**
 * Runs the command that the first argument names.
 * @throws CommandError when there is none of that name
 */
export async function ops([name, ...args]: string[], output: Output = terminal): Promise<number> {
  if (name === undefined || name === '--help') {
    output.out(help());
    return 0;
  }
  const command = commands.get(name);
  if (!command) throw new CommandError(`There is no command "${name}". There is: ${[...commands.keys()].join(', ')}`);
  if (args.includes('--help')) {
    output.out(command.help);
    return 0;
  }
  return command.run(args, output);
}

if (import.meta.main) {
  process.exitCode = await runCommand(() => ops(process.argv.slice(2)), 'npm run --silent ops -- --help');
}
