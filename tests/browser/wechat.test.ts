import type { BrowserContextOptions } from 'playwright';
import { expect, inject, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

const inWechat: BrowserContextOptions = {
  ...devices.phone,
  userAgent: `${devices.phone.userAgent} MicroMessenger/8.0.50`,
};

/** WeChat's script as far as the site uses it: it keeps what it is told. */
const script = `
globalThis.told = [];
globalThis.wx = {
  config: (signed) => told.push(['config', signed]),
  ready: (act) => act(),
  updateAppMessageShareData: (shared) => told.push(['chat', shared]),
  updateTimelineShareData: (shared) => told.push(['moments', shared]),
};`;

/** Somebody's browser, in which WeChat's host answers with that script, and what it was asked for. */
async function aReader(options?: BrowserContextOptions) {
  const visitor = await aVisitor(options);
  const asked: string[] = [];
  await visitor.page.route('https://res.wx.qq.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: script, contentType: 'text/javascript' });
  });
  const told = (): Promise<[string, Record<string, string>][]> =>
    visitor.page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(globalThis, 'told') ?? [])));
  return { ...visitor, asked, told };
}

test('inside WeChat a page has its address signed, and says how it is shared; the next page too', async () => {
  const { page, open, asked, told, problems } = await aReader(inWechat);
  const signed = page.waitForRequest('**/api/wechat/wx_share');
  await open('/about');
  expect((await signed).postDataJSON()).toMatchObject({ url: `${inject('siteUrl')}/about` });
  await expect.poll(async () => (await told()).map(([what]) => what)).toEqual(['config', 'chat', 'moments']);
  const [[, config] = [], [, shared] = []] = await told();
  expect(config).toMatchObject({
    appId: expect.stringMatching(/^wx/),
    signature: expect.stringMatching(/^[0-9a-f]{40}$/),
  });
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(shared).toMatchObject({
    title: expect.stringContaining(heading),
    link: expect.stringMatching(/\/about$/),
    imgUrl: expect.stringMatching(/^https:/),
  });
  expect(asked).toEqual(['https://res.wx.qq.com/open/js/jweixin-1.6.0.js']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect.poll(async () => (await told()).at(-1)?.[1].link).toMatch(/\/contact$/);
  expect(problems).toEqual([]);
});

test('a page works where WeChat gives no signature, or no script', async () => {
  const { page, open, told, leave } = await aReader(inWechat);
  await page.route('**/api/wechat/wx_share', (route) =>
    route.fulfill({ json: { status: 1, msg: 'WeChat cannot be reached at the moment' } }),
  );
  const refused = page.waitForResponse('**/api/wechat/wx_share');
  await open('/about');
  await refused;
  expect(await told()).toEqual([]);
  await page.route('https://res.wx.qq.com/**', (route) => route.abort());
  await open('/contact');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await leave();
});

test('elsewhere nothing of WeChat is loaded', async () => {
  const { page, open, asked } = await aReader();
  let signed = 0;
  await page.route('**/api/wechat/wx_share', (route) => {
    signed += 1;
    return route.fallback();
  });
  await open('/about');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect([asked, signed]).toEqual([[], 0]);
});
