import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Credentials } from '../../core/http/signature-v4.ts';
import { limitOf } from '../../core/limits.ts';
import { type Behaviour, compileBehaviours, type Referenced, selectBehaviour } from './behaviours.ts';
import { CachedFetch } from './cache/cached-fetch.ts';
import { createObjectCache, invalidate } from './cache/object-cache.ts';
import { viewerFunctions } from './functions/viewer-functions.ts';
import { type EdgeRequest, type EdgeResponse, edgeError } from './messages.ts';
import { createOriginClient } from './origin.ts';
import { normalizedPath } from './path-pattern.ts';
import { EdgeCounter, type EdgeStatistics } from './statistics.ts';
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
  /** The key that signs requests to origins with an origin access control, and the region it signs for. */
  originAccess: { credentials: Credentials; region: string };
  /** Bytes of memory for cached objects. */
  cacheBytes?: number;
  /** Objects above this many bytes are streamed, not cached. */
  largestObject?: number;
  log: (line: string) => void;
  now?: () => number;
};

/** A running edge. */
export type Distribution = {
  listener: RequestListener;
  /** Drops cached objects by path, `*` as wildcard. Returns how many. */
  invalidate: (paths: string[]) => number;
  statistics: () => EdgeStatistics;
  /** Waits for requests to origins that are under way and closes the connections. */
  close: () => Promise<void>;
};

const MEGABYTE = 1024 * 1024;
const DEFAULT_PORT = 80;

/**
 * Starts the local counterpart of an `AWS::CloudFront::Distribution`: behaviours, cache, compression, viewer functions,
 * header policies and error pages as CloudFront documents them. There is no TLS, so viewer protocol policies do not redirect.
 */
export function createDistribution(input: DistributionInput): Distribution {
  const { config, log, now = Date.now } = input;
  const behaviours = compileBehaviours(config, input);
  warnOfUpgrades(input.responseHeadersPolicies, log);
  const errors = new Map(config.CustomErrorResponses.map((response) => [response.ErrorCode, response]));
  const counter = new EdgeCounter();
  const cache = createObjectCache(input.cacheBytes ?? 128 * MEGABYTE);
  const origins = createOriginClient(input.fetchOrigin, input.originAccess);
  const functions = viewerFunctions(input, log);
  const fetch = new CachedFetch({
    cache,
    now,
    largestObject: input.largestObject ?? 16 * MEGABYTE,
    errorMinimum: (status) => errors.get(status)?.ErrorCachingMinTTL,
    askOrigin: (behaviour, request, extra) => {
      counter.askedOrigin(behaviour.name);
      const accepted = behaviour.keyOf(request, '').acceptEncoding;
      const headers = { ...behaviour.forwarding.headers(request, accepted), ...extra };
      return origins.send(behaviour.origin, { ...request, query: behaviour.forwarding.query(request), headers });
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
    if (!Buffer.isBuffer(response.body)) response.body.destroy();
    const pageRequest = { ...request, method: 'GET', uri: page.ResponsePagePath, query: '', body: undefined };
    const { range: _, ...headers } = request.headers;
    const found = await fetchFor(selectBehaviour(behaviours, pageRequest.uri), { ...pageRequest, headers });
    if (found.status !== 200) return response;
    return { ...found, status: page.ResponseCode ?? response.status, result: 'Error' };
  }

  async function answer(behaviour: Behaviour, viewer: EdgeRequest): Promise<EdgeResponse> {
    if (viewer.uri.length + viewer.query.length > limitOf('cloudfront.url')) return edgeError(414, TOO_LONG, viewer.id);
    if (viewer.method === 'GET' && viewer.body) return edgeError(403, NO_BODY, viewer.id);
    if (!behaviour.methods.has(viewer.method)) return edgeError(403, NOT_ALLOWED, viewer.id);
    const prepared = functions.onRequest(behaviour, viewer);
    if ('response' in prepared) return prepared.response;
    const { request } = prepared;
    const response = await withErrorPage(await fetchFor(behaviour, request), request);
    return narrow(response, request);
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = toEdgeRequest(incoming);
    const behaviour = selectBehaviour(behaviours, normalizedPath(request.uri));
    const answered = await answer(behaviour, request).catch((error: unknown) => {
      log(`edge: ${request.method} ${request.uri} failed: ${error instanceof Error ? error.stack : error}`);
      return edgeError(500, 'The local edge failed; its log says why.', request.id);
    });
    behaviour.headerPolicy?.(answered.headers);
    const response = functions.onResponse(behaviour, request, answered);
    counter.served(behaviour.name, response.result);
    label(response, request);
    await send(response, request, outgoing);
  }

  return {
    listener: (incoming, outgoing) => {
      handle(incoming, outgoing).catch((error: unknown) => {
        log(`edge: ${incoming.url} could not be answered: ${error}`);
        outgoing.destroy();
      });
    },
    invalidate: (paths) => {
      fetch.forgetLarge();
      return invalidate(cache, paths);
    },
    statistics: () => counter.report({ objects: cache.size, bytes: cache.calculatedSize }),
    close: async () => {
      await fetch.idle();
      origins.close();
    },
  };
}

/** Some browsers obey this directive on loopback too, and then find no TLS there. */
function warnOfUpgrades(policies: Referenced['responseHeadersPolicies'], log: (line: string) => void): void {
  for (const [id, policy] of policies)
    if (JSON.stringify(policy).includes('upgrade-insecure-requests'))
      log(`edge: the policy ${id} upgrades insecure requests, which breaks plain http in some browsers`);
}

const NOT_ALLOWED =
  'This distribution is not configured to allow the HTTP request method that was used for this request.';

const TOO_LONG = 'The URL of the request is longer than CloudFront allows.';
const NO_BODY = 'A GET request must not have a body.';

const POP = 'LOCAL1-P1';

function label({ headers, result }: EdgeResponse, { id, viewer }: EdgeRequest): void {
  headers['x-cache'] = `${result} from cloudfront`;
  headers.via = `${viewer.httpVersion} edge.cloudfront.net (CloudFront)`;
  headers['x-amz-cf-pop'] = POP;
  headers['x-amz-cf-id'] = id;
}

function toEdgeRequest(incoming: IncomingMessage): EdgeRequest {
  const { method = 'GET', url = '/', headers, httpVersion, socket } = incoming;
  const at = url.indexOf('?');
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return {
    method,
    uri: at < 0 ? url : url.slice(0, at),
    query: at < 0 ? '' : url.slice(at + 1),
    headers,
    viewer: { address: socket.remoteAddress ?? '127.0.0.1', port: socket.remotePort ?? DEFAULT_PORT, httpVersion },
    body: hasBody ? incoming : undefined,
    id: `${randomBytes(40).toString('base64url')}==`,
  };
}
