import { parseArgs } from 'node:util';
import { isoDay, millisecondsPerDay } from '../../../shared/calendar-day.ts';
import type { DownloadCount } from '../../../shared/contract/download-schemas.ts';
import { reportDownloads } from '../../../shared/contract/downloads.ts';
import type { RequestInputOf } from '../../../shared/contract/endpoint.ts';
import { calendarDay, firstDay } from '../../../shared/contract/fields.ts';
import { isProductType, type ProductType, productTypeNumbers, productTypes } from '../../../shared/product-type.ts';
import type { CountCalls } from '../../publish/call-counts.ts';
import type { Operate } from '../../publish/operations.ts';
import { resolveTarget, type Target } from '../../publish/target.ts';
import { asJson, CommandError, type Output } from '../../terminal/command-line.ts';
import { progressReporter } from '../../terminal/progress.ts';
import { allPages } from '../all-pages.ts';
import type { Command } from '../command.ts';
import { downloadReport, reportText } from '../download-report.ts';
import { compareCounts, type Difference, dayRanges } from '../recount.ts';

const help = `Reports how often builds were downloaded, from the counters.

  npm run --silent ops -- downloads [--product N] [--json] [--recount [--from DAY]] [--to local|<stage>]

  --product N    only the product of this type, such as 21 for S3 Pro
  --json         the same as data
  --recount      count the recorded rows anew and compare them with the counters and the accepted calls; exit code 1
                 names each difference. Calls are known 15 months back, on the local site fifteen days
  --from DAY     first UTC day to recount, YYYY-MM-DD; the first counted day, or a month ago, when not given
  --to <stage>   the site to ask; "local" when not given

  Example: npm run --silent ops -- downloads --json
`;

const options = {
  product: { type: 'string' },
  json: { type: 'boolean', default: false },
  recount: { type: 'boolean', default: false },
  from: { type: 'string' },
  to: { type: 'string', default: 'local' },
} as const;

export const downloads: Command = {
  summary: 'totals of downloads by product, version, platform and day; or a recount',
  help,
  async run(args, output) {
    const { values } = parseArgs({ args, options });
    const question = { type: readType(values.product), json: values.json };
    const from = readDay(values.from);
    if (from !== undefined && !values.recount) throw new CommandError('--from belongs to --recount');
    const { operate, countCalls } = await resolveTarget(values.to);
    return values.recount
      ? recount({ operate, countCalls }, { ...question, from }, output)
      : report(operate, question, output);
  },
};

interface Question {
  readonly type?: ProductType | undefined;
  readonly json: boolean;
}

/** Prints the totals of the counters. */
export async function report(operate: Operate, { type, json }: Question, output: Output): Promise<number> {
  const totals = downloadReport(await readCounts(operate, { source: 'counters', type }));
  output.out(json ? asJson(totals) : reportText(totals));
  return 0;
}

function readCounts(operate: Operate, question: Omit<RequestInputOf<typeof reportDownloads>, 'cursor'>) {
  return allPages((cursor) => operate('reportDownloads', reportDownloads, { ...question, cursor }));
}

/**
 * Compares the counters of a range of days with the recorded rows, and the rows with the calls that the functions say they
 * accepted: rows and counters are written together, so where both lack a download they still agree. Prints each difference.
 * @returns 1 when there is a difference
 */
export async function recount(
  { operate, countCalls }: Pick<Target, 'operate' | 'countCalls'>,
  { type, json, from, now = new Date() }: Question & { readonly from?: string | undefined; readonly now?: Date },
  output: Output,
): Promise<number> {
  const to = isoDay(now.getTime());
  const ask = (source: 'counters' | 'rows', range: { from?: string; to: string }) =>
    readCounts(operate, { source, type, ...range });
  const first = from ?? firstCountedDay(await ask('counters', { to }), now);
  const range = { from: first, to };

  const before = await ask('counters', range);
  const rows: DownloadCount[] = [];
  const parts = dayRanges(first, to);
  const progress = progressReporter(output.progress);
  for (const [index, part] of parts.entries()) {
    progress.onProgress('months', index, parts.length);
    for (const count of await ask('rows', part)) rows.push(count);
  }
  progress.finish();
  const differences = compareCounts(before, rows, await ask('counters', range));
  const recorded = rows.reduce((total, { count }) => total + count, 0);
  // The functions do not count their calls by product.
  const calls = type === undefined ? await callsBetween(countCalls, range) : undefined;
  const missing = calls ? Math.max(0, calls.accepted - calls.repeated - recorded) : 0;
  const outcome = { ...range, recorded, differences, calls, missing };
  output.out(json ? asJson(outcome) : outcomeText(outcome));
  return differences.length === 0 && missing === 0 ? 0 : 1;
}

interface Outcome {
  readonly from: string;
  readonly to: string;
  readonly recorded: number;
  readonly differences: readonly Difference[];
  /** Absent for one product alone. */
  readonly calls: Calls | undefined;
  /** Accepted calls that are in no row. */
  readonly missing: number;
}

interface Calls {
  readonly accepted: number;
  /** Events that the consumer had counted before: requests sent twice, and messages delivered twice. */
  readonly repeated: number;
}

async function callsBetween(countCalls: CountCalls, { from, to }: { from: string; to: string }): Promise<Calls> {
  const [recorded, byTitle, repeated] = await Promise.all([
    countCalls('Accepted', 'recordDownload', from, to),
    countCalls('Accepted', 'recordDownloadByTitle', from, to),
    countCalls('Repeated', 'countDownloads', from, to),
  ]);
  return { accepted: recorded + byTitle, repeated };
}

function outcomeText({ from, to, recorded, differences, calls, missing }: Outcome): string {
  const named = differences.map((one) => `${one.counter}: counted ${one.counted}, recorded ${one.recorded}\n`);
  const verdict = named.length === 0 ? 'Counters and rows agree' : `Counters that differ: ${named.length}`;
  const accepted = calls && `${number(calls.accepted)} calls accepted, ${number(calls.repeated)} events repeated`;
  const lost = missing > 0 ? `Accepted downloads that are in no row: ${number(missing)}.\n` : '';
  const told = [`${number(recorded)} downloads recorded from ${from} to ${to}`, accepted].filter(Boolean).join('; ');
  return `${named.join('')}${lost}${told}. ${verdict}.\n`;
}

const daysLookedBack = 30;

/** The first counted day, but at least a month back: a row whose counter was lost shows there too. */
function firstCountedDay(counts: readonly DownloadCount[], now: Date): string {
  const monthAgo = isoDay(now.getTime() - daysLookedBack * millisecondsPerDay);
  const days = [monthAgo, ...counts.map(({ day }) => day)].sort();
  return days[0] ?? monthAgo;
}

function readType(given: string | undefined): ProductType | undefined {
  if (given === undefined) return undefined;
  const type = Number(given);
  if (isProductType(type)) return type;
  const known = productTypeNumbers.map((number) => `${number} ${productTypes[number].name}`).join(', ');
  throw new CommandError(`There is no product "${given}". There is: ${known}`);
}

function readDay(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const today = isoDay(Date.now());
  if (calendarDay.safeParse(given).success && given >= firstDay && given <= today) return given;
  throw new CommandError(`"${given}" is no day from ${firstDay} to ${today}; write it YYYY-MM-DD`);
}

function number(value: number): string {
  return value.toLocaleString('en');
}
