import { type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { readBody } from '../core/http/body.ts';

/** What came back, byte for byte: nothing is decoded or followed, unlike with `fetch`. */
export type Exchange = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

/** Sends one HTTP request exactly as described, for tests and checks of the local edge. Rejects when the connection breaks. */
export function exchange(
  url: string,
  options: { method?: string; headers?: OutgoingHttpHeaders; body?: string | Uint8Array; agent?: Agent } = {},
): Promise<Exchange> {
  const { method = 'GET', headers = {}, body, agent = false } = options;
  const { hostname, port } = new URL(url);
  // Taken from the text: a URL object would normalize the path.
  const path = url.replace(/^https?:\/\/[^/]*/, '') || '/';
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent }, (response) => {
      readBody(response).then(
        (bytes) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes, text: bytes.toString() }),
        reject,
      );
    });
    outgoing.on('error', reject).end(body);
  });
}
