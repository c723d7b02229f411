import { expect, onTestFinished, vi } from 'vitest';
import { writeRefusal, writeSuccess } from '../../../shared/contract/dialect.ts';
import type { ResponseOf } from '../../../shared/contract/endpoint.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import type { PublicEndpoint } from '../../src/lib/api/call.ts';

/** What a client sent: the fields of its query, its form or its JSON. */
// biome-ignore lint/suspicious/noExplicitAny: a test compares whatever was sent
type Sent = Record<string, any>;

/** A success with its words; a refusal; a response as it is, such as that of a busy site; or an error, as without a connection. */
type Reply<Entry extends PublicEndpoint> =
  | { readonly data: ResponseOf<Entry>; readonly message?: string }
  | Refusal
  | Response
  | Error;

/** Without a connection the page cannot be had either, which the client asks for to tell it from a failure of the site. */
export const noConnection = new TypeError('Failed to fetch');

type Answering = (sent: Sent) => Promise<Response>;

/** Of the running test, by path. */
let answers: Map<string, Answering> | undefined;

/**
 * Answers an entry of the contract in place of the network, until the test ends. A call that nothing answers fails the test.
 * @param reply what is answered to what was sent, the first of them having the place 0
 * @returns all that was sent so far
 */
export function answer<Entry extends PublicEndpoint>(
  entry: Entry,
  reply: (sent: Sent, place: number) => Reply<Entry> | Promise<Reply<Entry>>,
): Sent[] {
  const all: Sent[] = [];
  answers ??= answerCalls();
  answers.set(entry.path, async (sent) => {
    all.push(sent);
    const told = await reply(sent, all.length - 1);
    if (told instanceof Response) return told.clone();
    if (told instanceof Refusal) return Response.json(writeRefusal(entry.dialect, told));
    if (told instanceof Error) throw told;
    return Response.json(writeSuccess(entry.dialect, told.data, told.message));
  });
  return all;
}

function answerCalls(): Map<string, Answering> {
  const own = new Map<string, Answering>();
  const unanswered: string[] = [];
  let isConnected = true;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === location.pathname && isConnected) return new Response();
    const answering = own.get(pathname);
    if (!answering) {
      if (isConnected) unanswered.push(pathname);
      throw noConnection;
    }
    const answered = answering({ ...Object.fromEntries(searchParams), ...(await bodyOf(request)) });
    try {
      const response = await Promise.race([answered, aborted(request.signal)]);
      isConnected = true;
      return response;
    } catch (error) {
      isConnected = error !== noConnection;
      throw error;
    }
  });
  onTestFinished(() => {
    answers = undefined;
    expect(unanswered).toEqual([]);
  });
  return own;
}

async function bodyOf(request: Request): Promise<Sent> {
  if (request.method === 'GET') return {};
  const isJson = request.headers.get('content-type') === 'application/json';
  return isJson ? request.json() : Object.fromEntries(await request.formData());
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
