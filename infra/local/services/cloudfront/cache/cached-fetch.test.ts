import type { RequestListener, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { anEdge } from '../../../testing/an-edge.ts';
import { exchange } from '../../../testing/exchange.ts';

async function started(origin: RequestListener, options?: Parameters<typeof anEdge>[1]) {
  const edge = await anEdge(origin, options);
  onTestFinished(edge.stop);
  return edge;
}

/** An edge whose clock the test moves; the origin answers the given text with the given Cache-Control. */
async function aged(cacheControl: string, answer?: (response: ServerResponse, count: number) => void) {
  let [seconds, count] = [0, 0];
  const started0 = Date.now();
  const origin: RequestListener = (request, response) => {
    count += 1;
    if (answer) return answer(response, count);
    response.setHeader('etag', '"v1"').setHeader('cache-control', cacheControl);
    if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
    else response.end('text');
  };
  const edge = await started(origin, { now: () => started0 + seconds * 1000 });
  return { ...edge, pass: (more: number) => (seconds += more) };
}

const result = ({ headers }: { headers: Record<string, unknown> }) => String(headers['x-cache']).split(' ')[0];

test('a thousand visits of one page reach the origin once', async () => {
  const edge = await started((_, response) => response.setHeader('cache-control', 'max-age=60').end('page'));
  const replies = [];
  for (let round = 0; round < 20; round += 1)
    replies.push(...(await Promise.all(Array.from({ length: 50 }, () => edge.get('/page?utm=1')))));
  expect(new Set(replies.map(({ text }) => text))).toEqual(new Set(['page']));
  expect(edge.requests).toHaveLength(1);
  expect(edge.statistics()).toEqual({ requests: 1000, hits: 999, originRequests: 1 });
});

test('viewers who come while the origin is still answering share its one answer', async () => {
  const waiting: ServerResponse[] = [];
  const edge = await started((_, response) => waiting.push(response));
  const replies = Promise.all(Array.from({ length: 10 }, () => edge.get('/slow')));
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  waiting[0]?.setHeader('cache-control', 'max-age=60').end('once');
  expect((await replies).map(({ text }) => text)).toEqual(Array(10).fill('once'));
  expect(edge.requests).toHaveLength(1);
});

test('viewers do not share what may not be cached', async () => {
  let count = 0;
  const edge = await started((_, response) => response.setHeader('cache-control', 'private').end(`answer ${++count}`));
  const replies = await Promise.all(Array.from({ length: 5 }, () => edge.get('/mine')));
  expect(new Set(replies.map(({ text }) => text)).size).toBe(5);
});

test('an object ages, expires and is revalidated rather than fetched again', async () => {
  const edge = await aged('max-age=10');
  expect(result(await edge.get('/a'))).toBe('Miss');
  edge.pass(9);
  const hit = await edge.get('/a');
  expect([result(hit), hit.headers.age, hit.text]).toEqual(['Hit', '9', 'text']);
  edge.pass(2);
  const refreshed = await edge.get('/a');
  expect([result(refreshed), refreshed.headers.age, refreshed.text]).toEqual(['RefreshHit', '0', 'text']);
  expect(result(await edge.get('/a'))).toBe('Hit');
});

test('with stale-while-revalidate nobody waits, and the next visitor gets the new text', async () => {
  const edge = await aged('', (response, count) =>
    response.setHeader('cache-control', 'max-age=10, stale-while-revalidate=100').end(`text ${count}`),
  );
  await edge.get('/a');
  edge.pass(50);
  expect((await edge.get('/a')).text).toBe('text 1');
  await vi.waitFor(async () => expect((await edge.get('/a')).text).toBe('text 2'));
  expect(edge.requests).toHaveLength(2);
});

test('an expired object is served while its origin fails, which is then not asked for a while', async () => {
  const edge = await aged('', (response, count) =>
    count === 1 ? response.setHeader('cache-control', 'max-age=10').end('good') : response.writeHead(503).end('bad'),
  );
  await edge.get('/a');
  edge.pass(20);
  expect([(await edge.get('/a')).text, (await edge.get('/a')).text]).toEqual(['good', 'good']);
  expect(edge.requests).toHaveLength(2);
  edge.pass(11);
  expect((await edge.get('/a')).text).toBe('good');
  expect(edge.requests).toHaveLength(3);
});

test('an origin that cannot be reached is a 502, and is asked again after the error caching minimum', async () => {
  let seconds = 0;
  const edge = await started(() => {}, {
    fetchOrigin: () => 'http://127.0.0.1:1',
    config: { CustomErrorResponses: [{ ErrorCode: 502, ErrorCachingMinTTL: 3 }] },
    now: () => 1e12 + seconds * 1000,
  });
  const asked = async () => [result(await edge.get('/a')), edge.statistics().originRequests];
  expect((await edge.get('/a')).status).toBe(502);
  expect(await asked()).toEqual(['Error', 1]);
  seconds = 4;
  expect(await asked()).toEqual(['Error', 2]);
});

test('each encoding is compressed once and kept, with a weak entity tag', async () => {
  const text = 'light '.repeat(1000);
  const edge = await started((_, response) =>
    response.setHeader('content-type', 'text/html').setHeader('etag', '"t"').end(text),
  );
  const br = await edge.get('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  const gzip = await edge.get('/', { 'accept-encoding': 'gzip' });
  const plain = await edge.get('/');
  expect(brotliDecompressSync(br.body).toString()).toBe(text);
  expect(gunzipSync(gzip.body).toString()).toBe(text);
  expect([plain.text, plain.headers.etag, br.headers.etag]).toEqual([text, '"t"', 'W/"t"']);
  expect(br.headers.vary).toBe('Accept-Encoding');
  expect(edge.requests.map(({ headers }) => headers['accept-encoding'])).toEqual(['br,gzip', 'gzip', undefined]);
  const again = await edge.get('/', { 'accept-encoding': 'br, gzip', 'if-none-match': 'W/"t"' });
  expect([again.status, again.body.length, result(again)]).toEqual([304, 0, 'Hit']);
});

test('a HEAD is answered from the object of a GET, and by the origin where there is none', async () => {
  const edge = await started((_, response) =>
    response.setHeader('cache-control', 'max-age=60').setHeader('content-length', '5').end('12345'),
  );
  const heads = [];
  for (const ask of [() => edge.get('/a', {}, 'HEAD'), () => edge.get('/a'), () => edge.get('/a', {}, 'HEAD')]) {
    const { status, headers, body } = await ask();
    heads.push([status, headers['content-length'], body.length]);
  }
  expect(heads).toEqual([
    [200, '5', 0],
    [200, '5', 5],
    [200, '5', 0],
  ]);
  expect(edge.requests.map(({ method }) => method)).toEqual(['HEAD', 'GET']);
});

test('ranges are cut from the cached object', async () => {
  const edge = await started((_, response) =>
    response.setHeader('etag', '"e"').setHeader('cache-control', 'max-age=60').end('0123456789'),
  );
  await edge.get('/a');
  const range = (text: string, more = {}) => edge.get('/a', { range: text, ...more });
  const first = await range('bytes=0-3');
  expect([first.status, first.text, first.headers['content-range']]).toEqual([206, '0123', 'bytes 0-3/10']);
  expect([(await range('bytes=7-')).text, (await range('bytes=-2')).text]).toEqual(['789', '89']);
  const beyond = await range('bytes=10-');
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
  expect((await range('bytes=0-3', { 'if-range': '"e"' })).status).toBe(206);
  expect((await range('bytes=0-3', { 'if-range': '"old"' })).text).toBe('0123456789');
  expect(edge.requests).toHaveLength(1);
});

test('an object too large to keep is streamed, and its ranges are requested from the origin', async () => {
  const body = Buffer.alloc(300_000, 'x');
  const origin: RequestListener = (request, response) => {
    const [, start] = /bytes=(\d+)-/.exec(request.headers.range ?? '') ?? [];
    if (start === undefined) response.writeHead(200, { 'content-length': body.length }).end(body);
    else response.writeHead(206, { 'content-range': `bytes ${start}-299999/300000` }).end(body.subarray(Number(start)));
  };
  const edge = await started(origin, { largestObject: 100_000 });
  const resumed = await edge.get('/big', { range: 'bytes=299990-' });
  expect([resumed.status, resumed.text, resumed.headers['content-range']]).toEqual([
    206,
    'xxxxxxxxxx',
    'bytes 299990-299999/300000',
  ]);
  expect((await edge.get('/big')).body.length).toBe(300_000);
  expect((await edge.get('/big', {}, 'HEAD')).headers['content-length']).toBe('300000');
  expect(result(await edge.get('/big'))).toBe('Miss');
});

test('an object of unknown length that turns out too large still arrives whole', async () => {
  const edge = await started(
    (_, response) => {
      for (let part = 0; part < 30; part += 1) response.write(Buffer.alloc(10_000, 'y'));
      response.end('end');
    },
    { largestObject: 100_000 },
  );
  for (let visit = 0; visit < 2; visit += 1) {
    const reply = await edge.get('/big');
    expect([result(reply), reply.body.length, reply.text.slice(-3)]).toEqual(['Miss', 300_003, 'end']);
  }
});

test('an answer that breaks off halfway is never kept', async () => {
  let count = 0;
  const edge = await aged('', (response) => {
    count += 1;
    if (count > 1) return response.setHeader('cache-control', 'max-age=60').end('whole');
    response.writeHead(200, { 'content-length': '100', 'cache-control': 'max-age=60' }).write('half');
    response.destroy();
  });
  expect((await edge.get('/a')).status).toBe(502);
  edge.pass(11);
  expect((await edge.get('/a')).text).toBe('whole');
});

test('an invalidation makes the next visit a miss', async () => {
  const edge = await started((_, response) => response.setHeader('cache-control', 'max-age=60').end('x'));
  await edge.get('/a/1');
  await edge.get('/b');
  expect(edge.invalidate(['/a/*'])).toBe(1);
  expect([result(await edge.get('/a/1')), result(await edge.get('/b'))]).toEqual(['Miss', 'Hit']);
});

test('a viewer who leaves early does the edge no harm', async () => {
  const edge = await started(
    (_, response) => {
      response.writeHead(200, { 'content-length': '5000000' });
      response.end(Buffer.alloc(5_000_000));
    },
    { largestObject: 1_000 },
  );
  const controller = new AbortController();
  const response = await fetch(`${edge.url}/big`, { signal: controller.signal });
  controller.abort();
  await expect(response.text()).rejects.toThrow();
  expect((await exchange(`${edge.url}/big`, { headers: { range: 'bytes=0-1' } })).status).toBe(200);
});
