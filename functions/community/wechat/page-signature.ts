import { createHash } from 'node:crypto';
import { brand } from '../../../shared/brand.ts';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { siteOrigin } from '../../../shared/site-host.ts';

/**
 * The address of a page as it is signed: without its fragment (product-rules.md#sharing-in-wechat).
 * @param siteHost under which visitors use the site; the brand's where nobody says it
 * @throws Refusal for a page of another site
 */
export function signedAddress(url: string, siteHost: string | undefined): string {
  const own = siteHost === undefined ? new URL(brand.siteUrl).origin : siteOrigin(siteHost);
  // As browsers write it, so the host ends there: neither a name and a password nor a backslash stands before it or behind it.
  if (!url.startsWith(own) || !/^(?:[/?#]|$)/.test(url.slice(own.length)))
    throw new Refusal('Only pages of this site are shared');
  return url.split('#')[0] ?? url;
}

interface Signed {
  readonly ticket: string;
  readonly nonceStr: string;
  /** Seconds since the epoch. */
  readonly timestamp: number;
  readonly url: string;
}

/** The signature that WeChat's script asks for (developers.weixin.qq.com, "JS-SDK", appendix 1); SHA-1 is its choice. */
export function pageSignature({ ticket, nonceStr, timestamp, url }: Signed): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
  return createHash('sha1').update(text).digest('hex');
}
