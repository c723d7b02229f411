import type { Endpoint, LimitSubject } from '../../shared/contract/endpoint.ts';
import { type MailStream, mailboxLimits } from '../../shared/mail-streams.ts';
import type { FunctionNeeds, TableAction } from '../../shared/manifest/function-needs.ts';
import { consumersOf, needsOf } from '../manifest.ts';
import type { SiteDefinition } from '../site-definition.ts';
import { prices as list } from './prices.ts';

const { million, gigabyte } = list;

/** 20 ms of 512 MB. */
const invocation = million.invocation + million.gigabyteSecond * 0.01;
/** A line of ours and one of API Gateway's, in bytes. */
const [ownLine, accessLine] = [600, 276];
/** What is for bytes, for a million of so many. */
const ofBytes = (price: number, bytes: number) => (price * bytes) / 1e3;

/**
 * US dollars for a million actions of each kind, at list prices. An action that a kind consists of is in it: a call has its invocation and its log
 * lines.
 */
const prices = {
  call:
    million.edgeRequest +
    million.edgeFunction +
    million.firewallRequest +
    million.apiCall +
    invocation +
    ofBytes(gigabyte.logs, ownLine) +
    ofBytes(gigabyte.rareLogs, accessLine),
  invocation,
  /** With 600 bytes in the archive. */
  event: million.event + ofBytes(gigabyte.archive, 600),
  queueRequest: million.queueRequest,
  readUnit: million.readUnit,
  writeUnit: million.writeUnit,
  keyRequest: million.keyRequest,
  /** And 0.2 s of waiting for SES. */
  mail: million.mail + million.gigabyteSecond * 0.1,
} as const;

/** Kilobytes of what a function writes, if nothing says that it is small: 2,000 characters, sealed. */
const rowKilobytes = 3;
/** A write in a transaction takes two units for each kilobyte. */
const inTransaction = 2;

/** What a call may be followed by: the definition says who consumes its events. */
type Priced = Pick<SiteDefinition, 'contract' | 'functions' | 'tables'>;

/**
 * US dollars for a million calls of an endpoint and everything that follows: what it uses, its limits, and the consumers of its
 * events, theirs included. Events of AWS are left out, as no call brings them about by itself, and so is what follows from a payment.
 * @throws Error for an endpoint that is not in the contract
 */
export function pricePerMillion(definition: Priced, domain: string, name: string): number {
  const entry = definition.contract[domain]?.[name];
  if (!entry) throw new Error(`The contract has no ${domain}.${name}`);
  // What the payment provider has signed was paid for; anybody else's call ends at its signature.
  const isPaidFor = entry.caller === 'payment-provider';
  const needs = isPaidFor ? {} : needsOf(definition, name);
  return prices.call + priceOfLimits(entry) + priceOfNeeds(definition, needs, []);
}

/**
 * @param before events that led here: one that leads to itself would never end, and is priced once
 * @param together events that one invocation has
 */
function priceOfNeeds(definition: Priced, needs: FunctionNeeds, before: readonly string[], together = 1): number {
  const { publishes = [], outbox, once, counts, audits, mails = {} } = needs;
  const events = [...publishes, ...(outbox?.events ?? [])].filter((event) => !before.includes(event));
  return [
    priceOfTables(definition, needs),
    priceOfKeys(needs),
    // The row of the answer; it is read when a request is repeated.
    once ? rowPrice(1) : 0,
    // The row, and a counter that is raised once for up to a hundred events.
    counts ? rowPrice(1) * (1 + 1 / Math.min(together, 100)) : 0,
    audits ? rowPrice(1) + prices.readUnit : 0,
    // Put with the rest, and deleted when the bus has it.
    outbox ? rowPrice(1) + prices.writeUnit : 0,
    ...streamsOfOneEvent(Object.values(mails)).map(priceOfMail),
    ...events.map((event) => prices.event + priceOfConsumers(definition, event, [...before, event])),
  ].reduce((sum, price) => sum + price, 0);
}

function priceOfConsumers(definition: Priced, event: string, before: readonly string[]): number {
  return consumersOf(definition)
    .filter(({ consumer: { takes } }) => takes.some((taken) => !('from' in taken) && taken.name === event))
    .map(({ name, consumer: { batch } }) => {
      // SQS takes ten messages in a request at most, however many a batch has.
      const requests = 1 + 2 / Math.min(batch.size, 10);
      return (
        prices.queueRequest * requests +
        prices.invocation / batch.size +
        priceOfNeeds(definition, needsOf(definition, name), before, batch.size)
      );
    })
    .reduce((sum, price) => sum + price, 0);
}

/** Each action that is named, once, of all rows and of a member's; a write also changes every index of its table. */
function priceOfTables({ tables }: Priced, { tables: named = {}, owned = {}, indexes = {} }: FunctionNeeds): number {
  const granted = [named, owned].flatMap((grants) => Object.entries<readonly TableAction[]>(grants));
  const onTables = granted.flatMap(([table, actions]) => {
    const copies = Object.keys(tables[table]?.indexes ?? {}).length;
    return actions.map((action) => priceOfAction(action, copies));
  });
  return [...onTables, ...Object.keys(indexes).map(() => prices.readUnit)].reduce((sum, price) => sum + price, 0);
}

function priceOfAction(action: TableAction, copies: number): number {
  if (action === 'GetItem' || action === 'Query') return prices.readUnit;
  if (action === 'ConditionCheckItem') return inTransaction * prices.readUnit;
  return rowPrice(rowKilobytes) + copies * prices.writeUnit;
}

/** A row that a transaction writes. */
function rowPrice(kilobytes: number): number {
  return inTransaction * kilobytes * prices.writeUnit;
}

/** Whoever answers repeated requests alike also hashes what was asked; who reaches a member reads and opens their contact. */
function priceOfKeys({ keys = {}, sealsFor = [], reachesMembers, once }: FunctionNeeds): number {
  const hashes = (keys.lookup?.length ?? 0) * (once ? 2 : 1);
  const contact = reachesMembers ? prices.readUnit + prices.keyRequest : 0;
  return contact + ((keys.personal?.length ?? 0) + sealsFor.length + hashes) * prices.keyRequest;
}

/** The maker's own hear of an event once, in the mail of several that fits it; others get each. */
function streamsOfOneEvent(streams: readonly MailStream[]): MailStream[] {
  const toOthers = streams.filter((stream) => stream !== 'staff');
  return toOthers.length < streams.length ? ['staff', ...toOthers] : toOthers;
}

/** SES, the hash of the address, the claim and the mark, two reads; and for who has not confirmed, the limit of the mailbox. */
function priceOfMail(stream: MailStream): number {
  const rows = 2 * prices.writeUnit + 2 * prices.readUnit;
  const limit = mailboxLimits[stream] ? countedUse() + prices.keyRequest : 0;
  return prices.mail + prices.keyRequest + rows + limit;
}

function priceOfLimits({ limits = [] }: Endpoint): number {
  const subjects = new Map(limits.map(({ name, per }) => [JSON.stringify([name, per]), per]));
  return [...subjects.values()].reduce((sum, per) => sum + countedUse(per), 0);
}

/** A use that is counted: read and written, of a network twice (the /64 and its /48). */
function countedUse(per?: LimitSubject): number {
  return (per === 'network' ? 2 : 1) * (prices.readUnit + prices.writeUnit);
}
