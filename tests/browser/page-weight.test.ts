import { expect, inject, test } from 'vitest';
import { publicPages } from '../support/public-pages.ts';
import { sharedBrowser } from './a-visitor.ts';
import { mostBytesBeforeScroll, weighPage } from './page-weight.ts';

test('a phone asks for little until a page is live, and for few pictures', { timeout: 480_000 }, async () => {
  const browser = await sharedBrowser();
  const heavy: string[] = [];
  for (const { address } of publicPages()) {
    const { bytesBeforeScroll, picturesBeforeScroll } = await weighPage(browser, inject('siteUrl'), address);
    expect(bytesBeforeScroll, address).toBeGreaterThan(80_000); // the shell is among them
    if (bytesBeforeScroll > mostBytesBeforeScroll || picturesBeforeScroll > 3)
      heavy.push(`${address}: ${bytesBeforeScroll} bytes, ${picturesBeforeScroll} pictures`);
  }
  expect(heavy).toEqual([]);
});
