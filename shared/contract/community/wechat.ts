import * as z from 'zod/mini';
import { brand } from '../../brand.ts';
import { defineEndpoint } from '../endpoint.ts';

const noAddress = { error: 'The address of a page is expected' };

export const signWechatShare = defineEndpoint({
  summary: 'Signs the address of a page of the site, so that WeChat’s own browser lets the page say how it is shared.',
  path: '/api/wechat/wx_share',
  caller: 'visitor',
  request: z.object({
    url: z.string(noAddress).check(z.maxLength(1_024, noAddress), z.regex(/^https?:\/\/[\x21-\x7e]+$/, noAddress)),
  }),
  example: { url: `${brand.siteUrl}/home` },
  response: z.object({
    appId: z.string(),
    /** Seconds since the epoch. */
    timestamp: z.int(),
    nonceStr: z.string(),
    signature: z.string(),
  }),
  dialect: 'status',
  rateLimit: { perSecond: 50, burst: 500 },
});
