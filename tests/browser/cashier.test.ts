import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { accessibilityViolations } from '../support/browsers/accessibility.ts';
import { cashierForm } from '../support/people/cashier.ts';
import { aVisitor } from './a-visitor.ts';

const siteUrl = inject('siteUrl');

/** Submits an order's form from a page of the site, as its own script does: the one in the form does not run. */
async function submitForm(page: Page, order: string): Promise<void> {
  await page.evaluate(
    (html) => {
      const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
      if (!form) throw new Error('There is no form');
      document.body.append(form);
      form.submit();
    },
    cashierForm(siteUrl, inject('siteState'), order),
  );
}

test.each([
  ['light', 1440],
  ['dark', 390],
] as const)(
  'an order is paid at the cashier by keyboard, and the browser comes back (%s, %i px)',
  async (colorScheme, width) => {
    const { page } = await aVisitor({ colorScheme, viewport: { width, height: 800 } });
    await page.goto('/about');
    await submitForm(page, `202611250000000${width}0`.padEnd(20, '0'));
    await page.waitForURL(/^http:\/\/cashier\.localhost:/);
    expect(await page.getByRole('heading').textContent()).toBe('2 x S1 dongle');
    expect(await page.getByText('7800.00').first().isVisible()).toBe(true);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${siteUrl}/personal?page=2`);
  },
);

test('a policy that names only the gateway, and not what it redirects to, stops the form', async () => {
  const { page } = await aVisitor();
  await page.route('**/about', async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    const policy = headers['content-security-policy']?.replace(' http://cashier.localhost:*', '') ?? '';
    await route.fulfill({ response: answer, headers: { ...headers, 'content-security-policy': policy } });
  });
  await page.goto('/about');
  const refused = page.waitForEvent('console', (message) => /form-action/.test(message.text()));
  await submitForm(page, '20261125000000000077');
  expect((await refused).text()).toContain('http://127.0.0.1:*');
  expect(page.url()).toBe(`${siteUrl}/about`);
});
