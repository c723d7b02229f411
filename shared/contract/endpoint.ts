import type * as z from 'zod/mini';
import type { Dialect } from './dialect.ts';

/** Who may call: anyone, a signed-in member, operators through IAM, or the payment provider by its signature. */
type Caller = 'visitor' | 'member' | 'ops' | 'payment-provider';

/** Steady requests per second and the burst above it that the API lets through, per route. */
export interface RateLimit {
  readonly perSecond: number;
  readonly burst: number;
}

/** How long CloudFront may answer a read by itself, in seconds, and how long it may serve it stale while asking anew. */
export interface CacheRule {
  readonly sharedSeconds: number;
  readonly staleSeconds: number;
}

/** One entry of the contract: everything that route, function, validation, client and documentation derive from. */
export interface Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  /** One sentence for the API reference. */
  readonly summary: string;
  /** POST path, to the letter of spec §7. Absent where operators invoke the function through IAM (design §10.12). */
  readonly path?: `/api/${string}`;
  readonly caller: Caller;
  readonly request: Request;
  /** Shape of `data` in the reply. */
  readonly response: Response;
  readonly dialect: Dialect;
  /** Present on public reads, which then answer GET with query parameters as well as POST (design §3). */
  readonly cache?: CacheRule;
  /** Names of the events that a successful call publishes. */
  readonly emits?: readonly string[];
  readonly rateLimit?: RateLimit;
}

export type RequestOf<E extends Endpoint> = z.output<E['request']>;
/** What a caller may send, before numbers in text are read as numbers. */
export type RequestInputOf<E extends Endpoint> = z.input<E['request']>;
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

/** States an entry while keeping its exact types. */
export function defineEndpoint<Request extends z.ZodMiniType, Response extends z.ZodMiniType, const Rest>(
  endpoint: Rest & Endpoint<Request, Response>,
): Rest & Endpoint<Request, Response> {
  return endpoint;
}

/** Methods an endpoint answers on its path: reads that may be cached also answer GET. */
export function methodsOf(endpoint: Endpoint): readonly ('POST' | 'GET')[] {
  return endpoint.cache ? ['POST', 'GET'] : ['POST'];
}
