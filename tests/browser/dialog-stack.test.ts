import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { openForms } from './open-forms.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard what you wrote?' });
/** Waits until a dialog has left the document: a closed one may still be in it for a moment. */
const gone = (page: Page, title: string) =>
  page.locator('dialog', { has: page.locator('h2', { hasText: title }) }).waitFor({ state: 'detached' });
const notes = (page: Page) => page.getByRole('status', { name: 'Notes', includeHidden: true });
const isLocked = (page: Page) => page.evaluate(() => document.documentElement.dataset.scrollLock !== undefined);
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

test('closing an inner dialog leaves the outer one, its scroll lock and its focus; the last one ends the lock', async () => {
  const page = await openForms();
  await press(page, 'Open outer');
  await press(page, 'Open inner');
  await page.keyboard.press('Escape');
  await gone(page, 'Inner');
  expect([await dialog(page, 'Outer').isVisible(), await isLocked(page), await focused(page)]).toEqual([
    true,
    true,
    'Open inner',
  ]);
  await page.keyboard.press('Escape');
  await gone(page, 'Outer');
  expect([await isLocked(page), await focused(page)]).toEqual([false, 'Open outer']);
  expect(await notes(page).textContent()).toBe('inner escape, outer escape');
});

test('dialogs that are closed together end the lock, and give the focus back to the page', async () => {
  const page = await openForms();
  await press(page, 'Open outer');
  await press(page, 'Open inner');
  await press(page, 'Close all');
  await gone(page, 'Outer');
  expect([await isLocked(page), await focused(page)]).toEqual([false, 'Open outer']);
});

test('a dialog says why it closed: done, cancelled, or left', async () => {
  const page = await openForms();
  await press(page, 'Open outer');
  for (const answer of ['Keep it', 'Delete', 'Close']) {
    await dialog(page, 'Outer').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
    await gone(page, 'Delete this address?');
  }
  await dialog(page, 'Outer').getByRole('button', { name: 'Close' }).click();
  await gone(page, 'Outer');
  expect(await notes(page).textContent()).toBe(
    'question cancelled, question done, question cancelled, outer cancelled',
  );
});

test('what has the focus first: a field, the heading, or the button that loses nothing', async () => {
  const page = await openForms();
  await press(page, 'Write a message');
  expect(await focused(page)).toBe('');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('message-name');
  await page.keyboard.press('Escape');
  await press(page, 'Open outer');
  expect(await focused(page)).toBe('Outer');
  await press(page, 'Delete');
  expect(await focused(page)).toBe('Keep it');
});

test.each(['a desk', 'a phone'])(
  'on %s a dialog asks before typed values are lost, however it is left',
  async (device) => {
    const touches = device === 'a phone';
    const page = await openForms(touches ? devices.phone : devices.windows);
    await press(page, 'Write a message');
    const message = dialog(page, 'Write a message');
    await message.getByRole('textbox', { name: 'Name' }).fill('Ada');
    const ways = [
      () => page.keyboard.press('Escape'),
      () => message.getByRole('button', { name: 'Close' }).click(),
      () => (touches ? page.touchscreen.tap(4, 4) : page.mouse.click(4, 4)),
    ];
    for (const leave of ways) {
      // Whoever keeps writing may be asked any number of times, though browsers let a page refuse only once.
      for (const answer of [() => press(page, 'Keep writing'), () => page.keyboard.press('Escape')]) {
        await leave();
        await question(page).waitFor();
        await answer();
        await gone(page, 'Discard what you wrote?');
        expect(await message.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ada');
      }
    }
    await page.keyboard.press('Escape');
    await press(page, 'Discard');
    await gone(page, 'Write a message');
    expect([await notes(page).textContent(), await isLocked(page)]).toEqual(['message escape', false]);
  },
);

test('who answers the question by Escape, any number of times, is back in the field, and the dialog was never closed', async () => {
  const page = await openForms();
  await press(page, 'Write a message');
  const message = dialog(page, 'Write a message');
  await message.getByRole('textbox', { name: 'Name' }).fill('Ada');
  const closed = await message.evaluateHandle((element) => {
    const seen = { times: 0 };
    element.addEventListener('close', () => {
      seen.times += 1;
    });
    return seen;
  });
  for (const _ of ['once', 'twice', 'three times']) {
    await page.keyboard.press('Escape');
    await question(page).waitFor();
    await page.keyboard.press('Escape');
    await gone(page, 'Discard what you wrote?');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('message-name');
  }
  expect(await closed.jsonValue()).toEqual({ times: 0 });
});

test('where the browser closes a dialog unasked, as Back on a phone may, what was typed is still there, and it asks', async () => {
  const page = await openForms();
  await press(page, 'Write a message');
  const message = dialog(page, 'Write a message');
  await message.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await message.evaluate((element: HTMLDialogElement) => element.close());
  await question(page).waitFor();
  await press(page, 'Keep writing');
  expect(await message.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ada');
  expect(await isLocked(page)).toBe(true);
});

test('a dialog does not ask where nothing is typed, where it was typed back, and once it is sent', async () => {
  const page = await openForms();
  await page.route('**/api/test/everything', (route) =>
    route.fulfill({ json: { status: 0, msg: 'Thanks', data: {} } }),
  );
  const message = dialog(page, 'Write a message');
  const name = message.getByRole('textbox', { name: 'Name' });
  const steps = [
    async () => {},
    async () => {
      await name.fill('Ada');
      await name.fill('');
    },
    async () => {
      await name.fill('Ada');
      await message.getByRole('button', { name: 'Send' }).click();
      await message.getByText('Thanks').waitFor();
    },
  ];
  for (const act of steps) {
    await press(page, 'Write a message');
    await act();
    await page.keyboard.press('Escape');
    await gone(page, 'Write a message');
  }
  expect(await notes(page).textContent()).toBe('message escape, message escape, message escape');
});

test('a form in a dialog that opened from within a form submits, changes and closes nothing of the page', async () => {
  const page = await openForms();
  await press(page, 'Open a form inside');
  expect(await focused(page)).toBe('Inside');
  await page.keyboard.type('words');
  await press(page, 'Open another');
  await page.keyboard.press('Escape');
  await gone(page, 'Inner');
  expect(await dialog(page, 'A form inside').isVisible()).toBe(true);
  await page.getByRole('textbox', { name: 'Inside' }).press('Enter');
  await gone(page, 'A form inside');
  expect(await page.getByRole('status', { name: 'Sent around' }).textContent()).toBe('0');
  expect(await notes(page).textContent()).toBe('inner escape');
  expect(await focused(page)).toBe('Open a form inside');
});
