import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aVisitor } from '../../browser/a-visitor.ts';
import { noteShifts, shiftOf } from '../../browser/layout-shift.ts';
import { aSignedInMember, partOf } from '../../browser/personal-site.ts';
import { devices } from '../../support/browsers/visitor.ts';

/** Opens an address whose document holds no data of it, and waits for what that shows. @returns how far things moved meanwhile */
async function shiftUntil(page: Page, address: string, shown: () => Promise<void>): Promise<number> {
  await noteShifts(page);
  await page.goto(address);
  await shown();
  return shiftOf(page);
}

test('the page after a download moves nothing when it takes the place of the document', async () => {
  const { page, leave } = await aVisitor(devices.phone);
  const shift = await shiftUntil(page, '/down_link?product_name=S3+Pro&version=5.2.0&system=1&page=21', () =>
    page.getByRole('heading', { level: 2, name: 'What comes next' }).waitFor(),
  );
  expect(shift).toBeLessThanOrEqual(0.02);
  await leave();
});

test.each(['Addresses', 'Orders'])('the personal centre moves nothing when its %s come', async (name) => {
  const { page, leave } = await aSignedInMember(devices.phone);
  const number = { Orders: 2, Addresses: 3 }[name];
  const shift = await shiftUntil(page, `/personal?page=${number}`, () => partOf(page, name).waitFor());
  expect(shift).toBeLessThanOrEqual(0.02);
  await leave();
});
