import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '../../../shared/contract/endpoint.ts';
import { sessionHeader } from '../../../shared/session-header.ts';
import { aContext, anHttpEvent } from '../testing/builders.ts';
import { captureLog } from '../testing/log-capture.ts';
import { tablesInMemory } from '../testing/tables-in-memory.ts';
import { endpoint } from './endpoint.ts';
import { provingMember } from './members/proving-member.ts';
import { newSession } from './members/session.ts';

captureLog();

describe('a cacheable read of members and visitors alike', () => {
  const viewed = defineEndpoint({
    summary: 'Says who asks.',
    path: '/api/who',
    caller: 'optional-member',
    dialect: 'status',
    cache: { kind: 'content', sharedSeconds: 60, staleSeconds: 600 },
    request: z.object({}),
    example: {},
    response: z.string(),
  });
  const seen = async (method: 'GET' | 'POST') => {
    const sessions = tablesInMemory().table('sessions');
    const { item, token } = newSession({ uid: 'u1', credentials: 1, device: 'Chrome' }, Date.now());
    await sessions.put(item);
    const telling = endpoint(
      viewed,
      { uses: { caller: provingMember() } },
      () => (_, member) => member?.uid ?? 'nobody',
    ).start({
      caller: sessions,
    });
    const body = JSON.stringify({ uid: 'u1', login_token: token });
    const asked = method === 'GET' ? { headers: { [sessionHeader]: `u1.${token}` } } : { body };
    const response = await telling(anHttpEvent({ method, ...asked }), aContext());
    return [JSON.parse(response.body ?? '').data, response.headers?.['cache-control']];
  };

  test('is answered by GET as to nobody, whoever asks, as the edge keeps the answer for all', async () => {
    expect(await seen('GET')).toEqual(['nobody', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600']);
  });

  test('knows a member who asks by POST, and that answer is kept nowhere', async () => {
    expect(await seen('POST')).toEqual(['u1', 'no-store']);
  });
});

describe('a call that is all in its address', () => {
  const inAddress = defineEndpoint({
    ...{
      summary: 'Ends something.',
      path: '/api/end',
      caller: 'visitor',
      dialect: 'status',
      body: 'query',
      reply: 'text',
    },
    request: z.object({ token: z.string({ error: 'A token is expected' }) }),
    example: { token: 'a' },
    response: z.string(),
  });
  const telling = endpoint(
    inAddress,
    { uses: {} },
    () =>
      ({ token }, _, { method }) =>
        `${method} ${token}`,
  ).start({});
  const answerTo = async (parts: Parameters<typeof anHttpEvent>[0]) =>
    (await telling(anHttpEvent(parts), aContext())).body;

  test.each(['GET', 'POST'] as const)('is told by which method it comes: %s', async (method) => {
    expect(await answerTo({ method, query: { token: 'a' } })).toBe(`${method} a`);
  });

  test('takes nothing of its body, in whatever format that is', async () => {
    const body = '--x\r\ncontent-disposition: form-data; name="token"\r\n\r\nb\r\n--x--';
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await answerTo({ method: 'POST', query: { token: 'a' }, body, headers })).toBe('POST a');
    expect(await answerTo({ method: 'POST', body, headers })).toBe('A token is expected');
  });
});
