import { createHash, randomUUID } from 'node:crypto';
import type { Endpoint, LimitSubject, UseLimit } from '../../../../shared/contract/endpoint.ts';
import type { Sealer } from '../../personal-data/field-encryption.ts';
import type { Table } from '../../tables/table.ts';
import { type Count, LimitRefusal, limitKeeper } from './limit-keeper.ts';
import { viewerNetworks } from './viewer-network.ts';

/** The clients that counting takes, for an entry with limits. */
export type LimitClients<E extends Endpoint> = E extends { readonly limits: infer Limits extends readonly UseLimit[] }
  ? { readonly tables: { readonly limits: Table<'GetItem' | 'UpdateItem'> } } & KeyedClients<
      Extract<Limits[number], { readonly per: object }>
    >
  : unknown;

/** Fields are counted by keyed hashes, whatever else the entry's other limits count. */
type KeyedClients<ByField> = [ByField] extends [never] ? unknown : { readonly sealer: Pick<Sealer, 'lookupHash'> };

/** What counts towards the limits of an entry. */
export interface LimitsOfEntry {
  readonly limits: Table<'GetItem' | 'UpdateItem'>;
  /** For limits by what a field names. */
  readonly lookupHash?: Sealer['lookupHash'];
}

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
export function entryLimits({ limits = [], idempotencyKey }: Endpoint, clients: LimitsOfEntry | undefined) {
  if (limits.length === 0) return async () => {};
  if (!clients) throw new Error('An endpoint with limits uses what counts towards them');
  const keep = limitKeeper(clients.limits);
  const subjects = [...Map.groupBy(limits, ({ name, per }) => JSON.stringify([name, per])).values()];
  return async (call: CountedCall) => {
    const counts = await Promise.all(subjects.map((windows) => countsOf(windows, call, clients.lookupHash)));
    const useId = useIdOf(call.request, idempotencyKey);
    const outcomes = await Promise.allSettled(counts.flat().map((count) => keep(count, useId)));
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
  mailbox: ' for this mailbox',
  phone: ' for this phone number',
} as const;

/**
 * What windows of one name count of somebody, and how a refusal says it.
 * @param kind what `whom` is: a network, a member's id, the keyed hash of a mailbox or phone number
 */
function countOf(
  windows: readonly Omit<UseLimit, 'per'>[],
  kind: keyof typeof places,
  whom: string,
  factor = 1,
): Count {
  const [{ name, of } = { name: '', of: '' }] = windows;
  const what = `${of}${places[kind]}`;
  return { name, what, whom, windows: windows.map(({ max, seconds }) => ({ max: max * factor, seconds })) };
}

/** Whom windows of one name and subject count in a call; nobody where the request leaves the field empty. */
async function countsOf(
  windows: readonly UseLimit[],
  { viewerAddress, request, caller }: CountedCall,
  lookupHash: Sealer['lookupHash'] | undefined,
): Promise<readonly Count[]> {
  const [first] = windows;
  if (!first) return [];
  const { per } = first;
  const count = (whom: string, factor?: number) => countOf(windows, kindOf(per), whom, factor);
  if (per === 'network') return countsByNetwork(viewerAddress, count);
  if (per === 'member') return [count(idOf(caller))];
  const value: unknown = Object(request)[per.field];
  if (!lookupHash) throw new Error(`A limit by ${per.field} needs the keyed hash`);
  return typeof value === 'string' && value !== '' ? [count(await lookupHash(per.kind, value))] : [];
}

/** The counts of whoever calls from a network: its own, and of IPv6 its site's. @param count of one of them, with so many times the room */
export function countsByNetwork(
  viewerAddress: string | undefined,
  count: (whom: string, factor: number) => Count,
): readonly Count[] {
  const { network, site } = viewerNetworks(viewerAddress);
  return site === undefined ? [count(network, 1)] : [count(network, 1), count(site, siteFactor)];
}

function kindOf(per: LimitSubject): keyof typeof places {
  return typeof per === 'object' ? per.kind : per;
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
