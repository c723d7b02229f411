import { readBody } from '../../../core/http/body.ts';
import type { Behaviour } from '../behaviours.ts';
import { compress } from '../compression.ts';
import { EdgeFailure } from '../edge-failure.ts';
import { type CacheResult, discard, type EdgeRequest, type EdgeResponse, edgeError, headerText } from '../messages.ts';
import type { OriginReply } from '../origin.ts';
import type { CacheKey } from './cache-key.ts';
import { DEFAULT_ERROR_MINIMUM, lifetimeOf } from './freshness.ts';
import { ageOf, type CachedObject, freshnessOf, mayServeOnError, type ObjectCache } from './object-cache.ts';

/** What the cache needs from outside. */
export type CachedFetchParts = {
  cache: ObjectCache;
  /** Asks the origin of a behaviour; extra headers are added to what the policies forward. */
  askOrigin: (behaviour: Behaviour, request: EdgeRequest, extra: Record<string, string>) => Promise<OriginReply>;
  /** Seconds that an error of this status is kept at least, where the distribution has a custom response for it. */
  errorMinimum: (status: number) => number | undefined;
  /** Objects that their origin says are larger than this many bytes are streamed. */
  largestObject: number;
  now: () => number;
};

/** An object for all who wait for it, or a response only for the request that asked the origin. */
type Filled = { object: CachedObject; result: CacheResult } | { passed: EdgeResponse };

const RANGE_HEADERS = ['range', 'if-range', 'if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

/** Answers GET and HEAD from the cache, asking the origin once for any number of simultaneous viewers. */
export class CachedFetch {
  readonly #parts: CachedFetchParts;
  readonly #flights = new Map<string, Promise<Filled>>();

  constructor(parts: CachedFetchParts) {
    this.#parts = parts;
  }

  /** The response for a viewer, before conditions, ranges and header policies. */
  async obtain(behaviour: Behaviour, request: EdgeRequest): Promise<EdgeResponse> {
    const key = behaviour.keyOf(request);
    const held = this.#parts.cache.get(key.key);
    // Of an object that is not cached, only the range or the head is requested, as CloudFront does; neither is cached.
    if (!held && (request.headers.range !== undefined || request.method === 'HEAD'))
      return this.pass(behaviour, request);
    const freshness = held && freshnessOf(held, this.#parts.now());
    if (held && freshness === 'fresh') return this.#answer(held, 'Hit');
    if (held && freshness === 'stale-while-revalidate') {
      // The viewer does not wait; a failure here shows at the next request.
      this.#fill(behaviour, request, key, held)
        .then((filled) => 'passed' in filled && discard(filled.passed))
        .catch(() => {});
      return this.#answer(held, 'Hit');
    }
    const isFirst = !this.#flights.has(key.key);
    const filled = await this.#fill(behaviour, request, key, held);
    if ('object' in filled) return this.#answer(filled.object, isFirst ? filled.result : 'Hit');
    return isFirst ? filled.passed : this.pass(behaviour, request);
  }

  /** Forwards a request as it is, with its ranges and conditions, and keeps nothing. */
  async pass(behaviour: Behaviour, request: EdgeRequest): Promise<EdgeResponse> {
    const extra = RANGE_HEADERS.flatMap((name) => {
      const value = headerText(request.headers, name);
      return value === undefined ? [] : [[name, value] as const];
    });
    try {
      return passed(await this.#parts.askOrigin(behaviour, request, Object.fromEntries(extra)), request);
    } catch (error) {
      return failed(error, request);
    }
  }

  /** Settles once no origin is being asked. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#flights.values());
  }

  #answer(object: CachedObject, result: CacheResult): EdgeResponse {
    const { status, headers, body } = object;
    const age = ageOf(object, this.#parts.now());
    const aged = result === 'Miss' ? headers : { ...headers, age: String(age) };
    return { status, headers: { ...aged }, body, result: status >= 400 ? 'Error' : result };
  }

  #fill(behaviour: Behaviour, request: EdgeRequest, key: CacheKey, held: CachedObject | undefined): Promise<Filled> {
    const running = this.#flights.get(key.key);
    if (running) return running;
    const flight = this.#ask(behaviour, request, key, held).finally(() => this.#flights.delete(key.key));
    this.#flights.set(key.key, flight);
    return flight;
  }

  async #ask(behaviour: Behaviour, request: EdgeRequest, key: CacheKey, held?: CachedObject): Promise<Filled> {
    const { askOrigin, now } = this.#parts;
    try {
      // An object that is kept is renewed as a whole, also for a HEAD.
      const reply = await askOrigin(behaviour, { ...request, method: 'GET' }, validators(held));
      if (reply.status === 304 && held) {
        reply.body.resume();
        const headers = { ...held.headers, ...revalidatedHeaders(reply) };
        const renewed = { ...held, headers, ...this.#timesOf(behaviour, held.status, headers) };
        return this.#keep(key, renewed, 'RefreshHit');
      }
      if (reply.status >= 500 && held && mayServeOnError(held, now())) {
        reply.body.resume();
        return this.#keepServing(key, held, reply.status);
      }
      return await this.#store(behaviour, request, key, reply);
    } catch (error) {
      const response = failed(error, request);
      if (held && mayServeOnError(held, now())) return this.#keepServing(key, held, response.status);
      const times = this.#timesOf(behaviour, response.status, response.headers);
      return times ? this.#keep(key, { ...response, target: key.target, ...times }, 'Error') : { passed: response };
    }
  }

  async #store(behaviour: Behaviour, request: EdgeRequest, key: CacheKey, reply: OriginReply): Promise<Filled> {
    const times = this.#timesOf(behaviour, reply.status, reply.headers);
    const statedLength = Number(headerText(reply.headers, 'content-length') ?? 0);
    if (!times || statedLength > this.#parts.largestObject) return { passed: passed(reply, request) };
    const read = await readBody(reply.body);
    const whole = { ...reply.headers, 'content-length': String(read.length) };
    const { headers, body } = await compress(reply.status, whole, read, behaviour.compresses ? key.encodings : '');
    const originEtag = headerText(reply.headers, 'etag');
    return this.#keep(key, { status: reply.status, headers, body, originEtag, target: key.target, ...times }, 'Miss');
  }

  /** Stores an object; one that turned out too large is served all the same, but the cache does not take it. */
  #keep(key: CacheKey, object: CachedObject, result: CacheResult): Filled {
    this.#parts.cache.set(key.key, object);
    return { object, result };
  }

  /** Serves an expired object in place of an error, and does not ask the origin again for as long as errors are kept. */
  #keepServing(key: CacheKey, held: CachedObject, status: number): Filled {
    const elapsed = (this.#parts.now() - held.storedAt) / 1000;
    const minimum = this.#parts.errorMinimum(status) ?? DEFAULT_ERROR_MINIMUM;
    const remaining = held.lifetime.fresh + held.lifetime.staleIfError - elapsed - minimum;
    const lifetime = { ...held.lifetime, fresh: elapsed + minimum, staleIfError: Math.max(0, remaining) };
    return this.#keep(key, { ...held, lifetime }, 'Hit');
  }

  #timesOf(behaviour: Behaviour, status: number, headers: EdgeResponse['headers']) {
    const storedAt = this.#parts.now();
    const minimum = this.#parts.errorMinimum(status);
    const lifetime = lifetimeOf(status, headers, behaviour.cachePolicy, minimum, storedAt);
    return lifetime && { storedAt, lifetime, initialAge: Number(headerText(headers, 'age') ?? 0) };
  }
}

function validators(held: CachedObject | undefined): Record<string, string> {
  if (held?.status !== 200) return {};
  const lastModified = headerText(held.headers, 'last-modified');
  return {
    ...(held.originEtag && { 'if-none-match': held.originEtag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  };
}

/** A 304 renews what it states, but not what describes the bytes that are kept. */
function revalidatedHeaders({ headers }: OriginReply): EdgeResponse['headers'] {
  const renewed = ['cache-control', 'expires', 'date', 'age'].filter((name) => headers[name] !== undefined);
  return { age: undefined, ...Object.fromEntries(renewed.map((name) => [name, headers[name]])) };
}

function passed({ status, headers, body }: OriginReply, request: EdgeRequest): EdgeResponse {
  const isBodiless = request.method === 'HEAD' || status === 204 || status === 304;
  // Where a HEAD has renewed a whole object there may be a body, and a large one.
  if (isBodiless) body.destroy();
  return { status, headers, body: isBodiless ? Buffer.alloc(0) : body, result: status >= 400 ? 'Error' : 'Miss' };
}

function failed(error: unknown, { id }: EdgeRequest) {
  const status = error instanceof EdgeFailure ? error.status : 502;
  return edgeError(status, 'We can’t connect to the server for this app or website at this time.', id);
}
