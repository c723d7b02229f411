import { runMembers } from '../../infra/ops/commands/members/members-command.ts';
import { runPersonalData } from '../../infra/ops/commands/personal-data.ts';
import { resolveTarget } from '../../infra/publish/target.ts';
import { keptOutput } from '../../infra/terminal/kept-output.ts';

const commands = { members: runMembers, 'personal-data': runPersonalData } as const;

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
