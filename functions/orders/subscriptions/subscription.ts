import * as z from 'zod/mini';
import { millisecondsPerDay } from '../../../shared/calendar-day.ts';
import type { Subscription, SubscriptionFacts } from '../../../shared/contract/order-schemas.ts';
import type { PageAsked, PageFound } from '../../../shared/contract/page-number.ts';
import { perpetualDays, type SubscribedSoftware, subscribedSoftware } from '../../../shared/subscription-plans.ts';

/** What gave days: a plan that was paid, by its order's number, or a grant of ours. */
const Grant = z.object({
  id: z.string(),
  /** −1 for ever. */
  days: z.int(),
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
  /** Whether it was paid back: it counts no more. Noted too where the payment is not known yet, which may come later. */
  isOver: z.boolean(),
});
export type Grant = z.output<typeof Grant>;

/**
 * A subscription of one computer.
 *
 * | item         | pk             | sk                               |              |
 * |--------------|----------------|----------------------------------|--------------|
 * | subscription | `member#<uid>` | `subscription#<software>#<hwid>` | its grants   |
 */
export const StoredSubscription = z.object({
  software: z.enum(subscribedSoftware),
  hwid: z.string(),
  grants: z.array(Grant),
  /** Of its changes, so that none is lost. */
  revision: z.int(),
});
export type StoredSubscription = z.output<typeof StoredSubscription>;

const beginsWith = 'subscription#';

export const subscriptionSk = (software: SubscribedSoftware, hwid: string) => `${beginsWith}${software}#${hwid}`;

/** The sort keys between which all subscriptions of a member are. */
export const subscriptionRange = [beginsWith, `${beginsWith}~`] as const;

/** A subscription, as its grants make it. */
interface Term {
  /** When it began, last after a time without one; milliseconds since the epoch. */
  readonly startedAt: number;
  /** When it ends; Infinity for never. */
  readonly endsAt: number;
}

/**
 * What grants come to, in the order in which they were given: each adds its days to what is left, or begins anew where nothing is. One
 * that was paid back counts as if it had never been.
 */
export function termOf(grants: readonly Grant[]): Term | undefined {
  const valid = grants.filter(({ isOver }) => !isOver).toSorted((a, b) => a.at.localeCompare(b.at));
  return valid.reduce<Term | undefined>((term, { at, days }) => {
    const givenAt = Date.parse(at);
    const isOn = term !== undefined && term.endsAt >= givenAt;
    const from = isOn ? term.endsAt : givenAt;
    const endsAt = days === perpetualDays ? Number.POSITIVE_INFINITY : from + days * millisecondsPerDay;
    return { startedAt: isOn ? term.startedAt : givenAt, endsAt };
  }, undefined);
}

/** Whole days that are left, the last one included; −1 for ever. */
function daysLeft({ endsAt }: Term, now: number): number {
  if (endsAt === Number.POSITIVE_INFINITY) return perpetualDays;
  return Math.max(0, Math.ceil((endsAt - now) / millisecondsPerDay));
}

/** Adds what gave days. One that is there already, or was paid back before, is not added again. */
export function granted(grants: readonly Grant[], grant: Grant): readonly Grant[] {
  return grants.some(({ id }) => id === grant.id) ? grants : [...grants, grant];
}

/** Ends what gave days. @param grant as it would be, where it is not there yet: events come in any order */
export function takenBack(grants: readonly Grant[], grant: Grant): readonly Grant[] {
  const known = grants.find(({ id }) => id === grant.id);
  if (known?.isOver) return grants;
  return [...grants.filter((each) => each !== known), { ...(known ?? grant), isOver: true }];
}

/** A subscription as its member sees it; undefined where all of it was paid back. */
function subscriptionReply({ software, hwid, grants }: StoredSubscription, now: number): Subscription | undefined {
  const term = termOf(grants);
  if (!term) return undefined;
  return { title: software, hwid, days: daysLeft(term, now), start_time: new Date(term.startedAt).toISOString() };
}

/** A page of a member's subscriptions, the one that began last first. */
export function subscriptionPage(
  subscriptions: readonly StoredSubscription[],
  { page, size }: PageAsked,
  now: number,
): PageFound<Subscription> {
  const shown = subscriptions.flatMap((subscription) => subscriptionReply(subscription, now) ?? []);
  const list = shown.toSorted((a, b) => b.start_time.localeCompare(a.start_time));
  return { list: list.slice((page - 1) * size, page * size), count: list.length };
}

/** A subscription as operators see it. */
export function subscriptionFactsOf(
  member: string,
  { software, hwid, grants }: StoredSubscription,
  now: number,
): SubscriptionFacts {
  const term = termOf(grants) ?? { startedAt: now, endsAt: now };
  const startedAt = new Date(term.startedAt).toISOString();
  return { member, software, hwid, days: daysLeft(term, now), startedAt, grants: [...grants] };
}
