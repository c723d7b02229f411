import { resolveTarget } from '../../../publish/target.ts';
import { CommandError, type Output } from '../../../terminal/command-line.ts';
import type { Command } from '../../command.ts';
import { personIn } from '../../named-person.ts';
import { type Action, type Desk, parseMembers } from './action.ts';
import { blockMember } from './block-member.ts';
import { memberSessions } from './member-sessions.ts';
import { showMember } from './show-member.ts';
import { unblockMember } from './unblock-member.ts';

const help = `Shows an account, blocks it, or signs its member out. Whoever does so stands in the audit trail.

  npm run --silent ops -- members show     (--email ADDRESS | --member ID) [--json]
  npm run --silent ops -- members block    (--email ADDRESS | --member ID) --yes [--json]
  npm run --silent ops -- members unblock  (--email ADDRESS | --member ID) [--json]
  npm run --silent ops -- members sessions (--email ADDRESS | --member ID) [--end] [--json]

  show             who it is, the state of the account, and the day after which it is erased
  block            signs the member out everywhere and lets nobody sign in; without --yes it shows whom
  unblock          lets the member sign in again
  sessions         where the member is signed in; with --end, signs them out everywhere
  --email ADDRESS  the member with this address
  --member ID      the member with this id
  --json           the same as data
  --to <stage>     the site to ask; "local" when not given

A phone number does not name a member: nobody has confirmed that it is theirs.

All that is kept of a member is shown, exported and erased by "personal-data".

  Example: npm run --silent ops -- members show --email kim@example.com
`;

const actions: ReadonlyMap<string, Action> = new Map([
  ['show', showMember],
  ['block', blockMember],
  ['unblock', unblockMember],
  ['sessions', memberSessions],
]);

export const members: Command = {
  summary: 'accounts: show, block, unblock, sessions',
  help,
  run: (args, output) => runMembers(args, output, resolveTarget),
};

/** @param resolve finds the site to ask */
export async function runMembers(
  args: string[],
  output: Output,
  resolve: (name: string) => Promise<Desk>,
): Promise<number> {
  const { values, positionals } = parseMembers(args);
  const [name = '', ...others] = positionals;
  const action = actions.get(name);
  if (!action || others.length > 0) throw new CommandError(`Say what to do: ${[...actions.keys()].join(', ')}`);
  const strange = (['yes', 'end'] as const).find((option) => values[option] && !action.takes.includes(option));
  if (strange !== undefined) throw new CommandError(`--${strange} does not belong to "members ${name}"`);
  const person = personIn(values);
  const desk = await resolve(values.to);
  return action.run(desk, { ...person, operator: await desk.operator() }, values, output);
}
