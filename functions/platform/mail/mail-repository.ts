import * as z from 'zod/mini';
import type { Audited } from '../audit/audit.ts';
import type { Key } from '../tables/item.ts';
import type { Table } from '../tables/table.ts';
import type { Only, Transact } from '../tables/transaction.ts';

/**
 * Mails, and the addresses that get no more, in the mail table. It holds no address: only keyed hashes.
 *
 * | item    | pk                 | sk     |                                                              |
 * |---------|--------------------|--------|--------------------------------------------------------------|
 * | mail    | `mail#<mail id>`   | `mail` | `recipient` hash, `isOwn`, `state`, `claimedUntil` ms, `expires` |
 * | told    | `told#<event id>`  | `told` | a bounce or complaint that was dealt with, `expires`         |
 * | stopped | `stopped`          | hash   | `since`, `reason`; stays until an operator lifts it          |
 */
const mailKey = (mailId: string): Key => ({ pk: `mail#${mailId}`, sk: 'mail' });
const toldKey = (eventId: string): Key => ({ pk: `told#${eventId}`, sk: 'told' });
const stoppedKey = (recipient: string): Key => ({ pk: 'stopped', sk: recipient });

/** Days that rows of mails and events are kept: longer than a bounce takes, and than queues and archive could repeat one. */
const keptDays = 100;

function expiryFrom(now: number): number {
  return Math.ceil(now / 1_000) + keptDays * 24 * 60 * 60;
}

/** How a mail ended: SES took it, refuses this recipient, or the mailbox had as many as it may get. */
const endings = ['sent', 'refused', 'withheld'] as const;
export type Ending = (typeof endings)[number];

const MailItem = z.object({
  recipient: z.string(),
  /** Whether it goes to a mailbox of the maker's own. */
  isOwn: z.boolean(),
  state: z.enum(['claimed', ...endings]),
  /** Milliseconds since the epoch. */
  claimedUntil: z.number(),
});
type MailItem = z.infer<typeof MailItem>;

/** What a claim found: it is ours until then, the mail has ended before, or somebody else is at it. */
type Claim = { readonly until: number } | { readonly ending: Ending } | 'held';

/** How long one sender keeps the others away, in milliseconds. A sender gives up before (sender.ts), so it ends only with a kill. */
const leaseMilliseconds = 15_000;

/** @param now milliseconds since the epoch */
export function mailClaims(table: Table<'GetItem' | 'PutItem' | 'UpdateItem'>, now: () => number) {
  return {
    /** Takes a mail, unless it has ended or another sender has it. */
    claim: async (mailId: string, to: Pick<MailItem, 'recipient' | 'isOwn'>): Promise<Claim> => {
      const until = now() + leaseMilliseconds;
      const fresh = { ...to, state: 'claimed', claimedUntil: until, expires: expiryFrom(now()) };
      if (await table.put({ ...mailKey(mailId), ...fresh }, 'absent')) return { until };
      const found = await findMail(table, mailId);
      if (found && found.state !== 'claimed') return { ending: found.state };
      if (!found || found.claimedUntil > now()) return 'held';
      const unchanged = { state: 'claimed', claimedUntil: found.claimedUntil };
      return (await table.update(mailKey(mailId), { set: { claimedUntil: until } }, unchanged)) ? { until } : 'held';
    },
    end: (mailId: string, state: Ending) => table.update(mailKey(mailId), { set: { state } }, 'present'),
    /** Lets the next sender have the mail at once. */
    release: (mailId: string, until: number) =>
      table.update(mailKey(mailId), { set: { claimedUntil: 0 } }, { state: 'claimed', claimedUntil: until }),
  };
}

async function findMail(table: Table<'GetItem'>, mailId: string): Promise<MailItem | undefined> {
  const item = await table.get(mailKey(mailId));
  return item && MailItem.parse(item);
}

export async function isStopped(table: Table<'GetItem'>, recipient: string): Promise<boolean> {
  return (await table.get(stoppedKey(recipient))) !== undefined;
}

/** To whom a mail went, by hash, and whether to ourselves; undefined for a mail that we do not know, or no longer. */
export async function recipientOf(
  table: Table<'GetItem'>,
  mailId: string,
): Promise<Pick<MailItem, 'recipient' | 'isOwn'> | undefined> {
  return findMail(table, mailId);
}

/** Why an address gets no more mail: it does not exist, or its owner said that our mail is spam. */
const stopReasons = ['bounce', 'complaint'] as const;
export type StopReason = (typeof stopReasons)[number];

const StoppedItem = z.object({ sk: z.string(), since: z.string(), reason: z.enum(stopReasons) });

/** An address that gets no more mail, as its hash. */
export interface StoppedAddress {
  readonly address: string;
  /** ISO 8601, UTC. */
  readonly since: string;
  readonly reason: StopReason;
}

/**
 * Stops mail to an address, once for each event: one that comes again after an operator has lifted the stop changes nothing.
 * @returns whether this call did it
 */
export function addressStopper(transact: Transact<Only<{ PutItem: 'mail' }>>, now: () => number) {
  return async (eventId: string, { address, since, reason }: StoppedAddress): Promise<boolean> => {
    const outcome = await transact<'told-before'>((transaction) => {
      transaction.put('mail', { ...toldKey(eventId), expires: expiryFrom(now()) }, 'absent', 'told-before');
      transaction.put('mail', { ...stoppedKey(address), since, reason });
    });
    return outcome === 'written';
  };
}

/** The stopped addresses, the latest first. */
export async function stoppedAddresses(table: Table<'Query'>): Promise<StoppedAddress[]> {
  const items = await table.queryAll('stopped');
  return items
    .map((item) => StoppedItem.parse(item))
    .map(({ sk: address, since, reason }) => ({ address, since, reason }))
    .toSorted((a, b) => (a.since < b.since ? 1 : -1));
}

/** Lifts stops, in one transaction with the audit trail. The function returns whether there was one. */
export function addressResumer(audited: Audited<Only<{ DeleteItem: 'mail' }>>) {
  return async (recipient: string, operator: string): Promise<boolean> => {
    const outcome = await audited<'not-stopped'>({ operator, subject: recipient }, (transaction) =>
      transaction.delete('mail', stoppedKey(recipient), 'present', 'not-stopped'),
    );
    return outcome === 'written';
  };
}
