import { runMembers } from '../../../infra/ops/commands/members/members-command.ts';
import { runPersonalData } from '../../../infra/ops/commands/personal-data.ts';
import { runProjects } from '../../../infra/ops/commands/projects/projects-command.ts';
import { resolveTarget, type Target } from '../../../infra/publish/target.ts';
import type { Output } from '../../../infra/terminal/command-line.ts';
import { keptOutput } from '../../../infra/terminal/kept-output.ts';
import { importProjects } from '../../../shared/contract/accounts/members.ts';
import type { RegisteredMember } from '../people/members.ts';

const commands = { members: runMembers, 'personal-data': runPersonalData, projects: runProjects } as const;

/** What an operators' command about a person prints for a local site. @throws what the command throws */
export async function personCommand(
  stateDirectory: string,
  command: keyof typeof commands,
  ...args: string[]
): Promise<string> {
  const output = keptOutput();
  await commands[command](args, output, async () => resolveTarget('local', stateDirectory));
  return output.written();
}

/** Brings projects of these names to a member, as operators do; the last one was saved last. */
export async function importShows(stateDirectory: string, { user }: RegisteredMember, ...names: string[]) {
  const { operate, operator } = await resolveTarget('local', stateDirectory);
  const list = names.map((name, at) => ({
    id: `show-${at + 1}`,
    name,
    product_name: 'S3 Pro',
    version: '5.1.4',
    update_time: new Date(Date.UTC(2026, 5, 1 + at)).toISOString(),
  }));
  await operate('importProjects', importProjects, { member: user.uid, operator: await operator(), list });
}

/** A command, whatever it needs of a site. */
interface AnyCommand {
  runAt(args: string[], output: Output, resolve: (name: string) => Promise<Target>): Promise<number>;
}

/** What a command of the back office prints as data for a local site, as `--json` makes it. @throws what the command throws */
export async function deskCommand(stateDirectory: string, command: AnyCommand, ...args: string[]): Promise<string> {
  const output = keptOutput();
  const code = await command.runAt([...args, '--json'], output, async () => resolveTarget('local', stateDirectory));
  if (code !== 0) throw new Error(output.told());
  return output.written();
}
