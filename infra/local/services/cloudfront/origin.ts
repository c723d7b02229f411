import { Agent, type IncomingMessage, request as sendRequest } from 'node:http';
import { type Credentials, signRequest } from '../../core/http/signature-v4.ts';
import { EdgeFailure } from './edge-failure.ts';
import { type EdgeRequest, type HeaderMap, headerText } from './messages.ts';
import type { OriginProperties } from './types.ts';

/** What goes to an origin: path and query raw, headers already chosen by the policies. */
export type OriginRequest = Pick<EdgeRequest, 'method' | 'uri' | 'query' | 'headers' | 'body'>;

/** An origin's answer; the body is still to be read. */
export type OriginReply = { status: number; headers: HeaderMap; body: IncomingMessage };

/** How long an origin may be silent, before its answer or in it: CloudFront's default; no template sets another. */
const READ_TIMEOUT_MS = 30_000;
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-authenticate', 'proxy-connection', 'te', 'trailer', 'upgrade'];

/**
 * Sends requests to origins over kept-alive connections.
 * `fetchOrigin` maps an origin's domain name to the base URL of its local counterpart. Origins with an origin access control are
 * signed for as `originAccess`, so that the bucket policy decides what the distribution may read.
 */
export function createOriginClient(
  fetchOrigin: (domainName: string) => string,
  originAccess: { credentials: Credentials; region: string },
  readTimeoutMs = READ_TIMEOUT_MS,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });

  async function send(origin: OriginProperties, request: OriginRequest, mayRetry = true): Promise<OriginReply> {
    const base = new URL(fetchOrigin(origin.DomainName));
    const target = `${base.pathname.replace(/\/$/, '')}${request.uri}`;
    const url = request.query ? `${target}?${request.query}` : target;
    const headers = originHeaders(origin, request, url, originAccess);
    const options = { agent, hostname: base.hostname, port: base.port, path: url, method: request.method, headers };

    return new Promise((resolve, reject) => {
      let unread = () => 0;
      const outgoing = sendRequest({ ...options, timeout: readTimeoutMs }, (reply) => {
        unread = () => reply.readableLength;
        resolve({ status: reply.statusCode ?? 502, headers: endToEnd(reply.headers), body: reply });
      });
      outgoing.on('timeout', () => {
        // While the viewer leaves bytes unread, as in a download that is paused, the silence is not the origin's.
        if (unread() > 0) return void outgoing.socket?.setTimeout(readTimeoutMs);
        const failure = new EdgeFailure(504, `${origin.Id} did not answer within ${readTimeoutMs} ms`);
        outgoing.destroy(failure);
        reject(failure);
      });
      outgoing.on('error', (error) => {
        // The origin may close an idle connection just as it is reused; without a body nothing is lost by asking again.
        if (mayRetry && outgoing.reusedSocket && !request.body) resolve(send(origin, request, false));
        else reject(error instanceof EdgeFailure ? error : new EdgeFailure(502, `${origin.Id} failed`, error));
      });
      // An upload that the viewer breaks off must not leave half a request open at the origin.
      if (request.body) request.body.once('error', (error) => outgoing.destroy(error)).pipe(outgoing);
      else outgoing.end();
    });
  }

  return { send, close: () => agent.destroy() };
}

function originHeaders(
  origin: OriginProperties,
  request: OriginRequest,
  url: string,
  { credentials, region }: { credentials: Credentials; region: string },
): HeaderMap {
  const headers: HeaderMap = { ...request.headers, host: headerText(request.headers, 'host') ?? origin.DomainName };
  for (const { HeaderName, HeaderValue } of origin.OriginCustomHeaders) headers[HeaderName.toLowerCase()] = HeaderValue;
  if (!origin.OriginAccessControlId) return headers;
  const parts = { method: request.method, url, headers: { host: headerText(headers, 'host') } };
  return { ...headers, ...signRequest(parts, credentials, { region, service: 's3' }) };
}

function endToEnd(headers: HeaderMap): HeaderMap {
  const kept = { ...headers };
  for (const name of [...HOP_BY_HOP, 'transfer-encoding']) delete kept[name];
  return kept;
}
