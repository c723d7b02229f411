import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../shared/contract/endpoint.ts';
import { requestId } from '../../shared/contract/fields.ts';
import { endpoint } from './endpoint.ts';
import { aContext, anHttpEvent } from './testing/builders.ts';
import { captureLog } from './testing/log-capture.ts';
import { tablesInMemory } from './testing/tables-in-memory.ts';

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
    limits: [{ name: 'messages', of: 'messages', per: 'address', max: 2, seconds: 60 }],
    idempotencyKey: 'request_id',
  });
  const sheet = { tables: { limits: ['GetItem', 'UpdateItem'] } } as const;

  function aLimited() {
    const handled: string[] = [];
    const table = tablesInMemory().table('limits');
    const clients = { tables: { limits: table }, indexes: {}, transact: tablesInMemory().transact };
    const start = endpoint(limited, sheet, () => ({ text }) => {
      handled.push(text);
      return {};
    }).start(clients);
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

  test('an entry with limits needs the table of limits on its sheet, or it does not compile', () => {
    // @ts-expect-error the sheet grants no table of limits
    endpoint(limited, {}, () => () => ({}));
  });
});
