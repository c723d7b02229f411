import { tmpdir } from 'node:os';
import { type JsonObject, objectIn } from '../../../infra/local/core/json.ts';
import { readSuccess } from '../../../shared/contract/dialect.ts';
import type { Refusal } from '../../../shared/contract/refusal.ts';
import type { FloodRequest } from './flood-request.ts';
import type { RawAnswer } from './raw-call.ts';

/** What no answer may say: lines of a stack, and where something lies on a machine. */
const inside = [/\bat \S+ \(/, /node_modules/, /\.(?:ts|cjs|mjs|js):\d+/, /\/var\/task/, /file:\/\//];
const folders = [process.cwd(), tmpdir() === '/' ? process.cwd() : `${tmpdir()}/`];

/** Media types beside JSON in which endpoints answer, by what their entries say. */
const mediaTypes = {
  json: [],
  text: ['text/plain'],
  html: ['text/html'],
  redirect: [],
  credential: ['application/vc+jwt'],
  'did-document': ['application/did+json'],
  pdf: ['application/pdf'],
} as const;

/** What is wrong with an answer, nothing where all is well. */
export function faultsOf({ endpoint, isOnPath, mayBeDropped }: FloodRequest, answer: RawAnswer): string[] {
  const { status, body, isFollowed, isLate } = answer;
  if (isLate) return ['no answer in time'];
  if (status === undefined) return mayBeDropped && body === '' ? [] : [`no answer: ${body.slice(0, 100)}`];
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(isFollowed ? ['more than one answer'] : []),
    ...inside.filter((pattern) => pattern.test(body)).map((pattern) => `${pattern} in the answer`),
    ...folders.filter((folder) => body.includes(folder)).map((folder) => `${folder} in the answer`),
    ...(isOnPath ? shapeFaults(endpoint, answer) : []),
  ];
}

/** The shapes of the contract, and of what stands in front of it: the server, the firewall and the edge. */
function shapeFaults(endpoint: FloodRequest['endpoint'], { status = 0, headers, body }: RawAnswer): string[] {
  const { reply = 'json' } = endpoint;
  const [type = ''] = headers.get('content-type')?.split(';') ?? [];
  if (type === 'application/json') return jsonFaults(endpoint, status, body);
  // Without a body: what the server refuses to read, a redirect, an answer to HEAD, and what has not changed.
  if (body === '') return [];
  if (type === 'text/html' && status >= 400) return [];
  const isOwn = mediaTypes[reply].some((own) => own === type) && status === 200;
  const isRefusal = type === 'text/plain' && status === 400 && reply !== 'json';
  return isOwn || isRefusal ? [] : [`${status} ${type}: ${body.slice(0, 100)}`];
}

function jsonFaults({ dialect }: FloodRequest['endpoint'], status: number, body: string): string[] {
  if (body === '') return [];
  const reply = objectIn(body);
  const said = reply && (status === 200 ? refusalOf(dialect, reply) : (reply.msg ?? reply.message));
  if (typeof said !== 'string') return [`${status} says nothing: ${body.slice(0, 100)}`];
  // What the schema library says of itself.
  return said.startsWith('Invalid input') ? [`a field has no message: ${said}`] : [];
}

/** Why a call was refused in its dialect, empty where it was not; nothing where a reply is no reply of it. */
function refusalOf(dialect: FloodRequest['endpoint']['dialect'], reply: JsonObject): string | undefined {
  try {
    readSuccess(dialect, reply);
    return '';
  } catch (error) {
    const { message } = error as Refusal; // as `readSuccess` documents it
    return message === 'The reply could not be read' ? undefined : message;
  }
}
