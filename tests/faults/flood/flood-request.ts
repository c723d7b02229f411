import { type Endpoint, methodsOf } from '../../../shared/contract/endpoint.ts';
import { pick } from '../../support/runs/random.ts';
import { asQuery, brokenBody, type SentBody, written } from './broken-bodies.ts';
import { strangeFraming, strangeLines } from './broken-headers.ts';
import { brokenPath, brokenQuery } from './broken-targets.ts';
import { brokenFields, type Fields } from './broken-values.ts';
import type { RawCall } from './raw-call.ts';

type Random = () => number;

/** A request of the flood. */
export interface FloodRequest {
  /** What is wrong with it, for whoever reads of its answer. */
  readonly what: string;
  readonly endpoint: Endpoint;
  /** Whether it goes to the endpoint's own path, so that the answer is in the endpoint's shape. */
  readonly isOnPath: boolean;
  /** Whether a server may close the connection without an answer, as what comes may not be HTTP. */
  readonly mayBeDropped: boolean;
  readonly call: RawCall;
}

/** What requests are made of. */
export interface FloodParts {
  readonly random: Random;
  /** Values of all shapes. */
  readonly values: readonly unknown[];
  readonly port: number;
  /** What proves a member, for a call of this endpoint. */
  readonly proofFor: (endpoint: Endpoint) => object;
}

const methods = [
  'GET',
  'HEAD',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'post',
  'X',
] as const;

/** Of a longer body a server may read only the beginning, answer and close: what it has sent can be lost on the way then. */
const mostRead = 64 * 1024;

/** Callers enough to stay below what one address may do, and few enough to come again. */
const anAddress = (random: Random) => `127.${64 + Math.floor(random() * 16)}.${Math.floor(random() * 256)}.7`;

/** Makes a request to an endpoint that is wrong in one way at least: in its fields, its body, its path, its method, its headers or its bytes. */
export function floodRequest(endpoint: Endpoint, { random, values, port, proofFor }: FloodParts): FloodRequest {
  const whats: string[] = [];
  const happens = (share: number) => random() < share;
  const told = <T extends { readonly what: string }>(broken: T): T => {
    whats.push(broken.what);
    return broken;
  };

  const example = { ...Object(endpoint.example), ...proofFor(endpoint) };
  let fields: Fields = Object.entries(example);
  if (happens(0.75)) ({ fields } = told(brokenFields(random, fields, values)));

  let method: string = pick(random, ['POST', ...methodsOf(endpoint)]);
  const inQuery = method === 'GET' || endpoint.body === 'query';
  if (happens(0.06)) method = told({ what: 'another method', method: pick(random, methods) }).method;
  let query = inQuery && fields.length > 0 ? `?${asQuery(fields)}` : '';
  let body: SentBody = inQuery ? { bytes: Buffer.alloc(0), headers: [] } : written(endpoint.body ?? 'json', fields);
  if (!inQuery && happens(0.3)) ({ body } = told(brokenBody(random, body)));
  if (inQuery && happens(0.05)) body = { bytes: Buffer.from('{}'), headers: [] };
  if (happens(inQuery ? 0.15 : 0.04)) query = told({ what: 'a broken query', query: brokenQuery(random, query) }).query;
  let path: string = endpoint.path ?? '/';
  const isOnPath = !happens(0.06);
  if (!isOnPath) ({ path } = told(brokenPath(random, path)));

  const framing = whats.length === 0 || happens(0.1) ? told(strangeFraming(random)) : undefined;
  const lengthOf = (bytes: Buffer) => ({ lines: bytes.length > 0 ? [`content-length: ${bytes.length}`] : [], bytes });
  const { lines, bytes } = (framing?.body ?? lengthOf)(body.bytes);
  const target = `${path}${query}`;
  const head = [
    framing?.line?.(method, target) ?? `${method} ${target} HTTP/1.1`,
    `host: localhost:${port}`,
    ...strangeLines(random),
    ...body.headers.map(([name, value]) => `${name}: ${value}`),
    ...(framing?.lines ?? []),
    ...lines,
    'connection: close',
  ];
  return {
    what: whats.join(', '),
    endpoint,
    isOnPath: isOnPath && framing === undefined,
    mayBeDropped: framing !== undefined || method === 'CONNECT' || !isOnPath || bytes.length > mostRead,
    call: {
      from: anAddress(random),
      bytes: Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), bytes]),
      endsEarly: framing?.endsEarly ?? false,
    },
  };
}
