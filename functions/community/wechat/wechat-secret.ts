import * as z from 'zod/mini';

/** The secret `wechat`: our app at WeChat, and where it is called. */
export const WechatSecret = z.object({
  appId: z.string().check(z.regex(/^wx[0-9a-z]{16}$/)),
  secret: z.string().check(z.regex(/^[0-9a-zA-Z]{32}$/)),
  /** What the paths of its calls begin with, without a slash at its end: `https://api.weixin.qq.com/cgi-bin`. Without TLS a stand-in on this machine alone. */
  api: z.string().check(z.regex(/^(?:https:\/\/[\w.:-]+|http:\/\/127\.0\.0\.1:\d+)\/[\w./-]*\w$/)),
});
export type WechatSecret = z.output<typeof WechatSecret>;
