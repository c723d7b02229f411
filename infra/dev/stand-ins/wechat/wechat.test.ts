import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { listenOnLoopback } from '../../../local/core/http/loopback.ts';
import { wechat, wechatApp, wechatPath } from './wechat.ts';

const Answer = z.looseObject({ access_token: z._default(z.string(), '') });

/** WeChat's stand-in on a port of its own. */
async function aWechat() {
  const { answer } = await wechat.start({ port: 0, stateDirectory: '', clock: 1 });
  const server = await listenOnLoopback(0, answer);
  onTestFinished(() => server.close());
  const get = async (path: string, query: Record<string, string> = {}) => {
    const answered = await fetch(`${server.url}${wechatPath}/${path}?${new URLSearchParams(query)}`);
    return { status: answered.status, body: Answer.parse(await answered.json()) };
  };
  const token = (parts: object = {}) =>
    get('cgi-bin/token', {
      ...{ grant_type: 'client_credential', appid: wechatApp.appId, secret: wechatApp.secret },
      ...parts,
    });
  const ticket = (access_token: string) => get('cgi-bin/ticket/getticket', { access_token, type: 'jsapi' });
  const fault = (calls: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${server.url}${wechatPath}/faults.json`, { method: 'POST', headers, body: JSON.stringify({ calls }) });
  return { get, token, ticket, fault };
}

test('a ticket is given for the latest proof of our app alone', async () => {
  const { token, ticket } = await aWechat();
  const [first, second] = [await token(), await token()];
  expect((await ticket(first.body.access_token)).body).toMatchObject({ errcode: 40_001 });
  expect((await ticket(second.body.access_token)).body).toMatchObject({ errcode: 0, expires_in: 7_200 });
});

test.each([
  ['another app', { appid: 'wx1111111111111111' }, 40_013],
  ['a wrong secret', { secret: '1' }, 40_125],
  ['another kind of proof', { grant_type: 'password' }, 40_002],
])('%s is refused with HTTP 200, as WeChat does', async (_, parts, errcode) => {
  const { token } = await aWechat();
  expect(await token(parts)).toMatchObject({ status: 200, body: { errcode } });
});

test('its calls fail as they are told', async () => {
  const { fault, token } = await aWechat();
  await fault('throwing');
  expect((await token()).status).toBe(502);
  await fault('refusing');
  expect((await token()).body).toMatchObject({ errcode: 40_125 });
  expect((await fault('unknown')).status).toBe(400);
});

test('a page of another site sets no faults', async () => {
  const { fault, token } = await aWechat();
  expect((await fault('throwing', { origin: 'http://evil.example' })).status).toBe(403);
  expect((await token()).status).toBe(200);
});
