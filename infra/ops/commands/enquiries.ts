import { parseArgs } from 'node:util';
import { exportEnquiries, finishEnquiry, listEnquiries, openEnquiry } from '../../../shared/contract/enquiries.ts';
import type { EnquiryFacts, OpenedEnquiry } from '../../../shared/contract/enquiry-schemas.ts';
import { calendarMonth } from '../../../shared/contract/fields.ts';
import { resolveTarget, type Target } from '../../publish/target.ts';
import { allPages } from '../all-pages.ts';
import type { Command } from '../command.ts';
import { asJson, CommandError, type Output } from '../command-line.ts';
import { csv } from '../csv.ts';
import { textTable } from '../text-table.ts';

const help = `Shows what people wrote to sales. Whoever opens an enquiry or finishes it stands in the audit trail.

  npm run --silent ops -- enquiries list [--month YYYY-MM | --email ADDRESS] [--state open|done|all] [--json]
  npm run --silent ops -- enquiries show ID [--json]
  npm run --silent ops -- enquiries done ID [--json]
  npm run --silent ops -- enquiries export --month YYYY-MM [--csv]

  list             the open ones of all months, unless told otherwise; without what they say
  show             one enquiry with what it says
  done             marks an enquiry as settled
  export           all enquiries of a month with what they say, as JSON or as comma-separated values
  --month YYYY-MM  those received in that month, in UTC
  --email ADDRESS  those of one contact: an e-mail address, or a number as it was typed
  --json           the same as data
  --to <stage>     the site to ask; "local" when not given
`;

const options = {
  month: { type: 'string' },
  email: { type: 'string' },
  state: { type: 'string' },
  json: { type: 'boolean', default: false },
  csv: { type: 'boolean', default: false },
  to: { type: 'string', default: 'local' },
} as const;

type Values = ReturnType<typeof parse>['values'];

function parse(args: string[]) {
  return parseArgs({ args, options, allowPositionals: true });
}

interface Action {
  /** Whether it is about one enquiry, named by its id. */
  readonly takesId: boolean;
  /** Options that belong to it, besides `--to`. */
  readonly takes: readonly string[];
  run(target: Desk, id: string, values: Values, output: Output): Promise<number>;
}

/** What the command needs of a site. */
export interface Desk extends Pick<Target, 'operate'> {
  operator(): Promise<string>;
}

const actions: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['list', { takesId: false, takes: ['month', 'email', 'state', 'json'], run: list }],
  ['show', { takesId: true, takes: ['json'], run: show }],
  ['done', { takesId: true, takes: ['json'], run: finish }],
  ['export', { takesId: false, takes: ['month', 'csv'], run: exportMonth }],
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
  const { values, positionals } = parse(args);
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

/** Months that an enquiry may be old, the running one included. */
const listedMonths = 25;

async function list({ operate }: Desk, _: string, { month, email, state, json }: Values, output: Output) {
  if (month !== undefined && email !== undefined) throw new CommandError('Give --month or --email, not both');
  const wanted = readState(state ?? (month === undefined && email === undefined ? 'open' : 'all'));
  const requests =
    email === undefined
      ? (month === undefined ? lastMonths() : [readMonth(month)]).map((each) => ({ month: each }))
      : [{ email }];
  const found: EnquiryFacts[] = [];
  for (const request of requests) {
    const all = await allPages((cursor) => operate('listEnquiries', listEnquiries, { ...request, cursor }));
    for (const enquiry of all) found.push(enquiry);
  }
  const listed = found.filter((enquiry) => wanted === 'all' || enquiry.state === wanted);
  output.out(json ? asJson(listed) : listText(listed));
  return 0;
}

function listText(listed: readonly EnquiryFacts[]): string {
  const rows = listed.map(({ id, form, receivedAt, state, finishedBy }) => [
    minute(receivedAt),
    form,
    state,
    finishedBy,
    id,
  ]);
  const table = rows.length === 0 ? '' : `${textTable(['Received (UTC)', 'Form', 'State', 'By', 'Id'], rows)}\n\n`;
  return `${table}${listed.length} ${listed.length === 1 ? 'enquiry' : 'enquiries'}\n`;
}

async function show({ operate, operator }: Desk, id: string, { json }: Values, output: Output) {
  const enquiry = await operate('openEnquiry', openEnquiry, { id, operator: await operator() });
  output.out(json ? asJson(enquiry) : openedText(enquiry));
  return 0;
}

function openedText({
  id,
  form,
  receivedAt,
  state,
  finishedBy,
  finishedAt,
  name,
  email,
  phone,
  content,
}: OpenedEnquiry) {
  const settled = state === 'done' ? `${state} by ${finishedBy}, ${minute(finishedAt)}` : state;
  const facts = [
    ['Received', `${minute(receivedAt)} UTC, ${form}`],
    ['State', settled],
    ['Name', name],
    ['Contact', email],
    ['Phone', phone],
    ['Id', id],
  ].filter(([, value]) => value !== '');
  return `${textTable(['', ''], facts).trimStart()}\n\n${content}\n`;
}

async function finish({ operate, operator }: Desk, id: string, { json }: Values, output: Output) {
  const enquiry = await operate('finishEnquiry', finishEnquiry, { id, operator: await operator() });
  output.out(json ? asJson(enquiry) : `Enquiry ${id} is done.\n`);
  return 0;
}

async function exportMonth({ operate, operator: whoActs }: Desk, _: string, values: Values, output: Output) {
  if (values.month === undefined) throw new CommandError('"enquiries export" needs --month YYYY-MM');
  const month = readMonth(values.month);
  const operator = await whoActs();
  // Printed when all are there: a file never holds half a month without saying so.
  const all = await allPages((cursor) => operate('exportEnquiries', exportEnquiries, { month, operator, cursor }));
  output.out(values.csv ? csv(all) : asJson(all));
  return 0;
}

function readMonth(given: string): string {
  if (calendarMonth.safeParse(given).success) return given;
  throw new CommandError(`"${given}" is no month; write it YYYY-MM`);
}

function readState(given: string): 'open' | 'done' | 'all' {
  if (given === 'open' || given === 'done' || given === 'all') return given;
  throw new CommandError(`There is no state "${given}". There is: open, done, all`);
}

/** The months in which enquiries may have come that are still kept, the oldest first. */
function lastMonths(now = new Date()): string[] {
  return Array.from({ length: listedMonths }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - listedMonths + 1 + index)).toISOString().slice(0, 7),
  );
}

function minute(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}
