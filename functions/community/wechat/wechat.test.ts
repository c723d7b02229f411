import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { aClock } from '../../platform/testing/a-clock.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { tablesInMemory } from '../../platform/testing/tables-in-memory.ts';
import * as lines from '../log-lines.ts';
import { pageSignature, signedAddress } from './page-signature.ts';
import { fetchTicket, WechatSecret } from './ticket-call.ts';
import { ticketKeeper } from './ticket-keeper.ts';

const log = captureLog();

/** What keeps a ticket by a clock that waiting moves, over a WeChat that does as it is told. */
function aKeeper(answers: (at: number) => Promise<string> = async (at) => `ticket ${at}`) {
  const community = tablesInMemory().table('community');
  const clock = aClock('2026-11-26T09:30:00.000Z');
  const asked = { times: 0 };
  const current = ticketKeeper({
    community,
    fetch: () => {
      asked.times += 1;
      return answers(asked.times);
    },
    wait: async (milliseconds) => {
      clock.now += milliseconds;
    },
  });
  return { asked, clock, current };
}

describe('the ticket', () => {
  test('is fetched once in 7,000 seconds', async () => {
    const { clock, current } = aKeeper();
    expect(await current()).toBe('ticket 1');
    clock.now += 6_999_999;
    expect(await current()).toBe('ticket 1');
    clock.now += 1;
    expect(await current()).toBe('ticket 2');
  });

  test('is fetched once by calls at the same time, and the others wait for it', async () => {
    const { asked, current } = aKeeper();
    expect(new Set(await Promise.all(Array.from({ length: 50 }, current)))).toEqual(new Set(['ticket 1']));
    expect(asked.times).toBe(1);
  });

  test('that WeChat does not give is asked for ten seconds later again, and every call is refused until then', async () => {
    const { asked, clock, current } = aKeeper(async (at) => {
      if (at === 1) throw new Error('ECONNREFUSED');
      return 'ticket';
    });
    await expect(current()).rejects.toThrow('WeChat cannot be reached at the moment');
    await expect(current()).rejects.toThrow('WeChat cannot be reached at the moment');
    expect(asked.times).toBe(1);
    expect(log.lines(lines.wechatFailed)).toMatchObject([{ WechatFailures: 1 }]);
    clock.now += 10_000;
    expect(await current()).toBe('ticket');
  });

  test('is fetched by another call where the first one dies', async () => {
    const { asked, clock, current } = aKeeper((at) => (at === 1 ? new Promise(() => {}) : Promise.resolve('ticket')));
    void current();
    await expect(current(), 'within three seconds').rejects.toThrow('WeChat cannot be reached at the moment');
    clock.now += 8_000;
    expect(await current()).toBe('ticket');
    expect(asked.times).toBe(2);
  });
});

/** A server that answers by path, and the secret that leads to it. */
async function anApi(answers: Readonly<Record<string, object>>) {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end(JSON.stringify(answers[url.split('?')[0] ?? ''] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const secret = { appId: 'wx0123456789abcdef', secret: 's'.repeat(32), api: `http://127.0.0.1:${port}/cgi-bin` };
  return { asked, secret };
}

test.each([
  ['https://api.weixin.qq.com/cgi-bin', true],
  ['http://127.0.0.1:8080/__local/wechat/cgi-bin', true],
  ['http://api.weixin.qq.com/cgi-bin', false],
  ['http://127.0.0.1.evil.example:80/cgi-bin', false],
])('WeChat at %s is called: %s, as only a stand-in on this machine goes without TLS', (address, isCalled) => {
  expect(WechatSecret.shape.api.safeParse(address).success).toBe(isCalled);
});

describe('WeChat is asked for a ticket', () => {
  const token = { access_token: 'proof', expires_in: 7_200 };

  test('with what proves our app', async () => {
    const ticket = { errcode: 0, errmsg: 'ok', ticket: 'signs', expires_in: 7_200 };
    const { asked, secret } = await anApi({ '/cgi-bin/token': token, '/cgi-bin/ticket/getticket': ticket });
    expect(await fetchTicket(secret)).toBe('signs');
    expect(asked).toEqual([
      `/cgi-bin/token?grant_type=client_credential&appid=${secret.appId}&secret=${secret.secret}`,
      '/cgi-bin/ticket/getticket?access_token=proof&type=jsapi',
    ]);
  });

  test.each([
    ['refuses the app', { '/cgi-bin/token': { errcode: 40_125, errmsg: 'invalid appsecret' } }],
    ['refuses the ticket', { '/cgi-bin/token': token, '/cgi-bin/ticket/getticket': { errcode: 40_001, ticket: 'no' } }],
    ['answers with nothing', {}],
  ])('and gives none where it %s', async (_, answers) => {
    const { secret } = await anApi(answers);
    await expect(fetchTicket(secret)).rejects.toThrow('WeChat answered with something else');
  });
});

test('a page is signed as WeChat’s own example', () => {
  const signed = {
    ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
    nonceStr: 'Wm3WZYTPz0wzccnW',
    timestamp: 1_414_587_457,
    url: 'http://mp.weixin.qq.com?params=value',
  };
  expect(pageSignature(signed)).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
});

describe('an address is signed', () => {
  test.each([
    ['https://www.example.com/home?tab=1#top', 'www.example.com', 'https://www.example.com/home?tab=1'],
    ['http://localhost:8080/home', 'localhost:8080', 'http://localhost:8080/home'],
  ])('%s at %s', (url, host, signed) => {
    expect(signedAddress(url, host)).toBe(signed);
  });

  test.each([
    ['of another site', 'https://evil.example/home'],
    ['of a host that only begins as ours', 'https://www.example.com.evil.example/'],
    ['that only looks like ours', 'https://www.example.com@evil.example/'],
    ['of another scheme', 'http://www.example.com/home'],
    ['of another port', 'https://www.example.com:8443/home'],
    ['with a name and a password', 'https://ada:secret@www.example.com/home'],
    ['with a name that looks like ours', 'https://www.example.com:443@www.example.com/'],
    ['with a backslash for a browser to turn', 'https://www.example.com\\@evil.example/'],
    ['that is none', 'https://'],
  ])('unless it is one %s', (_, url) => {
    expect(() => signedAddress(url, 'www.example.com')).toThrow('Only pages of this site are shared');
  });
});
