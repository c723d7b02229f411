import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint, type UseLimit } from '../../../shared/contract/endpoint.ts';
import { requestId } from '../../../shared/contract/fields.ts';
import { aContext, anHttpEvent } from '../testing/builders.ts';
import { captureLog } from '../testing/log-capture.ts';
import { tablesInMemory } from '../testing/tables-in-memory.ts';
import { endpoint } from './endpoint.ts';
import { entryLimits } from './limits/entry-limits.ts';
import { limiting } from './limits/limiting.ts';

captureLog();

describe('an endpoint with a limit', () => {
  const limited = defineEndpoint({
    summary: 'Takes a message.',
    path: '/api/test',
    caller: 'visitor',
    request: z.object({
      text: z.string().check(z.minLength(1, { error: 'A text is expected' })),
      request_id: requestId,
    }),
    response: z.object({}),
    dialect: 'code-200',
    limits: [{ name: 'messages', of: 'messages', per: 'network', max: 2, seconds: 60 }],
    idempotencyKey: 'request_id',
    example: { text: 'Hello' },
  });

  function aLimited() {
    const handled: string[] = [];
    const table = tablesInMemory().table('limits');
    const start = endpoint(limited, { uses: { limits: limiting() } }, () => ({ text }) => {
      handled.push(text);
      return {};
    }).start({ limits: table });
    const send = async (body: object, address = '198.51.100.10:46532') => {
      const headers: Record<string, string> = address ? { 'cloudfront-viewer-address': address } : {};
      const response = await start(anHttpEvent({ body: JSON.stringify(body), headers }), aContext());
      return { ...response, told: JSON.parse(response.body ?? '') };
    };
    return { send, handled };
  }

  test('a used-up limit is a business refusal with the waiting time in words and as Retry-After, and the handler is not called', async () => {
    const { send, handled } = aLimited();
    await send({ text: 'one' });
    await send({ text: 'two' });
    const { statusCode, headers, told } = await send({ text: 'three' });
    expect(statusCode).toBe(200);
    expect(told.code).toBe(400);
    expect(told.message).toMatch(
      /^Too many messages from your network. Please try again in (1 minute|\d\d seconds)\.$/,
    );
    expect(Number(headers?.['retry-after'])).toBeGreaterThan(50);
    expect(handled).toEqual(['one', 'two']);
    expect((await send({ text: 'elsewhere' }, '198.51.100.11:46532')).told.code).toBe(200);
  });

  test('a request that is not valid counts towards no limit, and a repeated one once', async () => {
    const { send } = aLimited();
    for (let time = 0; time < 3; time += 1) expect((await send({ text: '' })).told.message).toBe('A text is expected');
    const request = { text: 'one', request_id: '5f0d9a86-9f4b-4d56-8c1e-0a7b3c2d1e4f' };
    for (let time = 0; time < 3; time += 1) expect((await send(request)).told.code).toBe(200);
    expect((await send({ text: 'two' })).told.code).toBe(200);
    expect((await send({ text: 'three' })).told.code).toBe(400);
  });

  test('a call that did not come through the edge is answered as a fault, and not handled', async () => {
    const { send, handled } = aLimited();
    expect((await send({ text: 'one' }, '')).statusCode).toBe(500);
    expect(handled).toEqual([]);
  });

  test('a request id that comes with other content counts each time', async () => {
    const { send, handled } = aLimited();
    const request_id = '5f0d9a86-9f4b-4d56-8c1e-0a7b3c2d1e4f';
    const codes: number[] = [];
    for (let time = 0; time < 20; time += 1) codes.push((await send({ text: `text ${time}`, request_id })).told.code);
    expect(codes.filter((code) => code === 200)).toHaveLength(2);
    expect(handled).toEqual(['text 0', 'text 1']);
    expect((await send({ text: 'text 0', request_id })).told.code).toBe(200);
  });

  test('a /48 of IPv6 may do four times as much as one of its networks', async () => {
    const { send } = aLimited();
    const codes: number[] = [];
    for (let subnet = 1; subnet <= 12; subnet += 1)
      codes.push((await send({ text: 'one' }, `2001:db8:1:${subnet.toString(16)}::1:443`)).told.code);
    expect(codes).toEqual([...Array(8).fill(200), ...Array(4).fill(400)]);
    expect((await send({ text: 'elsewhere' }, '2001:db8:2:1::1:443')).told.code).toBe(200);
  });
});

/** What a limit may count of a call: the network, or the member. */
function aCounted(limits: readonly UseLimit[]) {
  const tables = tablesInMemory();
  const entry = { ...anEntry, limits };
  const count = entryLimits(entry, tables.table('limits'));
  return {
    tables,
    call: (request: object, caller: unknown = undefined, viewerAddress = '198.51.100.10:46532') =>
      count({ viewerAddress, request, caller }),
  };
}

const anEntry = {
  summary: 'Takes a message.',
  path: '/api/test',
  caller: 'visitor',
  request: z.object({}),
  example: {},
  response: z.object({}),
  dialect: 'status',
} as const;

describe('a limit', () => {
  test('per member counts who is signed in, and nobody else', async () => {
    const { call } = aCounted([{ name: 'posts', of: 'posts', per: 'member', max: 1, seconds: 60 }]);
    await call({}, { uid: 'member-1' });
    await call({}, { uid: 'member-2' });
    await expect(call({}, { uid: 'member-1' })).rejects.toThrow(/^Too many posts\. Please/);
    await expect(call({})).rejects.toThrow('the caller is none');
  });

  test('counts a call that another one refuses', async () => {
    const perNetwork = { name: 'posts-of-network', of: 'posts', per: 'network', max: 3, seconds: 60 } as const;
    const { call } = aCounted([perNetwork, { name: 'posts', of: 'posts', per: 'member', max: 1, seconds: 60 }]);
    await call({}, { uid: 'member-1' });
    for (let time = 0; time < 2; time += 1)
      await expect(call({}, { uid: 'member-1' })).rejects.toThrow(/^Too many posts\. Please/);
    await expect(call({}, { uid: 'member-2' })).rejects.toThrow('from your network');
  });

  test('with two windows is one item, written once a call', async () => {
    const windows = [
      { max: 2, seconds: 60 },
      { max: 3, seconds: 3_600 },
    ].map((window) => ({ name: 'calls', of: 'calls', per: 'network', ...window }) as const);
    const { call, tables } = aCounted(windows);
    await call({});
    expect([tables.writes(), tables.items().length]).toEqual([1, 1]);
    await call({});
    await expect(call({})).rejects.toThrow('Too many calls from your network');
    expect(tables.writes()).toBe(2);
  });
});
