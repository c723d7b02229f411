import { parseArgs } from 'node:util';
import { endpoints } from '../../../functions/registry.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { erasingPerson, exportingPerson, findingPerson, type Person } from '../../../shared/contract/personal-data.ts';
import { resolveTarget, type Target } from '../../publish/target.ts';
import { asJson, CommandError, type Output } from '../../terminal/command-line.ts';
import { withProgress } from '../../terminal/progress.ts';
import { textTable } from '../../terminal/text-table.ts';
import { allPages } from '../all-pages.ts';
import type { Command } from '../command.ts';
import { minute } from '../minute.ts';
import { personIn, personOptions } from '../named-person.ts';

const help = `Shows, exports or erases what the site keeps of one person, in every domain. Who exports or erases stands in the audit trail.

  npm run --silent ops -- personal-data find   (--email ADDRESS | --phone NUMBER | --member ID) [--json]
  npm run --silent ops -- personal-data export (--email ADDRESS | --phone NUMBER | --member ID) [--json]
  npm run --silent ops -- personal-data erase  (--email ADDRESS | --phone NUMBER | --member ID) --yes [--json]

  find             what there is, unopened
  export           all of it, as JSON
  erase            for good; without --yes it shows what would go
  --email ADDRESS  of the one who gave this address
  --phone NUMBER   of the one who gave this number, as their contact or beside it
  --member ID      of this member
  --json           the same as data; an export always is
  --to <stage>     the site to ask; "local" when not given

Addresses are compared without case, numbers by their digits, without a leading + or 00, or the 86 of a mainland mobile number. Ask for every spelling that
the person may have given: with and without what follows a + in an address, with and without the code of a country.
An account is found by its address or id, not by its phone number, which nobody has confirmed.

  Example: npm run --silent ops -- personal-data find --email kim@example.com
`;

const options = {
  ...personOptions,
  yes: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  to: { type: 'string', default: 'local' },
} as const;

/** What the command needs of a site. */
export type Desk = Pick<Target, 'name' | 'operate' | 'operator'>;

export const personalData: Command = {
  summary: 'what is kept of one person: find, export, erase',
  help,
  run: (args, output) => runPersonalData(args, output, resolveTarget),
};

/** @param resolve finds the site to ask */
export async function runPersonalData(
  args: string[],
  output: Output,
  resolve: (name: string) => Promise<Desk>,
): Promise<number> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [action = '', ...others] = positionals;
  if (others.length > 0 || !isAction(action)) throw new CommandError('Say what to do: find, export, erase');
  if (values.yes && action !== 'erase') throw new CommandError(`--yes does not belong to "personal-data ${action}"`);
  const person = personIn(values);
  const desk = await resolve(values.to);
  if (action === 'export') return exportPerson(desk, person, output);
  const { yes, json } = values;
  return action === 'erase' && yes
    ? erase(desk, person, json, output)
    : find(desk, person, { json, isErasing: action === 'erase' }, output);
}

function isAction(name: string): name is NonNullable<Endpoint['personalData']> {
  return name === 'find' || name === 'export' || name === 'erase';
}

/** Asks the operation of each domain that does something with the data of a person, and shows how many domains are done. */
async function inEachDomain(
  action: Endpoint['personalData'],
  output: Output,
  ask: (domain: string, name: string) => Promise<void>,
): Promise<void> {
  const operations = endpoints.filter(({ endpoint }) => endpoint.personalData === action);
  await withProgress(output.progress, async ({ onProgress }) => {
    for (const [done, { domain, name }] of operations.entries()) {
      onProgress('domains', done, operations.length);
      await ask(domain, name);
    }
    onProgress('domains', operations.length, operations.length);
  });
}

interface Finding {
  readonly json: boolean;
  /** Whether it is asked for in order to erase, which is then said not to have happened. */
  readonly isErasing: boolean;
}

async function find(
  { name: site, operate }: Desk,
  person: Person,
  { json, isErasing }: Finding,
  output: Output,
): Promise<number> {
  const found: { domain: string; kind: string; at: string; id: string }[] = [];
  await inEachDomain('find', output, async (domain, name) => {
    const records = await allPages((cursor) => operate(name, findingPerson(domain), { ...person, cursor }));
    found.push(...records.map(({ kind, id, at }) => ({ domain, kind, at, id })));
  });
  const rows = found.map(({ domain, kind, at, id }) => [domain, kind, minute(at), id]);
  const table = rows.length === 0 ? '' : `${textTable(['Domain', 'What', 'Since (UTC)', 'Id'], rows)}\n\n`;
  output.out(json ? asJson(found) : `${table}${counted(rows.length)} kept by the site "${site}".\n`);
  const isLeft = isErasing && rows.length > 0;
  if (isLeft) output.error('Nothing was erased: add --yes.\n');
  return isLeft ? 1 : 0;
}

async function exportPerson({ operate, operator: whoActs }: Desk, person: Person, output: Output): Promise<number> {
  const operator = await whoActs();
  const all: Record<string, unknown> = {};
  // Printed when all are there: a file never holds half a person's data without saying so.
  await inEachDomain('export', output, async (domain, name) => {
    all[domain] = await allPages((cursor) => operate(name, exportingPerson(domain), { ...person, operator, cursor }));
  });
  output.out(asJson(all));
  return 0;
}

/** What became of a person's data in a domain: how many records are erased, and why not all were. */
interface Erased {
  readonly domain: string;
  readonly erased: number;
  /** Absent when all are. */
  readonly failure?: string;
}

async function erase({ name: site, operate, operator: whoActs }: Desk, person: Person, json: boolean, output: Output) {
  const operator = await whoActs();
  const all: Erased[] = [];
  await inEachDomain('erase', output, async (domain, name) => {
    all.push(await eraseAll(domain, (cursor) => operate(name, erasingPerson(domain), { ...person, operator, cursor })));
  });
  const isWhole = all.every(({ failure }) => failure === undefined);
  const told = all.map((one) => erasedText(one, site)).join('');
  const advice = isWhole
    ? 'What came within the last seconds may not be found yet: ask "find" once more.\n'
    : 'Run it again for the rest.\n';
  output.out(json ? asJson(all) : `${told}${advice}`);
  for (const { domain, failure } of all)
    if (failure !== undefined) output.error(`${domain}: not all was erased, ${failure}\n`);
  return isWhole ? 0 : 1;
}

/** Erases page by page what a domain keeps. One domain that fails keeps no other from erasing. */
async function eraseAll(
  domain: string,
  erasePage: (cursor: string) => Promise<{ readonly erased: number; readonly cursor: string }>,
): Promise<Erased> {
  let erased = 0;
  try {
    await allPages(async (from) => {
      const page = await erasePage(from);
      erased += page.erased;
      return { list: [], cursor: page.cursor };
    });
    return { domain, erased };
  } catch (error) {
    return { domain, erased, failure: error instanceof Error ? error.message : String(error) };
  }
}

function erasedText({ domain, erased, failure }: Erased, site: string): string {
  return failure === undefined ? `${domain} of the site "${site}": ${counted(erased)} erased.\n` : '';
}

function counted(records: number): string {
  return `${records} ${records === 1 ? 'record is' : 'records are'}`;
}
