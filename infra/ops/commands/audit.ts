import { parseArgs } from 'node:util';
import { listAudit, verifyAudit } from '../../../shared/contract/audit.ts';
import {
  AuditHead,
  type AuditPlace,
  type AuditProblem,
  type AuditRow,
  chainStart,
} from '../../../shared/contract/audit-schemas.ts';
import { calendarDay } from '../../../shared/contract/fields.ts';
import type { Operate } from '../../publish/operations.ts';
import { resolveTarget } from '../../publish/target.ts';
import { asJson, CommandError, type Output } from '../../terminal/command-line.ts';
import { type Progress, withProgress } from '../../terminal/progress.ts';
import { textTable } from '../../terminal/text-table.ts';
import type { Command } from '../command.ts';

const help = `Shows what operators did, and verifies that nobody changed the record of it.

  npm run --silent ops -- audit list [--from DAY] [--until DAY] [--json] [--to local|<stage>]
  npm run --silent ops -- audit verify [--head NUMBER:HASH …] [--json] [--to local|<stage>]

  list             rows of some UTC days, both included
  verify           reads the whole trail; exit code 1 names each row that was changed, is missing or was put in, and ends with
                   the head, which proves the trail later
  --head N:HASH    a head that is known from elsewhere; may be given several times. Only a head shows that the end was cut off or
                   written anew. The job log-audit-head logs one daily: filter code = 'audit.head' in its log group
  --json           the same as data
  --to <stage>     the site to ask; "local" when not given

  Example: npm run --silent ops -- audit list --from 2026-11-01
`;

const options = {
  from: { type: 'string' },
  until: { type: 'string' },
  head: { type: 'string', multiple: true },
  json: { type: 'boolean', default: false },
  to: { type: 'string', default: 'local' },
} as const;

export const audit: Command = {
  summary: 'what operators did, and whether the record of it is whole',
  help,
  async run(args, output) {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { from, until, head = [], json } = values;
    const [action, ...others] = positionals;
    if ((action !== 'list' && action !== 'verify') || others.length > 0)
      throw new CommandError('Say what to do: audit list or audit verify');
    if (action === 'list' && head.length > 0) throw new CommandError('--head belongs to audit verify');
    if (action === 'verify' && (from ?? until) !== undefined)
      throw new CommandError('--from and --until belong to audit list');
    const days = { from: readDay(from), until: readDay(until) };
    const heads = head.map(readHead);
    const { operate } = await resolveTarget(values.to);
    return action === 'list' ? list(operate, { ...days, json }, output) : verify(operate, { heads, json }, output);
  },
};

interface Days {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly json: boolean;
}

/** Prints the rows of some days. */
export async function list(operate: Operate, { from, until: to, json }: Days, output: Output): Promise<number> {
  const rows: AuditRow[] = [];
  for (let after = 0, isEnd = false; !isEnd; ) {
    const page = await operate('listAudit', listAudit, { from, to, after });
    rows.push(...page.rows);
    ({ reached: after, isEnd } = page);
  }
  output.out(json ? asJson(rows) : listText(rows));
  return 0;
}

function listText(rows: readonly AuditRow[]): string {
  if (rows.length === 0) return 'Nothing is recorded for these days.\n';
  const cells = rows.map(({ number, at, operator, action, subject }) => [number, at, operator, action, subject]);
  return `${textTable(['number', 'time (UTC)', 'operator', 'action', 'subject'], cells)}\n`;
}

interface Known {
  readonly heads: readonly AuditHead[];
  readonly json: boolean;
}

/**
 * Verifies the whole trail, page by page, and prints what is wrong with it.
 * @returns 1 when something is
 */
export async function verify(operate: Operate, { heads, json }: Known, output: Output): Promise<number> {
  const { checked, problems, head } = await withProgress(output.progress, (progress) =>
    verifyPages(operate, heads, trailProgress(heads, progress)),
  );
  output.out(json ? asJson({ checked, problems, head }) : outcomeText(checked, problems, head));
  return problems.length === 0 ? 0 : 1;
}

async function verifyPages(operate: Operate, heads: readonly AuditHead[], onReached: (number: number) => void) {
  const problems: AuditProblem[] = [];
  let checked = 0;
  let head: AuditPlace = chainStart;
  for (let isEnd = false; !isEnd; ) {
    const page = await operate('verifyAudit', verifyAudit, { after: head, heads: [...heads] });
    checked += page.checked;
    problems.push(...page.problems);
    ({ reached: head, isEnd } = page);
    onReached(head.number);
  }
  return { checked, problems, head };
}

/** Tells how many rows are verified of those up to the last head given. Nobody knows how many there are beyond it, or without one. */
function trailProgress(heads: readonly AuditHead[], { onProgress, onCount }: Progress) {
  const last = Math.max(0, ...heads.map(({ number }) => number));
  return (number: number) => (number <= last ? onProgress('rows', number, last) : onCount('rows', number));
}

const sentences: Record<AuditProblem['kind'], (rows: string, number: number) => string> = {
  changed: (rows) => `${rows} was changed.`,
  unlinked: (rows, number) => `${rows} does not follow row ${number - 1}: one of the two was written anew.`,
  inserted: (_, number) => `Something was put in before row ${number}.`,
  missing: (rows) => `${rows} missing.`,
  cut: (_, number) => `The end is missing: there was a row ${number}.`,
  rewritten: (rows) => `${rows} is another one than the head given: the trail was written anew.`,
};

function outcomeText(checked: number, problems: readonly AuditProblem[], head: AuditPlace): string {
  const told = problems.map(({ kind, number, to }) => {
    const verb = kind === 'missing' ? (to > number ? ' are' : ' is') : '';
    const rows = to > number ? `Rows ${number} to ${to}${verb}` : `Row ${number}${verb}`;
    return `${sentences[kind](rows, number)}\n`;
  });
  const verdict = problems.length === 0 ? 'whole' : `not whole: ${problems.length} places`;
  const place = head.hash === '' ? '' : ` Head: ${head.number}:${head.hash}`;
  return `${told.join('')}${checked.toLocaleString('en')} rows read. The trail is ${verdict}.${place}\n`;
}

function readDay(given: string | undefined): string | undefined {
  if (given === undefined || calendarDay.safeParse(given).success) return given;
  throw new CommandError(`"${given}" is no day; write it YYYY-MM-DD`);
}

function readHead(given: string): AuditHead {
  const [, number, hash] = /^(\d{1,12}):([0-9a-f]{64})$/.exec(given) ?? [];
  const head = AuditHead.safeParse({ number: Number(number), hash });
  if (head.success) return head.data;
  throw new CommandError(`"${given}" is no head; write it NUMBER:HASH, as audit verify and the log do`);
}
