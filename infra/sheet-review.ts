import type { FunctionNeeds, TableAction } from '../shared/manifest/function-needs.ts';
import { contactContext } from '../shared/manifest/function-needs.ts';
import type { Manifest } from '../shared/manifest/manifest.ts';
import { retentionComplaint } from './retention.ts';

type Reviewed = Pick<Manifest, 'functions' | 'tables' | 'secrets' | 'mails'>;

/**
 * What permission sheets ask for has to be there: an end for personal data, tables and indexes that can do what is wanted of them, and mails, secrets
 * and domains of that name.
 * @throws Error naming each line that asks for something else, and what to write where
 */
export function reviewSheets(manifest: Reviewed): void {
  const complaints = Object.entries(manifest.functions).flatMap(([name, { domain, needs }]) =>
    [
      retentionComplaint(domain, needs, manifest),
      ...tableComplaints(needs, manifest),
      ...nameComplaints(needs, manifest),
    ]
      .filter((complaint) => complaint !== '')
      .map((complaint) => `functions/${domain}/needs.ts, ${name}: ${complaint}`),
  );
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

const hasDomain = (functions: Reviewed['functions'], name: string | undefined) =>
  Object.values(functions).some(({ domain }) => domain === name);

function tableComplaints(
  { once, counts, outbox, mails, keepsLimits, tables: granted = {}, owned = {}, partitions = {} }: FunctionNeeds,
  { tables, functions }: Reviewed,
): string[] {
  const reading: readonly TableAction[] = ['GetItem', 'Query'];
  const growing = [...Object.entries(granted), ...Object.entries(owned)]
    .filter(([name, actions]) => tables[name]?.appendOnly && actions.some((action) => !reading.includes(action)))
    .map(
      ([name]) =>
        `the table ${name} only grows: a sheet may read it, and rows of the audit trail come with audits: true`,
    );
  const expiring = [once, counts].flatMap((name) =>
    name && tables[name]?.timeToLive !== 'expires'
      ? [`the table ${name} keeps rows that expire; write timeToLive: 'expires' at it in the domain.ts of its domain`]
      : [],
  );
  const announcing =
    outbox && !hasDomain(functions, tables[outbox.table]?.outboxOf)
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
  return [...growing, ...expiring, ...announcing, ...bound];
}

/** Names on a sheet that no domain states: types take any. */
function nameComplaints(needs: FunctionNeeds, { functions, tables, secrets, mails }: Reviewed): string[] {
  const { tables: granted = {}, owned = {}, indexes = {}, outbox, once, counts } = needs;
  const named = [
    ...Object.keys(granted),
    ...Object.keys(owned),
    ...[outbox?.table, once, counts].flatMap((one) => one ?? []),
  ];
  const hasIndex = (name: string) => {
    const [table = '', index = ''] = name.split('.');
    return tables[table]?.indexes?.[index] !== undefined;
  };
  const unknown = (names: readonly string[], isKnown: (name: string) => boolean, complaint: (name: string) => string) =>
    [...new Set(names)].filter((name) => !isKnown(name)).map(complaint);
  return [
    ...unknown(
      named,
      (name) => tables[name] !== undefined,
      (name) => `no domain has a table ${name}; write it under tables in the domain.ts of its domain`,
    ),
    ...unknown(
      Object.keys(indexes),
      hasIndex,
      (name) => `no table has an index ${name}; write it under indexes of its table in the domain.ts of its domain`,
    ),
    ...unknown(
      needs.mails ?? [],
      (name) => mails[name] !== undefined,
      (name) => `no domain has a mail ${name}; list its template under mails in the domain.ts of its domain`,
    ),
    ...unknown(
      needs.secrets ?? [],
      (name) => secrets[name] !== undefined,
      (name) => `no domain has a secret ${name}; write what it is for under secrets in the domain.ts of its domain`,
    ),
    ...unknown(
      needs.sealsFor ?? [],
      (name) => name === contactContext || hasDomain(functions, name),
      (name) => `nobody would open what it seals for ${name}, which is no domain`,
    ),
  ];
}
