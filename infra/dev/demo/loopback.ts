import { createSocket } from 'node:dgram';
import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';

/** What came back over HTTP. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What is asked of the site. */
interface Asked {
  readonly method: 'GET' | 'POST';
  /** With its query. */
  readonly path: string | undefined;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * An address of this machine that no other call in the process has: all of 127.0.0.0/8 is its own, and the local edge takes each
 * for a visitor's.
 */
export function anAddress(): string {
  const number = nextAddress++;
  return `127.${Math.floor(number / 65_536)}.${Math.floor(number / 256) % 256}.${number % 256}`;
}
// From 127.1.0.0 on, and each process elsewhere: a limit of an earlier run holds for an hour.
let nextAddress = 65_536 * (1 + Math.floor(Math.random() * 200));

/** Whether this machine has the addresses that `anAddress` gives: Linux has them, macOS has 127.0.0.1 alone. */
export function hasManyAddresses(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4').unref();
    socket.once('error', () => resolve(false));
    socket.bind(0, '127.1.0.1', () => {
      socket.close();
      resolve(true);
    });
  });
}

/** Posts a body to an endpoint from an address of this machine. @param from `127.x.y.z`, or `::1` */
export function postFrom(
  from: string,
  siteUrl: string,
  { path }: Endpoint,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
): Promise<Answer> {
  return askFrom(from, siteUrl, { method: 'POST', path, body, headers });
}

/** Asks the site from an address of this machine. @param from `127.x.y.z`, or `::1` @param signal ends the wait */
export function askFrom(
  from: string,
  siteUrl: string,
  { body, headers = {}, ...asked }: Asked,
  signal?: AbortSignal,
): Promise<Answer> {
  const { port } = new URL(siteUrl);
  const hostname = from.includes(':') ? '::1' : '127.0.0.1';
  return new Promise((resolve, reject) => {
    const options = { ...asked, hostname, port, localAddress: from, agent: false, headers, signal };
    const outgoing = request(options, (response) => {
      const { statusCode = 0, headers: received } = response;
      text(response).then((answered) => resolve({ status: statusCode, headers: received, body: answered }), reject);
    });
    outgoing.on('error', reject).end(body);
  });
}
