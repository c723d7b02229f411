import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import type { EventName } from '../../../shared/contract/event-name.ts';
import { pascalName } from '../../../shared/contract/names.ts';
import { type MailName, streamOf } from '../mail/mail-names.ts';
import { type MailStream, mailboxLimits, mailStreams } from '../mail/mail-streams.ts';
import type { GrowingTableName, IndexName, TableName } from '../tables/tables.ts';

/** DynamoDB actions a function may be granted. A transaction asks for the actions of its parts. There is no Scan. */
export type TableAction = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem';

/** What a sheet may grant on a table: of one that only grows, reading it. Rows of the audit trail come with `audits`. */
type ActionOn<Name extends TableName> = Name extends GrowingTableName ? 'GetItem' | 'Query' : TableAction;

/** What a function may do with personal data: most only write it. */
type PersonalDataAction = 'seal' | 'open';

/** Keys by their names in permission sheets. */
export type KeyName = keyof NonNullable<FunctionNeeds['keys']>;

/**
 * What one function may touch. Infra turns it into IAM statements and environment variables, the platform into clients
 * that can do exactly this.
 */
export interface FunctionNeeds {
  readonly tables?: { readonly [table in TableName]?: readonly ActionOn<table>[] };
  readonly indexes?: { readonly [index in IndexName]?: readonly ['Query'] };
  readonly publishes?: readonly EventName[];
  /** Events that its transactions announce, and the table, with a stream, that keeps them until the bus has accepted them. */
  readonly outbox?: { readonly table: TableName; readonly events: readonly EventName[] };
  /** The table, with an attribute `expires`, that keeps what requests under an id were answered: a repeated one is answered alike. */
  readonly once?: TableName;
  /** The table in which it counts events: its counters, and the rows by which an event that comes again is known. */
  readonly counts?: TableName;
  /** Mails by the names of their templates. Brings what sending takes: rows of the mail table, and the keyed hash of addresses. */
  readonly mails?: readonly MailName[];
  /** Whether what it does is written into the audit trail. */
  readonly audits?: true;
  /** The outbox that it empties. Stated by `outboxesOf` alone. */
  readonly relays?: Relays;
  /**
   * Keys of personal data: whether the function may seal fields, open what its own domain sealed, and make the hashes by which
   * sealed values are found.
   */
  readonly keys?: { readonly personal?: readonly PersonalDataAction[]; readonly lookup?: readonly ['hash'] };
}

/** What sending mail does with the table of mails. */
const mailTableActions: readonly TableAction[] = ['GetItem', 'PutItem', 'UpdateItem'];

/** What counting does with the table of counters. */
const countingTableActions: readonly TableAction[] = ['PutItem', 'UpdateItem'];

/** What answering a repeated request does with the table of answers. */
const onceTableActions: readonly TableAction[] = ['GetItem', 'PutItem'];

/** The streams of the mails on a sheet. */
export function streamsOf({ mails = [] }: FunctionNeeds): readonly MailStream[] {
  return mailStreams.filter((stream) => mails.some((mail) => streamOf(mail) === stream));
}

/** A sheet with what its mails, its answers and its counters bring written out, for those who grant and check. */
export function wholeSheet(needs: FunctionNeeds): FunctionNeeds {
  const { once, counts, mails } = needs;
  const answering = once ? withActions(needs, once, onceTableActions) : needs;
  const sheet = counts ? withActions(answering, counts, countingTableActions) : answering;
  if (!mails) return sheet;
  const mailing = withActions(sheet, 'mail', mailTableActions);
  const isLimited = mails.some((mail) => mailboxLimits[streamOf(mail)]);
  const limited = isLimited ? withActions(mailing, 'limits', limitActions) : mailing;
  return { ...limited, keys: { ...needs.keys, lookup: ['hash'] } };
}

function withActions(needs: FunctionNeeds, table: TableName, actions: readonly TableAction[]): FunctionNeeds {
  const granted: readonly TableAction[] = needs.tables?.[table] ?? [];
  return { ...needs, tables: { ...needs.tables, [table]: [...new Set([...granted, ...actions])] } };
}

/** What limits bring to the permission sheet of a function. */
const limitActions = ['GetItem', 'UpdateItem'] as const satisfies readonly TableAction[];

/** What finding out who calls takes, by kind of caller (`calls/callers.ts`). */
const callerNeeds: { readonly [Kind in Endpoint['caller']]?: Pick<FunctionNeeds, 'tables'> } = {};

/** A sheet with what its contract entry takes: identifying the caller, and counting towards limits. No sheet states it. */
export function withEntry(
  needs: FunctionNeeds,
  { caller, limits = [] }: Pick<Endpoint, 'caller' | 'limits'>,
): FunctionNeeds {
  const identifying = { ...needs.tables, ...callerNeeds[caller]?.tables };
  if (limits.length === 0) return { ...needs, ...(Object.keys(identifying).length > 0 && { tables: identifying }) };
  const tables = { ...identifying, limits: limitActions };
  const isKeyed = limits.some(({ per }) => typeof per === 'object');
  return { ...needs, tables, ...(isKeyed && { keys: { ...needs.keys, lookup: ['hash'] as const } }) };
}

/** A domain's permission sheet: function name → needs. */
export type DomainNeeds = Readonly<Record<string, FunctionNeeds>>;

/** What a function may do that empties an outbox: event by event from the stream, or looking through the table. */
interface Relays {
  readonly from: 'stream' | 'table';
  readonly table: TableName;
  readonly events: readonly EventName[];
}

/** When `republisher` runs, and what people miss without it; infra adds the harm of the consumers of its events. */
export const outboxSearch = {
  expression: 'rate(5 minutes)',
  harm: 'What happened is stored, and nothing that should follow does.',
} as const;

/** One of the two functions that bring the events of a table's outbox to the bus. */
export interface RelayFunction {
  readonly name: string;
  /** Its line on the permission sheet, which no domain writes. */
  readonly needs: { readonly relays: Relays };
}

/** A table whose transactions announce events. */
export interface Outbox {
  readonly table: TableName;
  /** All that any sheet announces through it, each once. */
  readonly events: readonly EventName[];
  /** The first domain that uses it; its stack has the functions. */
  readonly domain: string;
  /** Reads the table's stream. */
  readonly publisher: RelayFunction;
  /** Looks every five minutes for what the stream left behind. */
  readonly republisher: RelayFunction;
}

/** Every outbox that permission sheets name, by table. */
export function outboxesOf(sheets: Readonly<Record<string, DomainNeeds>>): readonly Outbox[] {
  const named = Object.entries(sheets).flatMap(([domain, sheet]) =>
    Object.values(sheet).flatMap(({ outbox }) => (outbox ? [{ domain, ...outbox }] : [])),
  );
  return [...Map.groupBy(named, ({ table }) => table)].map(([table, users]) => {
    const events = [...new Set(users.flatMap((user) => user.events))].sort();
    return {
      table,
      events,
      domain: users[0]?.domain ?? '',
      publisher: { name: `publishOutbox${pascalName(table)}`, needs: { relays: { from: 'stream', table, events } } },
      republisher: { name: `republishOutbox${pascalName(table)}`, needs: { relays: { from: 'table', table, events } } },
    };
  });
}

/** Environment variables that carry the physical names. Written by infra, read by the platform, named nowhere else. */
export const environmentName = {
  table: (table: TableName) => `TABLE_${table.toUpperCase()}`,
  eventBus: 'EVENT_BUS',
  mailConfigurationSet: (stream: MailStream) => `MAIL_CONFIGURATION_SET_${stream.toUpperCase()}`,
  /** The plain address that mail of a stream comes from. */
  mailSender: (stream: MailStream) => `MAIL_SENDER_${stream.toUpperCase()}`,
  /** ARN of a key. */
  key: (key: KeyName) => `KEY_${key.toUpperCase()}`,
  /** The function's domain, to which sealed values are bound. */
  domain: 'DOMAIN',
  /** URL of a consumer's dead-letter queue. */
  deadLetters: 'DEAD_LETTERS',
  /** First digits of the bundle's SHA-256, under which its source map is kept. */
  bundle: 'BUNDLE',
} as const;
