import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import * as z from 'zod/mini';
import { readBody } from '../../../local/core/http/body.ts';
import { isFromElsewhere } from '../../../local/core/http/from-elsewhere.ts';
import type { StandIn } from '../../../local/core/stand-in.ts';

/** Below it WeChat's stand-in answers. */
export const wechatPath = '/__local/wechat';

/** The app of a laptop: anybody may know what stands here. */
export const wechatApp = { appId: 'wx0000000000000000', secret: '0'.repeat(32) } as const;

/** What is wrong with its calls: nothing, no answer comes, they fail, or they refuse our app. */
const Faults = z.strictObject({ calls: z.enum(['none', 'silent', 'throwing', 'refusing']) });

const largestBody = 10_000;

interface Reply {
  readonly status?: number;
  readonly value: object;
}

/** The two calls by which the site gets what signs pages for WeChat, as its platform documents them, and their switches (infra/dev/stand-ins/README.md). */
export const wechat: StandIn = {
  path: wechatPath,
  hosts: [],
  start: async () => ({ answer: wechatListener(), stop: async () => {} }),
};

function wechatListener(): RequestListener {
  let faults: z.infer<typeof Faults> = { calls: 'none' };
  const asked = { tokens: 0, tickets: 0 };
  /** Each ends the one before, as at the real one. */
  const current = { token: '', ticket: '' };

  const token = (query: URLSearchParams): Reply => {
    const { appid, secret, grant_type } = Object.fromEntries(query);
    if (grant_type !== 'client_credential') return refusal(40_002, 'invalid grant_type');
    if (appid !== wechatApp.appId) return refusal(40_013, 'invalid appid');
    if (secret !== wechatApp.secret || faults.calls === 'refusing') return refusal(40_125, 'invalid appsecret');
    current.token = randomBytes(24).toString('hex');
    return { value: { access_token: current.token, expires_in: 7_200 } };
  };

  const ticket = (query: URLSearchParams): Reply => {
    if (current.token === '' || query.get('access_token') !== current.token)
      return refusal(40_001, 'invalid credential, access_token is invalid or not latest');
    if (query.get('type') !== 'jsapi') return refusal(40_097, 'invalid args');
    current.ticket = randomBytes(24).toString('hex');
    return { value: { errcode: 0, errmsg: 'ok', ticket: current.ticket, expires_in: 7_200 } };
  };

  const call = (name: keyof typeof asked, query: URLSearchParams): Reply | Promise<Reply> => {
    asked[name] += 1;
    if (faults.calls === 'silent') return new Promise(() => {});
    if (faults.calls === 'throwing') return { status: 502, value: { error: 'Bad Gateway' } };
    return name === 'tokens' ? token(query) : ticket(query);
  };

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://wechat');
    const path = pathname.slice(wechatPath.length + 1);
    if (path === 'cgi-bin/token') return call('tokens', searchParams);
    if (path === 'cgi-bin/ticket/getticket') return call('tickets', searchParams);
    if (path === '' || path === 'calls.json') return { value: { ...asked, ...current } };
    if (path !== 'faults.json') return { status: 404, value: { error: `There is no ${wechatPath}/${path}` } };
    if (request.method !== 'POST') return { value: faults };
    if (isFromElsewhere(request.headers)) return { status: 403, value: { error: 'Not from another site' } };
    faults = Faults.parse(JSON.parse(String(await readBody(request, largestBody))));
    return { value: faults };
  };

  return (request, response) => {
    answer(request)
      .catch((error: unknown): Reply => ({ status: 400, value: { error: String(Object(error).message) } }))
      .then(({ status = 200, value }) => {
        response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
        response.end(`${JSON.stringify(value)}\n`);
      });
  };
}

/** WeChat refuses with HTTP 200. */
function refusal(errcode: number, errmsg: string): Reply {
  return { value: { errcode, errmsg } };
}
