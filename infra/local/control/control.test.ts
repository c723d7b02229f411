import { createServer, get, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createControl } from './control.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Asks the control interface of a site that is still starting; `fetch` would not let a test set the Host header. */
async function ask(path: string, host = 'localhost:8080'): Promise<number | undefined> {
  const listening = createServer(createControl(() => undefined));
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return new Promise((resolve, reject) => {
    get({ port, path, headers: { host } }, (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
}

describe('the control interface', () => {
  it('the control interface answers 503 until the site is ready', async () => {
    expect(await ask('/__local/health')).toBe(503);
  });

  it.each(['127.0.0.1:8080', 'localhost', '[::1]:8080'])(
    'the control interface answers to the host %s',
    async (host) => {
      expect(await ask('/__local/endpoints.json', host)).toBe(503);
    },
  );

  it.each(['evil.example', 'localhost.evil.example', '192.168.0.7:8080'])(
    'the control interface does not answer to the host %s, whoever that name points to',
    async (host) => {
      expect(await ask('/__local/endpoints.json', host)).toBe(403);
    },
  );
});
