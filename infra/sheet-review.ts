import type { FunctionNeeds } from '../functions/platform/sheet/needs.ts';
import { retentionComplaint } from './retention.ts';
import type { SiteDefinition } from './site-definition.ts';

type Stated = Pick<SiteDefinition, 'sheets' | 'schedules' | 'tables' | 'secrets'>;

/**
 * What permission sheets ask for has to be there: an end for personal data, tables that can do what is wanted of them, and secrets that a domain has.
 * @throws Error naming each line that asks for something else, and what to write where
 */
export function reviewSheets(definition: Stated): void {
  const complaints = Object.entries(definition.sheets).flatMap(([domain, sheet]) =>
    Object.entries(sheet).flatMap(([name, needs]) =>
      [
        retentionComplaint(domain, needs, definition),
        ...tableComplaints(needs, definition),
        ...secretComplaints(needs, definition),
      ]
        .filter((complaint) => complaint !== '')
        .map((complaint) => `functions/${domain}/needs.ts, ${name}: ${complaint}`),
    ),
  );
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

function tableComplaints(
  { once, counts, outbox, mails, keepsLimits, tables: granted = {}, partitions = {} }: FunctionNeeds,
  { tables, sheets }: Stated,
): string[] {
  const expiring = [once, counts].flatMap((name) =>
    name && tables[name]?.timeToLive !== 'expires'
      ? [`the table ${name} keeps rows that expire; write timeToLive: 'expires' at it in the domain.ts of its domain`]
      : [],
  );
  const announcing =
    outbox && !sheets[tables[outbox.table]?.outboxOf ?? '']
      ? [`the table ${outbox.table} is an outbox; write at it in its domain.ts whose: outboxOf: '<domain>'`]
      : [];
  // What a sheet brings along are rows of other partitions.
  const brought = new Set([once, counts, ...(mails ? ['mail'] : []), ...(mails || keepsLimits ? ['limits'] : [])]);
  const bound = Object.keys(partitions).flatMap((name) => {
    if (!Object.hasOwn(granted, name)) return [`it names partitions of the table ${name}, on which it grants nothing`];
    return brought.has(name)
      ? [`partitions of the table ${name} would leave out rows that counting, answering once, mails or limits take`]
      : [];
  });
  return [...expiring, ...announcing, ...bound];
}

function secretComplaints({ secrets: wanted = [] }: FunctionNeeds, { secrets }: Pick<Stated, 'secrets'>): string[] {
  return wanted
    .filter((name) => secrets[name] === undefined)
    .map((name) => `no domain has a secret ${name}; write what it is for under secrets in the domain.ts of its domain`);
}
