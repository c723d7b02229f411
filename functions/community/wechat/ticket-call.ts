import * as z from 'zod/mini';
import { parsedJson } from '../../platform/outside/json-text.ts';
import { getText } from '../../platform/outside/outside-call.ts';

/** The secret `wechat`: our app at WeChat, and where it is called. */
export const WechatSecret = z.object({
  appId: z.string().check(z.regex(/^wx[0-9a-z]{16}$/)),
  secret: z.string().check(z.regex(/^[0-9a-zA-Z]{32}$/)),
  /** What the paths of its calls begin with, without a slash at its end: `https://api.weixin.qq.com/cgi-bin`. Without TLS a stand-in on this machine alone. */
  api: z.string().check(z.regex(/^(?:https:\/\/[\w.:-]+|http:\/\/127\.0\.0\.1:\d+)\/[\w./-]*\w$/)),
});
type WechatSecret = z.output<typeof WechatSecret>;

/** What WeChat answers instead of what was asked for says nothing that could be used. */
class WechatUnclear extends Error {
  override readonly name = 'WechatUnclear';
}

const Token = z.object({ access_token: z.string().check(z.minLength(1)) });
const Ticket = z.object({ errcode: z.literal(0), ticket: z.string().check(z.minLength(1)) });

/** Gets a ticket, by which pages are signed: first what proves our app, then the ticket. @throws where WeChat does not answer, or answers otherwise */
export async function fetchTicket({ appId, secret, api }: WechatSecret): Promise<string> {
  const proof = { grant_type: 'client_credential', appid: appId, secret };
  const { access_token } = await asked(`${api}/token`, proof, Token);
  const { ticket } = await asked(`${api}/ticket/getticket`, { access_token, type: 'jsapi' }, Ticket);
  return ticket;
}

async function asked<Schema extends z.ZodMiniType>(
  url: string,
  query: Readonly<Record<string, string>>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const answer = schema.safeParse(parsedJson(await getText(`${url}?${new URLSearchParams(query)}`)));
  // WeChat says what is wrong with HTTP 200 and an `errcode`.
  if (!answer.success) throw new WechatUnclear('WeChat answered with something else');
  return answer.data;
}
