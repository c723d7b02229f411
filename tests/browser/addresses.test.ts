import { describe, expect, inject, test } from 'vitest';
import { brand } from '../../shared/brand.ts';
import { stopClock } from '../support/runs/clock.ts';
import { aVisitor } from './a-visitor.ts';

const siteUrl = inject('siteUrl');

describe('an address that names nothing', () => {
  test.each([
    '/history?page=404',
    '/download?page=99',
    '/cases?type=9',
    '/cases-999',
    '/cases-x',
    '/cases-0',
    '/videos?tabid=5',
    '/tutorial?current=4',
    '/default-20',
    '/default-x',
    '/history?page=..%2Fhome',
    '/downloads/s1/none.zip',
    '/media/none.pdf',
  ])('%s answers 404 with the document that says so, which no search engine lists', async (path) => {
    const response = await fetch(siteUrl + path, { headers: { accept: 'text/html' } });
    expect([response.status, response.redirected]).toEqual([404, false]);
    const html = await response.text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toMatch(/<h1[^>]*>There is nothing at this address<\/h1>/);
    expect(html).toBe(await (await fetch(`${siteUrl}/history?page=404`)).text());
  });

  test('its document comes to life under that address, and leads on', async () => {
    const { page, open, leave } = await aVisitor();
    await open('/cases-x');
    await page.getByRole('heading', { level: 1, name: 'There is nothing at this address' }).waitFor();
    expect(page.url()).toBe(`${siteUrl}/cases-x`);
    await page.getByRole('main').getByRole('link', { name: 'Download centre' }).click();
    await page.getByRole('heading', { level: 1, name: 'Download centre' }).waitFor();
    await leave();
  });

  test('says so inside the client too, under its address, and going back works', async () => {
    const { page, open, leave } = await aVisitor();
    await open('/history?page=21');
    // No link of the site leads there; an address that was typed and then left by Back does.
    await page.evaluate(() => history.pushState(null, '', '/history?page=404'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await page.getByRole('heading', { level: 1, name: 'There is nothing at this address' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /S3 Pro/ }).waitFor();
    await leave();
  });
});

test('a sweep over the tab strip asks for two things at most', async () => {
  const { page, open, leave } = await aVisitor();
  await page.clock.install();
  await open('/history?page=21');
  await page.waitForLoadState('networkidle');
  const tabs = page.getByRole('navigation', { name: 'Products' }).first().getByRole('link');
  const boxes = (await Promise.all((await tabs.all()).map((tab) => tab.boundingBox()))).filter((box) => box !== null);
  expect(boxes.length).toBeGreaterThan(5);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  // The page's time stands still while the pointer moves, and then does all that it would have done.
  await stopClock(page);
  for (const { x, y, width, height } of boxes) await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.move(700, 700);
  await page.clock.runFor(2_000);
  const lists = () => asked.filter((address) => address.includes('/api/pc/product_list'));
  expect(lists().length).toBeLessThanOrEqual(2);
  // The pointer that stays does ask.
  await tabs.nth(boxes.length - 2).hover();
  await page.clock.runFor(2_000);
  await expect.poll(() => lists().length).toBeGreaterThan(0);
  await leave();
});

test('every address of the sitemap has its document, which names that address as its own', async () => {
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  expect(addresses).toContain(`${brand.siteUrl}/history?page=9`);
  const withoutDay = [...sitemap.matchAll(/<url>.*?<\/url>/g)].filter(
    ([entry]) => !/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(entry),
  );
  expect(withoutDay).toEqual([]);
  const checked = addresses.map(async (address) => {
    const response = await fetch(address.replace(brand.siteUrl, siteUrl));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<link rel="canonical" href="${address.replaceAll('&', '&amp;')}">`);
  });
  await Promise.all(checked);
});

test('what programs look for is there, with its type, and leads to what there is', async () => {
  const read = async (path: string) => {
    const response = await fetch(siteUrl + path, { redirect: 'manual' });
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };
  const llms = await read('/llms.txt');
  expect([llms.status, llms.type]).toEqual([200, 'text/plain; charset=utf-8']);
  const catalogue = await read('/.well-known/ai-catalog.json');
  expect([catalogue.status, catalogue.type]).toEqual([200, 'application/json; charset=utf-8']);
  for (const { url } of JSON.parse(catalogue.text).entries) {
    const skill = await read(url.replace(brand.siteUrl, ''));
    expect([skill.status, skill.type]).toEqual([200, 'text/markdown; charset=utf-8']);
    const calls = [...skill.text.matchAll(/`GET (\S+)`/g)].map(([, address = '']) => address);
    for (const call of calls) expect((await read(call.replace(brand.siteUrl, ''))).status, call).toBe(200);
  }
  expect((await read('/.well-known/none.json')).status).toBe(404);
});

test('whoever found a weakness reads whom to tell, until when that holds, and by which licences we distribute code of others', async () => {
  const read = async (path: string) => {
    const response = await fetch(siteUrl + path, { redirect: 'manual' });
    return { head: [response.status, response.headers.get('content-type')], text: await response.text() };
  };
  const security = await read('/.well-known/security.txt');
  expect(security.head).toEqual([200, 'text/plain; charset=utf-8']);
  expect(security.text).toContain(`Contact: mailto:${brand.supportEmail}\n`);
  expect(Date.parse(/^Expires: (.*)$/m.exec(security.text)?.[1] ?? '')).toBeGreaterThan(Date.now());
  const licences = await read('/licences.txt');
  expect(licences.head).toEqual([200, 'text/plain; charset=utf-8']);
  expect(licences.text).toContain('## react - ');
});

test('files may be framed by the pages of the site, pages by nobody', async () => {
  const policyOf = async (path: string) => {
    const { headers } = await fetch(siteUrl + path);
    return `${headers.get('x-frame-options')}; ${headers.get('content-security-policy')}`;
  };
  expect(await policyOf('/home')).toMatch(/^DENY;.*frame-src 'self'.*frame-ancestors 'none'/);
  expect(await policyOf('/media/manual.pdf')).toMatch(/^SAMEORIGIN;.*frame-ancestors 'self'/);
});
