import { expect, test, vi } from 'vitest';
import { countSearch } from './count-search.ts';

/** Counts searches of one opening of the dialog, and tells what the server was sent. */
async function sentFor(searches: readonly string[], server = async () => Response.json({ status: 0, data: {} })) {
  const fetch = vi.fn<typeof globalThis.fetch>(server);
  vi.stubGlobal('fetch', fetch);
  const before = new Set<string>();
  for (const typed of searches) await countSearch(typed, before).catch(() => undefined);
  return fetch.mock.calls.map(([address, { keepalive, body } = {}]) => ({
    address,
    keepalive,
    body: JSON.parse(String(body)),
  }));
}

const request_id = expect.stringMatching(/^[0-9a-f-]{36}$/);
const sent = (words: object) => ({
  address: '/api/pc/search_missed',
  keepalive: true,
  body: { lang: 'en', request_id, ...words },
});

test('words are sent as they are compared, by a request that outlives the page', async () => {
  expect(await sentFor([' Laser  投影 '])).toEqual([sent({ words: 'laser 投影' })]);
});

test('more than is kept is not sent', async () => {
  expect(await sentFor(['a'.repeat(100)])).toEqual([sent({ words: 'a'.repeat(40) })]);
});

test.each(['13800138000', 'ada@example.com', 'https://example.com'])('the words “%s” stay here', async (typed) => {
  expect(await sentFor([typed])).toEqual([sent({})]);
});

test('the same words are sent once', async () => {
  const all = await sentFor(['laser', 'fog', ' LASER', 'fog', '13800138000', '13800138001', '13800138000']);
  expect(all.map(({ body }) => body.words)).toEqual(['laser', 'fog', undefined, undefined]);
});

test('each report has an id of its own', async () => {
  const [one, other] = await sentFor(['laser', 'fog']);
  expect(one?.body.request_id).not.toBe(other?.body.request_id);
});

test.each([
  ['a', 0],
  ['7', 0],
  ['…!?', 0],
  ['a b c', 0],
  ['租', 1],
  ['s9', 1],
])('“%s” is sent: %i times', async (typed, times) => {
  expect(await sentFor([typed])).toHaveLength(times);
});

test('what failed is not tried again', async () => {
  expect(await sentFor(['fog', 'fog'], () => Promise.reject(new TypeError('no network')))).toHaveLength(1);
  expect(await sentFor(['fog', 'fog'], async () => new Response('', { status: 500 }))).toHaveLength(1);
});
