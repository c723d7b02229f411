import { createServer } from 'node:http';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { freePort } from '../../infra/local/core/http/free-port.ts';
import { aVisitor, sharedBrowser } from './a-visitor.ts';

const siteUrl = inject('siteUrl');
const manual = '/media/manuals/s3-pro.pdf';

/** Swaps what a manual contains for a page, with the headers that it has: browsers of tests may lack a reader for PDF, and save it. */
async function showManuals(page: Page): Promise<void> {
  await page.route(`**${manual}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, contentType: 'text/html', body: '<!doctype html><h1>Manual</h1>' });
  });
}

test('a manual is shown in a frame of our own page', async () => {
  const { page, open, leave } = await aVisitor();
  await showManuals(page);
  await open('/home');
  await page.evaluate((address) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: address, name: 'manual' }));
  }, manual);
  await page.frameLocator('[name=manual]').getByRole('heading', { name: 'Manual' }).waitFor();
  await leave();
});

test('a page of another site cannot frame a manual', async () => {
  const port = await freePort();
  const html = `<!doctype html><iframe name="manual" src="${siteUrl}${manual}"></iframe>`;
  const other = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html));
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  const page = await (await sharedBrowser()).newPage();
  await showManuals(page);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`http://127.0.0.1:${port}/`);
  await refused;
  expect(page.frame('manual')?.url()).not.toBe(siteUrl + manual);
  await page.close();
  other.close();
});
