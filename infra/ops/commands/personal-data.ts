import { parseArgs } from 'node:util';
import { endpoints } from '../../../functions/registry.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { erasingPerson, exportingPerson, findingPerson, type Person } from '../../../shared/contract/personal-data.ts';
import { resolveTarget, type Target } from '../../publish/target.ts';
import { asJson, CommandError, type Output } from '../../terminal/command-line.ts';
import { textTable } from '../../terminal/text-table.ts';
import { allPages } from '../all-pages.ts';
import type { Command } from '../command.ts';
import { minute } from '../minute.ts';
import { personIn, personOptions } from '../named-person.ts';

const help = `Shows, exports or erases what the site keeps of one person, in every domain. Who exports or erases stands in the audit trail.

  npm run --silent ops -- personal-data find   (--email ADDRESS | --phone NUMBER | --member ID)
  npm run --silent ops -- personal-data export (--email ADDRESS | --phone NUMBER | --member ID)
  npm run --silent ops -- personal-data erase  (--email ADDRESS | --phone NUMBER | --member ID) --yes

  find             what there is, unopened
  export           all of it, as JSON
  erase            for good; without --yes it shows what would go
  --email ADDRESS  of the one who gave this address
  --phone NUMBER   of the one who gave this number, as their contact or beside it
  --member ID      of this member
  --to <stage>     the site to ask; "local" when not given

Addresses are compared without case, numbers by their digits, without a leading + or 00, or the 86 of a mainland mobile number. Ask for every spelling that
the person may have given: with and without what follows a + in an address, with and without the code of a country.
`;

const options = {
  ...personOptions,
  yes: { type: 'boolean', default: false },
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
  return action === 'erase' && values.yes ? erase(desk, person, output) : find(desk, person, output, action);
}

function isAction(name: string): name is NonNullable<Endpoint['personalData']> {
  return name === 'find' || name === 'export' || name === 'erase';
}

/** The operations of all domains that do something with the data of a person. */
function operationsFor(action: Endpoint['personalData']) {
  return endpoints.filter(({ endpoint }) => endpoint.personalData === action);
}

async function find(
  { name: site, operate }: Desk,
  person: Person,
  output: Output,
  action: 'find' | 'erase',
): Promise<number> {
  const rows: string[][] = [];
  for (const { domain, name } of operationsFor('find')) {
    const records = await allPages((cursor) => operate(name, findingPerson(domain), { ...person, cursor }));
    for (const { kind, id, at } of records) rows.push([domain, kind, minute(at), id]);
  }
  const table = rows.length === 0 ? '' : `${textTable(['Domain', 'What', 'Since (UTC)', 'Id'], rows)}\n\n`;
  const advice = action === 'erase' && rows.length > 0 ? ' Nothing was erased: add --yes.' : '';
  output.out(`${table}${counted(rows.length)} kept by the site "${site}".${advice}\n`);
  return action === 'erase' && rows.length > 0 ? 1 : 0;
}

async function exportPerson({ operate, operator: whoActs }: Desk, person: Person, output: Output): Promise<number> {
  const operator = await whoActs();
  const all: Record<string, unknown> = {};
  // Printed when all are there: a file never holds half a person's data without saying so.
  for (const { domain, name } of operationsFor('export'))
    all[domain] = await allPages((cursor) => operate(name, exportingPerson(domain), { ...person, operator, cursor }));
  output.out(asJson(all));
  return 0;
}

/** One domain that fails keeps no other from erasing. */
async function erase(
  { name: site, operate, operator: whoActs }: Desk,
  person: Person,
  output: Output,
): Promise<number> {
  const operator = await whoActs();
  let failed = 0;
  for (const { domain, name } of operationsFor('erase')) {
    try {
      let erased = 0;
      await allPages(async (cursor) => {
        const page = await operate(name, erasingPerson(domain), { ...person, operator, cursor });
        erased += page.erased;
        return { list: [], cursor: page.cursor };
      });
      output.out(`${domain} of the site "${site}": ${counted(erased)} erased.\n`);
    } catch (error) {
      failed += 1;
      output.error(`${domain}: not all was erased, ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
  output.out(
    failed > 0
      ? 'Run it again for the rest.\n'
      : 'What came within the last seconds may not be found yet: ask "find" once more.\n',
  );
  return failed > 0 ? 1 : 0;
}

function counted(records: number): string {
  return `${records} ${records === 1 ? 'record is' : 'records are'}`;
}
