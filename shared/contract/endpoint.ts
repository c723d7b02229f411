import type * as z from 'zod/mini';
import type { Dialect } from './dialect.ts';
import type { EventName } from './event-name.ts';

/**
 * Who may call: anyone, a signed-in member (`uid` and `login_token` of the body prove it), anyone whether signed in or not, operators
 * through IAM, or the payment provider by its signature.
 */
type CallerKind = 'visitor' | 'member' | 'optional-member' | 'ops' | 'payment-provider';

/**
 * Steady requests per second and the burst above it that the API lets through, per route and of all callers together. Below 40 a second the firewall lets an address
 * send a hundred in five minutes to each such route, and the burst is at least what six of them send: 600.
 */
export interface RateLimit {
  readonly perSecond: number;
  readonly burst: number;
}

/**
 * Whom a limit counts: the network that a call comes from (an IPv4 address; of IPv6 a /64, and its /48 with a higher maximum), or the
 * member who calls.
 */
export type LimitSubject = 'network' | 'member';

/**
 * How often something may be done: counted by the server over a sliding window and told as a waiting time
 * (product-rules.md#enquiry-limits). Entries that share a name share the count. Several windows of one subject, such as a minute and
 * a day, are limits of one name: each of them must have room.
 */
export interface UseLimit {
  readonly name: string;
  /** What is counted, as the refusal names it: `messages`. */
  readonly of: string;
  readonly per: LimitSubject;
  readonly max: number;
  readonly seconds: number;
}

/**
 * For how many seconds CloudFront may answer a read from its cache, and may go on doing so while it asks the origin again. Published
 * content changes by publishing, which invalidates it.
 */
interface ContentCache {
  readonly kind: 'content';
  readonly sharedSeconds: number;
  readonly staleSeconds: number;
}

/** The longest for which anybody sees what is no longer so. */
type LiveSeconds = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/**
 * The same of live data, which changes by what callers write: no invalidation, as the seconds are few. Who wrote sees it at once, because
 * the write says what it `changes` (product-rules.md#live-reads).
 */
interface LiveCache {
  readonly kind: 'live';
  readonly sharedSeconds: LiveSeconds;
  readonly staleSeconds: 0 | LiveSeconds;
}

export type CacheRule = ContentCache | LiveCache;

/** A read of live data, or of what is a member's own, as the entries name it that change what it answers. */
type ChangingRead =
  | { readonly path: `/${string}`; readonly cache: LiveCache }
  | { readonly path: `/${string}`; readonly caller: 'member' };

/**
 * When a parameter changes nothing in the answer: always, or as long as another one has a value that is none of those stated. It is no part of
 * the key of a cached read then, so that nobody fills the cache, or passes it, with copies of one answer.
 */
type WithoutEffect = 'always' | { readonly given: string; readonly exceptAs: readonly string[] };

/**
 * How a request is written: JSON, the form of a page (`application/x-www-form-urlencoded`), or one with a file (`multipart/form-data`). `query` is in the
 * address, whatever the method and whatever the body says: a GET asks, and a POST does it, as mail programs unsubscribe (RFC 8058).
 */
export type BodyFormat = 'json' | 'form' | 'multipart' | 'query';

/**
 * What a call answers. `json` is a body in the entry's dialect. The others carry the handler's text alone: plain text, a
 * document, an address to go to (303), a signed credential (`vc+jwt`), a DID document, or a PDF, whose text is its bytes in Base64.
 */
export type ReplyFormat = 'json' | 'text' | 'html' | 'redirect' | 'credential' | 'did-document' | 'pdf';

type Method = 'GET' | 'HEAD' | 'POST';

/** What people and programs open by its address. */
const opened: readonly ReplyFormat[] = ['html', 'pdf', 'credential', 'did-document'];

/** One entry of the contract: everything that route, function, validation, client and documentation derive from. */
export interface Endpoint<
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  /** One sentence for the API reference. */
  readonly summary: string;
  /** As existing clients know it (product-rules.md#calls). Absent where operators invoke the function through IAM. */
  readonly path?: `/${string}`;
  /** POST unless stated; a read with `cache` answers GET as well. */
  readonly method?: 'GET' | 'POST';
  readonly caller: CallerKind;
  readonly request: Request;
  /** A request as a caller would send it: shown in the API reference, and sent by the tests. */
  readonly example: z.input<Request>;
  /** Shape of `data` in the reply. */
  readonly response: Response;
  readonly dialect: Dialect;
  /** JSON unless stated. */
  readonly body?: BodyFormat;
  /** JSON unless stated; the others answer a text, so their `response` is one. */
  readonly reply?: ReplyFormat;
  /** Present on public reads, which then answer GET with query parameters as well as POST; by GET as to nobody, whoever asks. */
  readonly cache?: CacheRule;
  /** The live reads, and the member's own, whose answers a call changes: its caller reads past caches and kept pages from then on. */
  readonly changes?: readonly ChangingRead[];
  /** Parameters of a cached read that existing clients send though the answer is the same without them. */
  readonly withoutEffect?: Readonly<Record<string, WithoutEffect>>;
  /** Why pages of other sites may send it, such as the page of a payment provider; the edge refuses their POSTs otherwise (product-rules.md#cross-site-calls). */
  readonly crossSite?: string;
  /** The action under which the audit trail records what operators do by it; each operation that writes or opens has one. */
  readonly audits?: string;
  /** What it does with all that its domain keeps of one person: `ops personal-data` asks it of every domain. */
  readonly personalData?: 'find' | 'export' | 'erase';
  /** Names of the events that a successful call publishes. */
  readonly emits?: readonly EventName[];
  readonly rateLimit?: RateLimit;
  /** Open pages ask it again and again, so that many members behind one address are no attack: the firewall counts such calls by themselves. */
  readonly polled?: true;
  /** People write sentences or passwords here, which may be long and have markup, addresses and paths in them: the firewall lets such bodies pass. */
  readonly freeText?: true;
  /** Counted once the request has proved valid, whatever becomes of it; one that is used up refuses the call. */
  readonly limits?: readonly UseLimit[];
  /**
   * The field with a UUID of the client's: the same request sent twice is done once and answered alike. It is counted once too, and
   * again for each other content that comes under its id.
   */
  readonly idempotencyKey?: 'request_id';
}

export interface NamedEndpoint {
  readonly domain: string;
  readonly name: string;
  readonly endpoint: Endpoint;
}

export type RequestOf<E extends Endpoint> = z.output<E['request']>;
/** What a caller may send, before numbers in text are read as numbers. */
export type RequestInputOf<E extends Endpoint> = z.input<E['request']>;
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

/**
 * States an entry while keeping its exact types. Marked free of side effects, so that a browser's bundle has the entries it calls
 * and no others.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<Request extends z.ZodMiniType, Response extends z.ZodMiniType, const Rest>(
  endpoint: Rest & Endpoint<Request, Response>,
): Rest & Endpoint<Request, Response> {
  return endpoint;
}

/** Methods an endpoint answers on its path. What is opened by its address answers HEAD as GET, without the body. */
export function methodsOf({ method = 'POST', cache, body, reply = 'json' }: Endpoint): readonly Method[] {
  const methods: Method[] = (cache || body === 'query') && method === 'POST' ? ['POST', 'GET'] : [method];
  return methods.includes('GET') && opened.includes(reply) ? [...methods, 'HEAD'] : methods;
}
