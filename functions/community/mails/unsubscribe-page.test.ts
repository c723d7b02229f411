import { expect, test } from 'vitest';
import { aContext, anHttpEvent } from '../../platform/testing/builders.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { aCommunity } from '../community-builders.ts';
import { endedSk, unsubscribeAddress } from './ended-mails.ts';

captureLog();

async function aLink() {
  const { community, opensLink, sealer } = aCommunity();
  const token = new URL(await unsubscribeAddress(sealer, 'answers', 'ada')).searchParams.get('token') ?? '';
  const call = (
    { headers = {}, ...parts }: { method: string; body?: string; headers?: object },
    query: object = { token },
  ) => {
    const from = { 'cloudfront-viewer-address': '203.0.113.1:443', ...headers };
    return opensLink(anHttpEvent({ query: { ...query }, ...parts, headers: from }), aContext());
  };
  const isEnded = async () => (await community.get({ pk: 'member#ada', sk: endedSk('answers') })) !== undefined;
  return { call, isEnded, token };
}

test('following the link only asks, and so does whatever follows links by itself', async () => {
  const { call, isEnded, token } = await aLink();
  const { statusCode, headers, body } = await call({ method: 'GET' });
  expect([statusCode, headers?.['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain(`<form method="post" action="/api/mail/unsubscribe?token=${token}">`);
  expect(await isEnded()).toBe(false);
});

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'a form with parts',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
  ],
  ['nothing', 'text/plain', ''],
])('a POST with %s ends the mails', async (_, type, body) => {
  const { call, isEnded } = await aLink();
  const answer = await call({ method: 'POST', body, headers: { 'content-type': type } });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('These mails have ended');
  expect(await isEnded()).toBe(true);
});

test.each([
  ['without a token', {}],
  ['with half a token', { token: 'answers.ada' }],
  ['with a token of somebody’s making', { token: `answers.ada.${'A'.repeat(43)}` }],
])('a POST %s ends none, and says so', async (_, query) => {
  const { call, isEnded } = await aLink();
  const answer = await call({ method: 'POST' }, query);
  expect([answer.statusCode, answer.headers?.['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
  expect(await isEnded()).toBe(false);
});
