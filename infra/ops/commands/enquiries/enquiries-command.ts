import { resolveTarget } from '../../../publish/target.ts';
import { CommandError, type Output } from '../../../terminal/command-line.ts';
import type { Command } from '../../command.ts';
import { type Action, type Desk, parseEnquiries } from './action.ts';
import { exportMonth } from './export-month.ts';
import { finishEnquiry } from './finish-enquiry.ts';
import { listEnquiries } from './list-enquiries.ts';
import { showEnquiry } from './show-enquiry.ts';

const help = `Shows what people wrote to sales. Whoever opens an enquiry or finishes it stands in the audit trail.

  npm run --silent ops -- enquiries list [--month YYYY-MM | --email ADDRESS] [--state open|done|all] [--json]
  npm run --silent ops -- enquiries show ID [--json]
  npm run --silent ops -- enquiries done ID [--json]
  npm run --silent ops -- enquiries export --month YYYY-MM [--csv | --json]

  list             the open ones of all months, unless told otherwise; without what they say
  show             one enquiry with what it says
  done             marks an enquiry as settled
  export           all enquiries of a month with what they say, as JSON or as comma-separated values
  --month YYYY-MM  those received in that month, in UTC
  --email ADDRESS  those of one contact: an e-mail address, or a number as it was typed
  --state STATE    open, done or all
  --csv            for a spreadsheet; JSON when not given
  --json           the same as data
  --to <stage>     the site to ask; "local" when not given

  Example: npm run --silent ops -- enquiries list --state all
`;

const actions: ReadonlyMap<string, Action> = new Map([
  ['list', listEnquiries],
  ['show', showEnquiry],
  ['done', finishEnquiry],
  ['export', exportMonth],
]);

export const enquiries: Command = {
  summary: 'what people wrote to sales: list, show, done, export',
  help,
  run: (args, output) => runEnquiries(args, output, resolveTarget),
};

/** @param resolve finds the site to ask */
export async function runEnquiries(
  args: string[],
  output: Output,
  resolve: (name: string) => Promise<Desk>,
): Promise<number> {
  const { values, positionals } = parseEnquiries(args);
  const [name = '', id, ...others] = positionals;
  const action = actions.get(name);
  if (!action) throw new CommandError(`Say what to do: ${[...actions.keys()].join(', ')}`);
  if (others.length > 0 || (id !== undefined) !== action.takesId)
    throw new CommandError(action.takesId ? `"enquiries ${name}" needs one id` : `"enquiries ${name}" takes no id`);
  const given = Object.entries(values).flatMap(([option, value]) =>
    value === undefined || value === false ? [] : option,
  );
  const strange = given.find((option) => option !== 'to' && !action.takes.includes(option));
  if (strange !== undefined) throw new CommandError(`--${strange} does not belong to "enquiries ${name}"`);
  return action.run(await resolve(values.to), id ?? '', values, output);
}
