import { parseArgs } from 'node:util';
import { listStoppedAddresses, resumeMail } from '../../../shared/contract/mail.ts';
import type { Operate } from '../../publish/operations.ts';
import { resolveTarget, type Target } from '../../publish/target.ts';
import { asJson, CommandError, type Output } from '../../terminal/command-line.ts';
import { textTable } from '../../terminal/text-table.ts';
import type { Command } from '../command.ts';

const help = `Shows which addresses get no more mail, and lets one get mail again.

  npm run --silent ops -- mail stopped [--json] [--to local|<stage>]
  npm run --silent ops -- mail resume --email ADDRESS [--json] [--to local|<stage>]

  stopped          addresses that bounced for good or complained, the latest first: as hashes, since nobody keeps the addresses
  resume           takes an address off that list
  --email ADDRESS  the address itself
  --json           the same as data
  --to <stage>     the site to ask; "local" when not given

  Example: npm run --silent ops -- mail stopped
`;

const options = {
  email: { type: 'string' },
  json: { type: 'boolean', default: false },
  to: { type: 'string', default: 'local' },
} as const;

export const mail: Command = {
  summary: 'addresses that get no more mail; lets one get mail again',
  help,
  async run(args, output) {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [action, ...others] = positionals;
    if (others.length > 0 || (action !== 'stopped' && action !== 'resume'))
      throw new CommandError('Say what to do: "mail stopped" or "mail resume"');
    if (action === 'stopped') {
      if (values.email !== undefined) throw new CommandError('--email belongs to "mail resume"');
      return listStopped((await resolveTarget(values.to)).operate, values.json, output);
    }
    const { email } = values;
    if (email === undefined || !resumeMail.request.shape.email.safeParse(email).success)
      throw new CommandError('"mail resume" needs --email with an address');
    return resume(await resolveTarget(values.to), email, values.json, output);
  },
};

/** Prints the stopped addresses. */
export async function listStopped(operate: Operate, json: boolean, output: Output): Promise<number> {
  const stopped = await operate('listStoppedAddresses', listStoppedAddresses, {});
  const rows = stopped.map(({ address, since, reason }) => [since, reason, address]);
  const table = rows.length === 0 ? [] : [`${textTable(['Since (UTC)', 'Why', 'Hash of the address'], rows)}\n`];
  const count = `${stopped.length} ${stopped.length === 1 ? 'address gets' : 'addresses get'} no more mail.\n`;
  output.out(json ? asJson(stopped) : [...table, count].join('\n'));
  return 0;
}

/**
 * Takes an address off the list.
 * @returns 1 when it was not on it
 */
export async function resume(
  { operate, operator }: Pick<Target, 'operate' | 'operator'>,
  email: string,
  json: boolean,
  output: Output,
): Promise<number> {
  const outcome = await operate('resumeMail', resumeMail, { email, operator: await operator() });
  const words = outcome.resumed ? 'The address gets mail again.\n' : 'The address had not been stopped.\n';
  output.out(json ? asJson(outcome) : words);
  return outcome.resumed ? 0 : 1;
}
