import { brand } from '../../../../shared/brand.ts';
import { signWechatShare } from '../../../../shared/contract/community/wechat.ts';
import type { ResponseOf } from '../../../../shared/contract/endpoint.ts';
import { wechatScript } from '../../../../shared/origins.ts';
import { ask } from '../../lib/api/api.ts';

/** What a share shows. */
interface Shared {
  readonly title: string;
  readonly desc: string;
  readonly link: string;
  readonly imgUrl: string;
}

const jsApiList = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;

/** WeChat's script, as far as it is used (developers.weixin.qq.com, "JS-SDK"). */
type Wechat = { readonly [name in (typeof jsApiList)[number]]: (shared: Shared) => void } & {
  config(signed: ResponseOf<typeof signWechatShare> & { readonly jsApiList: readonly string[] }): void;
  ready(act: () => void): void;
};

declare global {
  var wx: Wechat | undefined;
}

function loadScript(): Promise<unknown> {
  const script = Object.assign(document.createElement('script'), { src: wechatScript });
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error('The script of WeChat cannot be had'));
  });
  document.head.append(script);
  return loaded;
}

const contentOf = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? '';

/** The page on show as somebody shares it: its heading, description and picture, and the address without what is this visitor's. */
function sharedPage(): Shared {
  const heading = document.querySelector('h1')?.textContent;
  return {
    title: heading ? `${heading} · ${brand.name}` : brand.name,
    desc: contentOf('meta[name="description"]', 'content'),
    link: contentOf('link[rel="canonical"]', 'href'),
    imgUrl: contentOf('meta[property="og:image"]', 'content'),
  };
}

/** Has this very address signed, and says how it is shared. A site that cannot sign it leaves the sharing to WeChat. */
async function configure(wechat: Wechat): Promise<void> {
  const { data } = await ask(signWechatShare, { url: location.href });
  wechat.config({ ...data, jsApiList });
  wechat.ready(() => {
    const shared = sharedPage();
    for (const name of jsApiList) wechat[name](shared);
  });
}

/** Inside WeChat: says how each page is shared that is opened from now on. Where WeChat's script or our signature cannot be had, the page works all the same. */
export async function shareInWechat(): Promise<void> {
  await loadScript();
  const { wx } = globalThis;
  if (!wx) return;
  const again = () => void configure(wx).catch(() => {});
  again();
  const canonical = document.querySelector('link[rel="canonical"]');
  if (canonical) new MutationObserver(again).observe(canonical, { attributeFilter: ['href'] });
}
