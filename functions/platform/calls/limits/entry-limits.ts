import { createHash, randomUUID } from 'node:crypto';
import type { Endpoint, LimitSubject, UseLimit } from '../../../../shared/contract/endpoint.ts';
import type { Table } from '../../tables/table.ts';
import { type Count, LimitRefusal, limitKeeper } from './limit-keeper.ts';
import { viewerNetworks } from './viewer-network.ts';

/** Where uses are counted. */
export type LimitTable = Table<'GetItem' | 'UpdateItem'>;

/** What limits may count of a call. */
export interface CountedCall {
  /** `CloudFront-Viewer-Address`. */
  readonly viewerAddress: string | undefined;
  /** The request, once it has proved valid. */
  readonly request: unknown;
  readonly caller: unknown;
}

/** How much more a /48 may do than one of the 65,536 /64s in it: a site of many people has one, and so has anybody who asks. */
const siteFactor = 4;

/**
 * Counts a call towards each limit of its entry, whatever comes of the others: who is refused for a mailbox has still called.
 * @throws LimitRefusal of the limit that takes longest to have room again
 */
export function entryLimits({ limits = [], idempotencyKey }: Endpoint, table: LimitTable | undefined) {
  if (limits.length === 0) return async () => {};
  if (!table) throw new Error('An endpoint with limits uses what counts towards them');
  const keep = limitKeeper(table);
  const subjects = [...Map.groupBy(limits, ({ name, per }) => JSON.stringify([name, per])).values()];
  return async (call: CountedCall) => {
    const counts = subjects.flatMap((windows) => countsOf(windows, call));
    const useId = useIdOf(call.request, idempotencyKey);
    const outcomes = await Promise.allSettled(counts.map((count) => keep(count, useId)));
    const reasons: unknown[] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    const fault = reasons.find((reason) => !(reason instanceof LimitRefusal));
    if (fault) throw fault;
    const refusals = reasons.filter((reason) => reason instanceof LimitRefusal);
    const [longest] = refusals.toSorted((a, b) => b.retryAfterSeconds - a.retryAfterSeconds);
    if (longest) throw longest;
  };
}

/** Where a refusal says that there were too many. */
const places = {
  network: ' from your network',
  member: '',
} as const;

/**
 * What windows of one name count of somebody, and how a refusal says it.
 * @param kind what `whom` is: a network, or a member's id
 */
function countOf(windows: readonly Omit<UseLimit, 'per'>[], kind: LimitSubject, whom: string, factor = 1): Count {
  const [{ name, of } = { name: '', of: '' }] = windows;
  const what = `${of}${places[kind]}`;
  return { name, what, whom, windows: windows.map(({ max, seconds }) => ({ max: max * factor, seconds })) };
}

/** Whom windows of one name and subject count in a call. */
function countsOf(windows: readonly UseLimit[], { viewerAddress, caller }: CountedCall): readonly Count[] {
  const [first] = windows;
  if (!first) return [];
  const { per } = first;
  const count = (whom: string, factor?: number) => countOf(windows, per, whom, factor);
  return per === 'network' ? countsByNetwork(viewerAddress, count) : [count(idOf(caller))];
}

/** The counts of whoever calls from a network: its own, and of IPv6 its site's. @param count of one of them, with so many times the room */
export function countsByNetwork(
  viewerAddress: string | undefined,
  count: (whom: string, factor: number) => Count,
): readonly Count[] {
  const { network, site } = viewerNetworks(viewerAddress);
  return site === undefined ? [count(network, 1)] : [count(network, 1), count(site, siteFactor)];
}

/** @throws Error where the entry lets people call who have no id */
function idOf(caller: unknown): string {
  const { uid }: { uid?: unknown } = Object(caller);
  if (typeof uid === 'string') return uid;
  throw new Error('A limit counts members, and the caller is none');
}

/**
 * The same request has the same id, and another content under the same request id another one: else a single id would let any
 * number of requests through. Eight digits of the content's digest tell contents apart well enough, and nobody what they are.
 */
function useIdOf(request: unknown, idempotencyKey: string | undefined): string {
  const { [idempotencyKey ?? '']: requestId, ...content }: Record<string, unknown> = Object(request);
  if (typeof requestId !== 'string') return randomUUID();
  const digest = createHash('sha256')
    .update(JSON.stringify([requestId, content]))
    .digest('hex');
  return `${requestId}.${digest.slice(0, 8)}`;
}
