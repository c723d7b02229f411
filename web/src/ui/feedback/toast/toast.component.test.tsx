import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../../testing/components/accessibility.ts';
import { Dialogs } from '../../../../testing/forms/dialogs.tsx';
import { showKeptToast } from './show-kept-toast.ts';
import { showToast } from './show-toast.ts';

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const close = page.getByRole('button', { name: 'Close the message' });
const saved = page.getByText('Saved');
const region = () => document.querySelector('#toasts');

/** The region is where assistive technology reaches it, and speaks politely: nothing hides it. */
async function expectReachable(): Promise<void> {
  await cdp().send('DOM.getDocument');
  const { searchId } = await cdp().send('DOM.performSearch', { query: '#toasts' });
  const { nodeIds } = await cdp().send('DOM.getSearchResults', { searchId, fromIndex: 0, toIndex: 1 });
  const [nodeId] = nodeIds;
  const { nodes } = await cdp().send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
  const live = nodes[0]?.properties?.find(({ name }) => name === 'live')?.value.value;
  expect([nodes[0]?.role?.value, live, nodes[0]?.ignored]).toEqual(['status', 'polite', false]);
}

test('the region for messages is there before anything is said, in the page and in every dialog on top', async () => {
  const isIn = (dialog: string) =>
    expect.poll(() => region()?.closest('dialog')?.querySelector('h2')?.textContent).toBe(dialog);
  await render(<Dialogs />);
  await expectReachable();
  showToast('Saved');
  await expect.element(saved).toBeVisible();
  await close.click();
  await press('Open outer');
  await expectReachable();
  await press('Open inner');
  await expectReachable();
  await isIn('Inner');
  await userEvent.keyboard('{Escape}');
  await isIn('Outer');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { includeHidden: true })).not.toBeInTheDocument();
  expect(region()?.parentElement).toBe(document.body);
  await expectReachable();
});

test('a message while a dialog is open is closed by keyboard alone, and stays once the dialog is gone', async () => {
  await render(<Dialogs />);
  await press('Open outer');
  await press('Copy');
  const dialog = page.getByRole('dialog');
  const copied = page.getByText('Copied');
  await expect.element(dialog.getByText('Copied')).toBeVisible();
  await expectAccessible(dialog.element());
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { includeHidden: true })).not.toBeInTheDocument();
  expect(region()?.parentElement).toBe(document.body);
  await expect.element(copied).toBeVisible();
  await close.click();
  await expect.element(copied).not.toBeInTheDocument();
});

test('a note leaves by itself, but not from under the pointer; a failure stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true }); // a pointer that moves waits for the clock
  onTestFinished(() => void vi.useRealTimers());
  await render(<Dialogs />);
  const failure = page.getByText('Not saved');
  showToast('Saved');
  await saved.hover();
  vi.advanceTimersByTime(9_000);
  showToast('Not saved', { tone: 'failure' });
  await expect.element(failure).toBeVisible(); // so whatever left before would be gone
  await expect.element(saved).toBeVisible();
  await page.getByRole('button', { name: 'Open outer' }).hover();
  vi.advanceTimersByTime(9_000);
  await expect.element(saved).not.toBeInTheDocument();
  await expect.element(failure).toBeVisible();
});

test('a message may outlive one reload, and is said once', async () => {
  showToast('Please sign in again', { tone: 'failure', afterReload: true });
  const kept = page.getByText('Please sign in again');
  await expect.element(kept).not.toBeInTheDocument();
  showKeptToast(); // as the next document does
  await expect.element(kept).toBeVisible();
  await close.click();
  showKeptToast();
  showToast('Saved');
  await expect.element(saved).toBeVisible();
  await expect.element(kept).not.toBeInTheDocument();
});

test('a message that takes the place of one is seen, though what shows both moved to another dialog meanwhile', async () => {
  showToast('Saved');
  await expect.element(saved).toBeVisible();
  document.body.append(region() ?? ''); // which hides what lies above the page
  await expect.element(saved).not.toBeVisible();
  showToast('Saved');
  await expect.element(saved).toBeVisible();
});
