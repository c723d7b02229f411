import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { Credentials } from '../../core/http/signature-v4.ts';
import { limitOf } from '../../core/limits.ts';
import type { Blocked, Firewall } from '../../core/ports.ts';
import { type Behaviour, compileBehaviours, type Referenced, selectBehaviour } from './behaviours.ts';
import { CachedFetch } from './cache/cached-fetch.ts';
import { createObjectCache, invalidate } from './cache/object-cache.ts';
import { viewerFunctions } from './functions/viewer-functions.ts';
import { discard, type EdgeRequest, type EdgeResponse, edgeError } from './messages.ts';
import { createOriginClient } from './origin.ts';
import { normalizedPath } from './path-pattern.ts';
import type { DistributionConfig } from './types.ts';
import { narrow, send } from './viewer-response.ts';

/** A distribution and what it refers to. */
export type DistributionInput = Referenced & {
  /** What `Ref` gives, `E…`. */
  id: string;
  /** What `Fn::GetAtt DomainName` gives, `d….cloudfront.net`. */
  domainName: string;
  config: DistributionConfig;
  /** Base URL of the local counterpart of an origin's domain name, e.g. `http://127.0.0.1:4000/bucket` for a bucket. */
  fetchOrigin: (originDomainName: string) => string;
  /** The web ACL in front. */
  firewall?: Firewall | undefined;
  /** The key that signs requests to origins with an origin access control, and the region it signs for. */
  originAccess: { credentials: Credentials; region: string };
  /** Objects above this many bytes are streamed, not cached. */
  largestObject?: number;
  log: (line: string) => void;
  /** Hears of every answer. */
  onServed?: ((answered: { readonly status: number; readonly isHit: boolean }) => void) | undefined;
  now?: () => number;
};

/** A running edge. */
export type Distribution = ReturnType<typeof createDistribution>;

const MEGABYTE = 1024 * 1024;
const CACHE_BYTES = 128 * MEGABYTE;

/**
 * Starts the local counterpart of an `AWS::CloudFront::Distribution`: behaviours, cache, compression, viewer functions,
 * header policies and error pages as CloudFront documents them. There is no TLS, so viewer protocol policies do not redirect.
 */
export function createDistribution(input: DistributionInput) {
  const { config, log, now = Date.now } = input;
  const behaviours = compileBehaviours(config, input);
  const errors = new Map(config.CustomErrorResponses.map((response) => [response.ErrorCode, response]));
  /** What the edge has served since it started. Caching is there to keep `originRequests` low. */
  const counts = { requests: 0, hits: 0, originRequests: 0 };
  const largestObject = input.largestObject ?? 16 * MEGABYTE;
  const cache = createObjectCache(CACHE_BYTES, largestObject);
  const origins = createOriginClient(input.fetchOrigin, input.originAccess);
  const functions = viewerFunctions(input, log);
  const fetch = new CachedFetch({
    cache,
    now,
    largestObject,
    errorMinimum: (status) => errors.get(status)?.ErrorCachingMinTTL,
    askOrigin: (behaviour, request, extra) => {
      const { origin, forwarding } = behaviour;
      counts.originRequests += 1;
      const headers = { ...forwarding.headers(request), ...extra };
      return origins.send(origin, { ...request, query: forwarding.query(request), headers });
    },
  });

  async function fetchFor(behaviour: Behaviour, request: EdgeRequest): Promise<EdgeResponse> {
    const mayCache = behaviour.caches && (request.method === 'GET' || request.method === 'HEAD');
    const response = await (mayCache ? fetch.obtain(behaviour, request) : fetch.pass(behaviour, request));
    if (!behaviour.forwarding.forwardsCookies) delete response.headers['set-cookie'];
    return response;
  }

  /** Puts the distribution's own page in place of an origin's error, when there is one for it. */
  async function withErrorPage(response: EdgeResponse, request: EdgeRequest): Promise<EdgeResponse> {
    const page = response.status >= 400 ? errors.get(response.status) : undefined;
    if (!page?.ResponsePagePath) return response;
    const pageRequest = { ...request, method: 'GET', uri: page.ResponsePagePath, query: '', body: undefined };
    const { range: _, ...headers } = request.headers;
    const found = await fetchFor(selectBehaviour(behaviours, pageRequest.uri), { ...pageRequest, headers });
    const isFound = found.status === 200;
    discard(isFound ? response : found);
    if (!isFound) return response;
    return { ...found, status: page.ResponseCode ?? response.status, result: 'Error' };
  }

  async function answer(behaviour: Behaviour, incoming: EdgeRequest): Promise<EdgeResponse> {
    const { beginning, viewer } = await inspectable(incoming);
    const {
      uri,
      viewer: { address },
    } = viewer;
    const blocked = input.firewall?.judge({ uri, body: beginning, address });
    if (blocked) return refused(blocked, viewer.id);
    if (viewer.uri.length + viewer.query.length > limitOf('cloudfront.url')) return edgeError(414, TOO_LONG, viewer.id);
    if (viewer.method === 'GET' && viewer.body) return edgeError(403, NO_BODY, viewer.id);
    if (!behaviour.methods.has(viewer.method)) return edgeError(403, NOT_ALLOWED, viewer.id);
    const request = functions.onRequest(behaviour, viewer);
    if ('status' in request) return request;
    const response = await withErrorPage(await fetchFor(behaviour, request), request);
    return narrow(response, request);
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = toEdgeRequest(incoming);
    const behaviour = selectBehaviour(behaviours, normalizedPath(request.uri));
    const answered = await answer(behaviour, request).catch((error: unknown) => {
      if (incoming.errored) throw error;
      log(`edge: ${request.method} ${request.uri} failed: ${error instanceof Error ? error.stack : error}`);
      return edgeError(500, 'The local edge failed; its log says why.', request.id);
    });
    // A viewer who left in the middle of a body gets no answer, and no answer is no 5xx.
    if (incoming.errored) throw incoming.errored;
    behaviour.headerPolicy?.(answered.headers);
    const response = functions.onResponse(behaviour, request, answered);
    const isHit = response.result.endsWith('Hit');
    counts.requests += 1;
    if (isHit) counts.hits += 1;
    input.onServed?.({ status: response.status, isHit });
    label(response, request);
    send(response, request, outgoing);
    // What is left of a body that nobody read would hold up the next request of the connection.
    incoming.resume();
  }

  return {
    listener: (incoming: IncomingMessage, outgoing: ServerResponse) => {
      handle(incoming, outgoing).catch((error: unknown) => {
        log(`edge: ${incoming.url} could not be answered: ${error}`);
        outgoing.destroy();
      });
    },
    /** Drops cached objects by path, `*` as wildcard. Returns how many. */
    invalidate: (paths: string[]) => invalidate(cache, paths),
    statistics: () => ({ ...counts }),
    /** Waits for requests to origins that are under way and closes the connections. */
    close: async () => {
      await fetch.idle();
      origins.close();
    },
  };
}

const NOT_ALLOWED =
  'This distribution is not configured to allow the HTTP request method that was used for this request.';
const TOO_LONG = 'The URL of the request is longer than CloudFront allows.';
const BLOCKED = 'Request blocked by the firewall.';
const NO_BODY = 'A GET request must not have a body.';
const POP = 'LOCAL1-P1';

/** What the firewall answers with, or CloudFront's own page. */
function refused({ status, body }: Blocked, id: string): EdgeResponse {
  const page = edgeError(status, BLOCKED, id);
  if (!body) return page;
  return { ...page, headers: { ...page.headers, 'content-type': body.contentType }, body: Buffer.from(body.content) };
}

/** Reads as much of a body as the firewall looks at. @returns it, and the request with its whole body still to be read */
async function inspectable(viewer: EdgeRequest): Promise<{ beginning: Buffer; viewer: EdgeRequest }> {
  const { body } = viewer;
  if (!body) return { beginning: Buffer.alloc(0), viewer };
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= limitOf('waf.body')) break;
  }
  const read = Buffer.concat(chunks);
  const whole = body.readableEnded ? Readable.from(chunks) : body;
  if (!body.readableEnded) body.unshift(read);
  return { beginning: read.subarray(0, limitOf('waf.body')), viewer: { ...viewer, body: whole } };
}

function label({ headers, result }: EdgeResponse, { id, viewer }: EdgeRequest): void {
  headers['x-cache'] = `${result} from cloudfront`;
  headers.via = `${viewer.httpVersion} edge.cloudfront.net (CloudFront)`;
  headers['x-amz-cf-pop'] = POP;
  headers['x-amz-cf-id'] = id;
}

function toEdgeRequest(incoming: IncomingMessage): EdgeRequest {
  const { method = 'GET', url = '/', headers, httpVersion, socket } = incoming;
  const [uri = '/', query = ''] = url.split(/\?(.*)/s);
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return {
    method,
    uri,
    query,
    headers,
    viewer: { address: socket.remoteAddress ?? '127.0.0.1', port: socket.remotePort ?? 80, httpVersion },
    body: hasBody ? incoming : undefined,
    id: `${randomBytes(40).toString('base64url')}==`,
  };
}
