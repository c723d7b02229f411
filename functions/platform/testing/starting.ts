import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { readReply, readSuccess } from '../../../shared/contract/dialect.ts';
import type { Endpoint, RequestInputOf, ResponseOf } from '../../../shared/contract/endpoint.ts';
import type { LimitTable } from '../calls/limits/entry-limits.ts';
import { newSession } from '../calls/members/session.ts';
import type { ClientsOf, Uses } from '../capability.ts';
import type { EndpointDefinition } from '../function-definition.ts';
import { aContext, anHttpEvent } from './builders.ts';
import { tablesInMemory } from './tables-in-memory.ts';

// For tests: functions that are started with fakes, and called as plain functions. What is refused is thrown.

/** The clients that a handler gets; what an endpoint's own steps take is made here. */
type Fakes<U extends Uses> = Omit<ClientsOf<U>, 'limits' | 'caller'>;

/** Starts an operation. @returns what calls it, and gets its data. @throws Refusal as it answers one */
export function operating<E extends Endpoint, U extends Uses>(
  { start, trigger: { entry } }: EndpointDefinition<E, U, unknown, Record<string, unknown>>,
  clients: ClientsOf<U>,
) {
  const handler = start(clients);
  return async (request: RequestInputOf<E>) =>
    readReply(entry.dialect, await handler(request, aContext())) as ResponseOf<E>; // as its schema made it
}

/** Who calls, and from where. */
interface Call {
  /** A member, who signs in just before. */
  readonly uid?: string;
  readonly viewerAddress?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Starts an endpoint.
 * @returns what calls it by POST with a valid request, and gets its data; the text of a reply that is not JSON
 * @throws Refusal as it answers one
 */
export function calling<E extends Endpoint, U extends Uses>(definition: HttpDefinition<E, U>, clients: Fakes<U>) {
  const reply = replying(definition, clients);
  return async (request: RequestInputOf<E>, call?: Call) => (await reply(request, call)).data;
}

type HttpDefinition<E extends Endpoint, U extends Uses> = EndpointDefinition<
  E,
  U,
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2
>;

/** The same, with what the reply says to a person. */
export function replying<E extends Endpoint, U extends Uses>(
  { start, uses, trigger: { entry } }: HttpDefinition<E, U>,
  clients: Fakes<U>,
) {
  const caller = tablesInMemory().table('sessions');
  const own = { ...('limits' in uses && { limits: roomy }), ...('caller' in uses && { caller }) };
  const handler = start({ ...own, ...clients } as unknown as ClientsOf<U>); // both together
  return async (request: RequestInputOf<E>, { uid, viewerAddress = '198.51.100.10:46532', headers }: Call = {}) => {
    const sent = { ...Object(request), ...(uid !== undefined && (await proofOf(uid, caller))) };
    const event = anHttpEvent({
      body: entry.body === 'form' ? new URLSearchParams(sent).toString() : JSON.stringify(sent),
      headers: {
        'cloudfront-viewer-address': viewerAddress,
        ...(entry.body === 'form' && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
    });
    const { body = '' } = await handler(event, aContext());
    const { data, message } = entry.reply ? { data: body, message: '' } : readSuccess(entry.dialect, JSON.parse(body));
    return { data: data as ResponseOf<E>, message }; // as its schema made it
  };
}

/** Limits that are never used up: that an entry has some is asked of `endpoint` itself. */
const roomy: LimitTable = { get: async () => undefined, update: async () => true, updateAndGet: async () => ({}) };

async function proofOf(uid: string, sessions: ReturnType<ReturnType<typeof tablesInMemory>['table']>) {
  const { item, token } = newSession({ uid, credentials: 1, device: 'Chrome on Windows' }, Date.now());
  await sessions.put(item);
  return { uid, login_token: token };
}
