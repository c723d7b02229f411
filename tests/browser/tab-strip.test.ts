import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

test('without script every product is in sight, and the page stands at its top', async () => {
  const { page, open, leave } = await aVisitor({ ...devices.phone, javaScriptEnabled: false });
  await open('/history?page=21');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const link of await page.getByRole('navigation', { name: 'Products' }).getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  }
  await leave();
});
