import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityViolations } from '../support/browsers/accessibility.ts';
import { openForms } from './open-forms.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const close = (page: Page) => page.getByRole('button', { name: 'Close the message' });

/** Where the region is, as assistive technology has it: it speaks politely, and nothing hides it. */
async function region(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#toasts' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
  await session.detach();
  const [node] = nodes;
  const live = node?.properties?.find(({ name }) => name === 'live')?.value.value;
  return { role: node?.role?.value, live, ignored: node?.ignored };
}
const reachable = { role: 'status', live: 'polite', ignored: false };

test('the region for messages is there before anything is said, in the page and in every dialog on top', async () => {
  const page = await openForms();
  expect(await region(page)).toEqual(reachable);
  await press(page, 'Say something');
  await page.locator('#toasts').getByText('Saved').waitFor();
  await close(page).click();
  await press(page, 'Open outer');
  expect(await region(page)).toEqual(reachable);
  await press(page, 'Open inner');
  expect(await region(page)).toEqual(reachable);
  expect(await page.locator('dialog:has(#toasts) h2').textContent()).toBe('Inner');
  await page.keyboard.press('Escape');
  await page.locator('dialog:has(#toasts) h2', { hasText: 'Outer' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('body > #toasts').count()).toBe(1);
  expect(await region(page)).toEqual(reachable);
});

test('a message while a dialog is open is closed by keyboard alone, and stays once the dialog is gone', async () => {
  const page = await openForms();
  await press(page, 'Open outer');
  await press(page, 'Copy');
  await page.getByRole('dialog').getByText('Copied').waitFor();
  expect(await accessibilityViolations(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Tab');
  expect(await close(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('body > #toasts').getByText('Copied').isVisible()).toBe(true);
  await close(page).click();
  await page.getByText('Copied').waitFor({ state: 'detached' });
});

test('a note leaves by itself, but not from under the pointer; a failure stays', async () => {
  const page = await openForms();
  await page.clock.install();
  await press(page, 'Say something');
  await page.getByText('Saved').hover();
  await page.clock.runFor(9_000);
  expect(await page.getByText('Saved').isVisible()).toBe(true);
  await page.mouse.move(0, 0);
  await page.clock.runFor(9_000);
  await page.getByText('Saved').waitFor({ state: 'detached' });
});

test('a message may outlive one reload, and is said once', async () => {
  const page = await openForms();
  await press(page, 'Reload and say something');
  await page.locator('#toasts').getByText('Please sign in again').waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await press(page, 'Say something');
  await page.getByText('Saved').waitFor();
  expect(await page.locator('#toasts').getByText('Please sign in again').count()).toBe(0);
});

test('a message that takes the place of one is seen, though what shows both moved to another dialog meanwhile', async () => {
  const page = await openForms();
  await press(page, 'Say something');
  await page.getByText('Saved').waitFor();
  await page.locator('#toasts').evaluate((element) => document.body.append(element)); // which hides what lies above the page
  expect(await page.getByText('Saved').isVisible()).toBe(false);
  await press(page, 'Say something');
  await page.getByText('Saved').waitFor();
});
