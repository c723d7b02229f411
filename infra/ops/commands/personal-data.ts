import { parseArgs } from 'node:util';
import { showMember } from '../../../shared/contract/accounts/members.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { erasingPerson, exportingPerson, findingPerson, type Person } from '../../../shared/contract/personal-data.ts';
import type { PersonalRecord } from '../../../shared/contract/personal-records.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { endpoints } from '../../../shared/contract/registry.ts';
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
  --email ADDRESS  of the member who has this address now, and of anyone who gave it
  --phone NUMBER   of the one who gave this number, as their contact or beside it
  --member ID      of this member, and of anyone who gave the address of their account: the same as by the address
  --json           the same as data; an export always is
  --to <stage>     the site to ask; "local" when not given

Addresses are compared without case, numbers by their digits, without a leading + or 00, or the 86 of a mainland mobile number. Ask for every spelling that
the person may have given: with and without what follows a + in an address, with and without the code of a country; and every address that their account had before, with which they
may have written to us. What another member signed up for with an address is never theirs.
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

/** How domains know a person: one with an account by its address and by its id, whichever of the two is given, anybody else as they are named. */
async function namesOf({ operate, operator: whoActs }: Desk, person: Person): Promise<readonly Person[]> {
  const ofAccounts = await allPages((cursor) =>
    operate('findPersonInAccounts', findingPerson('accounts'), { ...person, cursor }),
  );
  const uid = ofAccounts.find(({ kind }) => kind === 'account')?.id;
  if (uid === undefined) return [person];
  if ('email' in person) return [{ ...person, holder: uid }, { member: uid }];
  const shown = await operate('showMember', showMember, { member: uid, operator: await whoActs() }).catch(ifErased);
  return [...(shown ? [{ email: shown.email, holder: uid }] : []), { member: uid }];
}

/** Its own job may have erased an account since it was found. */
function ifErased(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}

/** Everything that a domain answers of a person, by whatever name: what is found by two of them is there once. */
async function ofAllNames<Found extends PersonalRecord>(
  names: readonly Person[],
  ask: (name: Person, cursor: string) => Promise<{ readonly list: readonly Found[]; readonly cursor: string }>,
): Promise<Found[]> {
  const found = new Map<string, Found>();
  for (const name of names)
    for (const record of await allPages((cursor) => ask(name, cursor)))
      found.set(`${record.kind} ${record.id}`, record);
  return [...found.values()];
}

function isAction(name: string): name is NonNullable<Endpoint['personalData']> {
  return name === 'find' || name === 'export' || name === 'erase';
}

/** Its domain comes last: by the account it is known what else is its member's, also when erasing goes on where it broke off. */
const accounts = 'accounts';

/** Asks the operation of each domain that does something with the data of a person, and shows how many domains are done. */
async function inEachDomain(
  action: Endpoint['personalData'],
  output: Output,
  ask: (domain: string, name: string) => Promise<void>,
): Promise<void> {
  const operations = endpoints
    .filter(({ endpoint }) => endpoint.personalData === action)
    .toSorted((one, other) => Number(one.domain === accounts) - Number(other.domain === accounts));
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

async function find(desk: Desk, person: Person, { json, isErasing }: Finding, output: Output): Promise<number> {
  const { name: site, operate } = desk;
  const names = await namesOf(desk, person);
  const found: { domain: string; kind: string; at: string; id: string }[] = [];
  await inEachDomain('find', output, async (domain, name) => {
    const records = await ofAllNames(names, (asked, cursor) =>
      operate(name, findingPerson(domain), { ...asked, cursor }),
    );
    found.push(...records.map(({ kind, id, at }) => ({ domain, kind, at, id })));
  });
  const rows = found.map(({ domain, kind, at, id }) => [domain, kind, minute(at), id]);
  const table = rows.length === 0 ? '' : `${textTable(['Domain', 'What', 'Since (UTC)', 'Id'], rows)}\n\n`;
  output.out(json ? asJson(found) : `${table}${counted(rows.length)} kept by the site "${site}".\n`);
  const isLeft = isErasing && rows.length > 0;
  if (isLeft) output.error('Nothing was erased: add --yes.\n');
  return isLeft ? 1 : 0;
}

async function exportPerson(desk: Desk, person: Person, output: Output): Promise<number> {
  const { operate } = desk;
  const operator = await desk.operator();
  const names = await namesOf(desk, person);
  const all: Record<string, unknown> = {};
  // Printed when all are there: a file never holds half a person's data without saying so.
  await inEachDomain('export', output, async (domain, name) => {
    all[domain] = await ofAllNames(names, (asked, cursor) =>
      operate(name, exportingPerson(domain), { ...asked, operator, cursor }),
    );
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

async function erase(desk: Desk, person: Person, json: boolean, output: Output) {
  const { name: site, operate } = desk;
  const operator = await desk.operator();
  const names = await namesOf(desk, person);
  const all: Erased[] = [];
  await inEachDomain('erase', output, async (domain, name) => {
    const isEarly = domain === accounts && all.some(({ failure }) => failure !== undefined);
    const erased = isEarly
      ? { domain, erased: 0, failure: 'it comes last: by the account the rest is found' }
      : await eraseAll(domain, names, (asked, cursor) =>
          operate(name, erasingPerson(domain), { ...asked, operator, cursor }),
        );
    all.push(erased);
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

/** Erases page by page what a domain keeps. One domain that fails keeps no other but accounts from erasing. */
async function eraseAll(
  domain: string,
  names: readonly Person[],
  erasePage: (name: Person, cursor: string) => Promise<{ readonly erased: number; readonly cursor: string }>,
): Promise<Erased> {
  let erased = 0;
  try {
    for (const name of names)
      await allPages(async (from) => {
        const page = await erasePage(name, from);
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
