import type { FunctionNeeds, TableAction } from '../shared/manifest/function-needs.ts';
import { contactContext } from '../shared/manifest/function-needs.ts';
import type { Manifest } from '../shared/manifest/manifest.ts';
import { retentionComplaint } from './retention.ts';

type Reviewed = Pick<Manifest, 'functions' | 'tables' | 'secrets'>;

/**
 * What functions use has to be there, as far as types cannot tell: an end for personal data, tables and secrets that a domain states, domains that open what is
 * sealed for them, and somebody who relays what tables announce.
 * @throws Error naming each function that uses something else, and what to write where
 */
export function reviewUses(manifest: Reviewed): void {
  const complaints = Object.entries(manifest.functions).flatMap(([name, { domain, file, needs }]) =>
    [
      retentionComplaint(domain, needs, manifest),
      ...tableComplaints(needs, manifest),
      ...nameComplaints(needs, manifest),
    ]
      .filter((complaint) => complaint !== '')
      .map((complaint) => `${file}, ${name}: ${complaint}`),
  );
  const all = [...complaints, ...outboxComplaints(manifest)];
  if (all.length > 0) throw new Error(all.join('\n'));
}

function tableComplaints(
  { once, counts, mails, keepsLimits, tables: granted = {}, owned = {}, partitions = {} }: FunctionNeeds,
  { tables }: Reviewed,
): string[] {
  const reading: readonly TableAction[] = ['GetItem', 'Query'];
  const growing = [...Object.entries(granted), ...Object.entries(owned)]
    .filter(([name, actions]) => tables[name]?.appendOnly && actions.some((action) => !reading.includes(action)))
    .map(([name]) => `the table ${name} only grows: read it, and write rows of the audit trail by auditing(…)`);
  // What comes with others are rows of other partitions.
  const brought = new Set([once, counts, ...(mails ? ['mail'] : []), ...(mails || keepsLimits ? ['limits'] : [])]);
  const bound = Object.keys(partitions)
    .filter((name) => brought.has(name))
    .map(
      (name) =>
        `partitions of the table ${name} would leave out rows that counting, answering once, mails or limits take`,
    );
  return [...growing, ...bound];
}

/** What is used and no domain states: a value of one may be left out of its list, and secrets and domains are named. */
function nameComplaints(needs: FunctionNeeds, { functions, tables, secrets }: Reviewed): string[] {
  const { tables: granted = {}, owned = {}, indexes = {}, outbox, relays, once, counts } = needs;
  const named = [
    ...Object.keys(granted),
    ...Object.keys(owned),
    ...Object.keys(indexes).map((index) => index.split('.')[0] ?? index),
    ...[outbox?.table, relays?.table, once, counts].flatMap((one) => one ?? []),
  ];
  const unknown = (names: readonly string[], isKnown: (name: string) => boolean, complaint: (name: string) => string) =>
    [...new Set(names)].filter((name) => !isKnown(name)).map(complaint);
  return [
    ...unknown(
      named,
      (name) => tables[name] !== undefined,
      (name) => `no domain has a table ${name}; list it under tables in the domain.ts of its domain`,
    ),
    ...unknown(
      needs.secrets ?? [],
      (name) => secrets[name] !== undefined,
      (name) => `no domain has a secret ${name}; write what it is for under secrets in the domain.ts of its domain`,
    ),
    ...unknown(
      needs.sealsFor ?? [],
      (name) => name === contactContext || Object.values(functions).some(({ domain }) => domain === name),
      (name) => `nobody would open what it seals for ${name}, which is no domain`,
    ),
  ];
}

/** Tables whose events nobody would bring to the bus, and events that nobody announces. */
function outboxComplaints({ functions, tables }: Reviewed): string[] {
  const all = Object.values(functions).map(({ needs }) => needs);
  return Object.values(tables).flatMap(({ name, announces = [] }) => {
    const announced = all.flatMap(({ outbox }) => (outbox?.table === name ? outbox.events : []));
    const isRelayed = (from: 'stream' | 'table') =>
      all.some(({ relays }) => relays?.table === name && relays.from === from);
    return [
      ...(announces.length > 0 && !(isRelayed('stream') && isRelayed('table'))
        ? [
            `the table ${name} announces events: write a file by publishOutbox and one by republishOutbox, which relay them`,
          ]
        : []),
      ...announces
        .filter((event) => !announced.includes(event))
        .map((event) => `no function announces ${event}: take it out of announces at the table ${name}`),
    ];
  });
}
