import { readSuccess, type Success } from '../../../../shared/contract/dialect.ts';
import type { ResponseOf } from '../../../../shared/contract/endpoint.ts';
import { Refusal } from '../../../../shared/contract/refusal.ts';
import { withoutOrigin } from '../../../../shared/reply-addresses.ts';
import { fromNetwork } from '../loading/load-failure.ts';
import { session } from '../session/browser-session.ts';
import type { Session, UserInfo } from '../session/session.ts';
import type { AskedOf, PublicEndpoint, Read } from './call.ts';
import { isChangedHere, noteChanges } from './changes.ts';
import { getRequest, postRequest } from './request.ts';
import { failureOf, withStatedWait } from './retry-after.ts';
import { SessionOver } from './session-over.ts';
import type { Progress } from './upload.ts';

/** How long a call may take before the browser aborts it, in milliseconds (product-rules.md#call-rules). */
const timeoutMs = 600_000;

export interface AskOptions {
  /** Ends the call; it rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Hears what share of the body has been sent, 0 to 1. */
  readonly onProgress?: Progress;
  /** The request outlives the page. */
  readonly keepalive?: boolean;
}

export interface Answer<Data> {
  readonly data: Data;
  /** The server's words, where it has some for a person. */
  readonly message: string;
}

/** What a client asks with; another one in tests. */
export interface ApiClient {
  readonly fetch: typeof globalThis.fetch;
  readonly session: Session;
}

const browserClient: ApiClient = { fetch: (...request) => globalThis.fetch(...request), session };

function isRead(entry: PublicEndpoint): entry is Read {
  return entry.cache !== undefined;
}

/**
 * How a read is asked for: by GET, so that the edge can answer (product-rules.md#cached-reads, product-rules.md#live-reads). For a member,
 * and once something was written from here that it answers, it is asked by POST, which no cache answers.
 */
function requestOf(entry: PublicEndpoint, body: object): [address: string, RequestInit] {
  const isAnybodys = !('login_token' in body);
  return isRead(entry) && isAnybodys && !isChangedHere(entry.path) ? getRequest(entry, body) : postRequest(entry, body);
}

/**
 * Whose proof goes along: a member's, and with a read that says more to members that of whoever is signed in; undefined for nobody's.
 * @throws SessionOver for a member's call while nobody is signed in
 */
function proverOf(entry: PublicEndpoint, session: Session): UserInfo | undefined {
  if (entry.caller !== 'member' && !(entry.caller === 'optional-member' && isRead(entry))) return undefined;
  const user = session.user();
  if (user === null && entry.caller === 'member') throw new SessionOver();
  return user ?? undefined;
}

/**
 * Asks an entry of the contract: a read, or a call that writes.
 * @param body what the entry's schema lets through; a file among it makes the body multipart
 * @throws Refusal with the server's message when it refuses, RefusedForNow where it says for how long; SiteBusy when it asks to wait; SessionOver when the answer is nobody's
 *   to see any more; Error when nothing answers, the status is not 200, or the reply breaks the contract
 */
export async function ask<Entry extends PublicEndpoint>(
  entry: Entry,
  body: AskedOf<Entry>,
  options: AskOptions = {},
  client: ApiClient = browserClient,
): Promise<Answer<ResponseOf<Entry>>> {
  const { session } = client;
  const epoch = session.epoch();
  const user = proverOf(entry, session);
  const proof = user && { uid: user.uid, login_token: user.login_token };
  const asked = fromNetwork(answerOf(entry, { ...body, ...proof }, options, client));
  const answer = await asked.catch((error: unknown) => {
    if (user && session.epoch() !== epoch) throw new SessionOver();
    if (user && error instanceof Refusal && error.status === -1) {
      // Signed in again meanwhile: the answer was to the proof of before.
      if (session.user()?.login_token !== user.login_token) return ask(entry, body, options, client);
      session.expire(error.message);
      throw new SessionOver();
    }
    throw error;
  });
  if (user && session.epoch() !== epoch) throw new SessionOver();
  return answer;
}

/** `ask`, for who is given it. */
export type Ask = typeof ask;

async function answerOf<Entry extends PublicEndpoint>(
  entry: Entry,
  body: object,
  { signal, onProgress, keepalive }: AskOptions,
  { fetch }: ApiClient,
): Promise<Answer<ResponseOf<Entry>>> {
  const [address, request] = requestOf(entry, body);
  const ends = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
  const init = { ...request, ...(keepalive && { keepalive }), signal: ends };
  try {
    const upload = onProgress && (await import('./upload.ts'));
    const response = await (upload ? upload.sendWithProgress(address, init, onProgress) : fetch(address, init));
    if (!response.ok) throw failureOf(response);
    const written: unknown = await response.json();
    const body = isRead(entry) ? withoutOrigin(URL.parse(response.url)?.origin ?? '', written) : written;
    const { data, message } = readAnswer(entry, body, response);
    return { data: entry.response.parse(data) as ResponseOf<Entry>, message }; // the entry's own schema has just checked it
  } finally {
    noteChanges(entry.changes ?? []); // whatever came back, or nothing: it may have been written
  }
}

function readAnswer({ dialect }: PublicEndpoint, body: unknown, response: Response): Success {
  try {
    return readSuccess(dialect, body);
  } catch (error) {
    throw withStatedWait(error, response);
  }
}
