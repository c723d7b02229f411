import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { listenOnLoopback } from '../../core/http/loopback.ts';
import { createOriginClient } from './origin.ts';

/** What an origin answers to a client that accepts so many milliseconds of silence from it. */
async function askOrigin(listener: RequestListener, readTimeoutMs = 200) {
  const server = await listenOnLoopback(0, listener);
  const access = { credentials: { accessKeyId: 'EDGE', secretAccessKey: 'secret' }, region: 'us-east-1' };
  const client = createOriginClient(() => server.url, access, readTimeoutMs);
  onTestFinished(async () => {
    client.close();
    await server.close();
  });
  const origin = { Id: 'bucket', DomainName: 'bucket.test', OriginCustomHeaders: [] };
  return client.send(origin, { method: 'GET', uri: '/file', query: '', headers: {} });
}

test('an origin that does not answer is given up', async () => {
  await expect(askOrigin(() => {})).rejects.toMatchObject({ status: 504 });
});

test('an answer in which the origin falls silent breaks off', async () => {
  const { body } = await askOrigin((_, response) => response.writeHead(200, { 'content-length': '8' }).write('half'));
  await expect(buffer(body)).rejects.toThrow();
});

test('a viewer may pause a download for longer than an origin may be silent', async () => {
  const file = Buffer.alloc(20_000_000, 'x');
  const silenceMs = 2_000; // more than a busy machine keeps an origin from answering
  const { body } = await askOrigin((_, response) => response.end(file), silenceMs);
  // No condition to wait for: the time that passes is the case.
  await delay(2.5 * silenceMs);
  expect((await buffer(body)).equals(file)).toBe(true);
});
