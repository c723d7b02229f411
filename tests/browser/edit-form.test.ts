import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { accessibilityViolations } from '../support/browsers/accessibility.ts';
import { openForms } from './open-forms.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Profile' });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save' });
const says = (page: Page, words: RegExp | string) =>
  form(page).getByRole('status').filter({ hasText: words }).waitFor();
const summary = (page: Page) => form(page).getByRole('alert');

type Reply = { readonly status?: number; readonly headers?: Record<string, string>; readonly json: object };
const saved: Reply = { json: { status: 0, msg: 'Saved', data: { saved: 'Ada' } } };

/** Answers each sending by the next reply, the last one for ever, and returns what arrived. */
async function answering(page: Page, ...replies: (Reply | 'abort')[]) {
  const sent: Record<string, unknown>[] = [];
  await page.route('**/api/test/profile', (route) => {
    const reply = replies[Math.min(sent.length, replies.length - 1)] ?? saved;
    sent.push(route.request().postDataJSON());
    return reply === 'abort' ? route.abort('internetdisconnected') : route.fulfill(reply);
  });
  return sent;
}

async function complete(page: Page) {
  await field(page, 'Code').fill('407213');
  await form(page).getByRole('checkbox', { name: 'I have read the rules' }).check();
}

/** Whether closing the tab would ask. */
const asksBeforeUnload = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  });

test('an edit form begins with its values in controls of every kind, and sends them as they stand', async () => {
  const page = await openForms();
  const sent = await answering(page, saved);
  expect(await field(page, 'Name').inputValue()).toBe('Ada Lovelace');
  expect(await form(page).getByRole('combobox', { name: 'Product' }).inputValue()).toBe('11');
  expect(await form(page).getByRole('radio', { name: 'E-mail' }).isChecked()).toBe(true);
  expect(await form(page).getByRole('checkbox', { name: 'Tell me what is new' }).isChecked()).toBe(true);
  await complete(page);
  await save(page).click();
  await says(page, 'Saved');
  expect(sent).toEqual([
    {
      name: 'Ada Lovelace',
      about: 'Two walls',
      product: '11',
      way: 'mail',
      contacts: [{ email: 'ada@example.com' }],
      code: '407213',
      rules: 'on',
      news: 'on',
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
      lang: 'en',
    },
  ]);
  expect(await page.getByRole('status', { name: 'Notes' }).textContent()).toBe('Ada Saved');
  expect(await field(page, 'Name').inputValue()).toBe('Ada Lovelace');
});

test('rules speak one at a time, in their order, at controls of every kind; the summary has the focus and leads there', async () => {
  const page = await openForms();
  const sent = await answering(page, saved);
  await field(page, 'Name').fill('');
  await form(page).getByRole('combobox', { name: 'Product' }).selectOption('');
  await form(page).getByRole('combobox', { name: 'I am' }).selectOption('a company');
  await field(page, 'E-mail').fill('nobody');
  const steps = [
    ['Please enter your name', () => field(page, 'Name').fill('Ada')],
    ['Please choose a product', () => form(page).getByRole('combobox', { name: 'Product' }).selectOption('S3 Pro')],
    ['Please enter your company', () => field(page, 'Company').fill('Engines')],
    ['The mailbox format is incorrect', () => field(page, 'E-mail').fill('ada@example.com')],
    ['Please enter your verification code', () => field(page, 'Code').fill('407213')],
    ['Please confirm the rules', () => form(page).getByRole('checkbox', { name: 'I have read the rules' }).check()],
  ] as const;
  for (const [message, mend] of steps) {
    await save(page).click();
    await summary(page).getByRole('link', { name: message, exact: true }).waitFor();
    expect(await summary(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await form(page).locator('[aria-invalid="true"]').count()).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('aria-invalid')).toBe('true');
    const described = ((await focused.getAttribute('aria-describedby')) ?? '').split(' ').at(-1);
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe(message);
    await mend();
    await summary(page).waitFor({ state: 'detached' });
  }
  expect(sent).toEqual([]);
  await save(page).click();
  await says(page, 'Saved');
  expect(sent[0]).toMatchObject({ name: 'Ada', product: '10', company: 'Engines' });
});

test('a choice brings fields and takes them away, with what was typed into them', async () => {
  const page = await openForms();
  const sent = await answering(page, saved);
  const kind = form(page).getByRole('combobox', { name: 'I am' });
  expect(await field(page, 'Company').count()).toBe(0);
  await kind.selectOption('a company');
  await field(page, 'Company').fill('Engines');
  await kind.selectOption('a person');
  await field(page, 'Company').waitFor({ state: 'detached' });
  await complete(page);
  await save(page).click();
  await says(page, 'Saved');
  expect(sent[0]).not.toHaveProperty('company');
});

test('rows are added up to their most and taken away from between others, and the focus is never lost', async () => {
  const page = await openForms();
  const sent = await answering(page, saved);
  const add = form(page).getByRole('button', { name: 'Add contact' });
  const mails = form(page).getByRole('textbox', { name: 'E-mail' });
  for (const mail of ['grace@example.com', 'joan@example.com']) {
    await add.click();
    await mails.last().and(page.locator(':focus')).waitFor();
    await page.keyboard.type(mail);
  }
  expect(await add.count()).toBe(0);
  await form(page).getByRole('button', { name: 'Remove contact 2' }).click();
  await form(page).getByRole('group', { name: 'Contacts' }).and(page.locator(':focus')).waitFor();
  await complete(page);
  await save(page).click();
  await says(page, 'Saved');
  expect(sent[0]?.contacts).toEqual([{ email: 'ada@example.com' }, { email: 'joan@example.com' }]);
});

test('what is refused, busy, offline or failed keeps what was written, and goes out again as the same request until it was answered', async () => {
  const page = await openForms();
  const refused: Reply = { json: { status: 1, msg: 'This code is used up' } };
  const busy: Reply = { status: 429, headers: { 'retry-after': '12' }, json: {} };
  const sent = await answering(page, busy, 'abort', { status: 503, json: {} }, refused, saved);
  await complete(page);
  await field(page, 'Name').fill('Grace');
  await save(page).click();
  await says(page, 'try again in 12 seconds');
  for (const words of [/no connection|went wrong/, /went wrong|no connection/, 'This code is used up']) {
    await form(page).getByRole('button', { name: 'Try again' }).click();
    await says(page, words);
    expect(await field(page, 'Name').inputValue()).toBe('Grace');
  }
  await save(page).click();
  await says(page, 'Saved');
  const ids = sent.map(({ request_id }) => request_id);
  expect(ids.slice(0, 4)).toEqual([ids[0], ids[0], ids[0], ids[0]]);
  expect(ids[4]).not.toBe(ids[0]);
});

test('an edit form that is saved is not sent once more by a second click or a key that is held, until something changes', async () => {
  const page = await openForms();
  const sent = await answering(page, saved);
  await complete(page);
  await save(page).click();
  await says(page, 'Saved');
  await save(page).click();
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await form(page).getByRole('button', { name: 'Add contact' }).click();
  await field(page, 'E-mail').last().fill('other@example.com');
  await save(page).click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toMatchObject({ contacts: [{}, { email: 'other@example.com' }] });
});

test('closing the tab asks only while something is not saved: typed back, saved and taken away it does not', async () => {
  const page = await openForms();
  await answering(page, { status: 503, json: {} }, saved);
  expect(await asksBeforeUnload(page)).toBe(false);
  await field(page, 'Name').fill('Grace');
  expect(await asksBeforeUnload(page)).toBe(true);
  await field(page, 'Name').fill('Ada Lovelace');
  expect(await asksBeforeUnload(page)).toBe(false);
  await form(page).getByRole('button', { name: 'Remove contact 1' }).click();
  await expect.poll(() => asksBeforeUnload(page)).toBe(true);
  await form(page).getByRole('button', { name: 'Add contact' }).click();
  await field(page, 'E-mail').fill('ada@example.com');
  expect(await asksBeforeUnload(page)).toBe(false);
  await complete(page);
  await save(page).click();
  await says(page, 'went wrong');
  expect(await asksBeforeUnload(page)).toBe(true);
  await save(page).click();
  await says(page, 'Saved');
  await expect.poll(() => asksBeforeUnload(page)).toBe(false);
});

test('in a dialog, an edit form asks before it is lost, and closes with it once it is sent', async () => {
  const page = await openForms();
  await answering(page, saved);
  await page.getByRole('button', { name: 'Edit the profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit the profile' });
  await dialog.getByRole('heading', { name: 'Edit the profile' }).and(page.locator(':focus')).waitFor();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Grace');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await dialog.getByRole('textbox', { name: 'Code' }).fill('407213');
  await dialog.getByRole('checkbox', { name: 'I have read the rules' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await page.getByRole('status', { name: 'Notes' }).textContent()).toBe('profile sent');
  expect(await asksBeforeUnload(page)).toBe(false);
});

test('a code is asked of the phone, and takes six digits of whatever is pasted', async () => {
  const page = await openForms();
  const code = field(page, 'Code');
  expect([await code.getAttribute('inputmode'), await code.getAttribute('autocomplete')]).toEqual([
    'numeric',
    'one-time-code',
  ]);
  await code.fill('Your code is 407 213.');
  expect(await code.inputValue()).toBe('407213');
  await code.pressSequentially('9');
  expect(await code.inputValue()).toBe('407213');
});

test.each(['light', 'dark'] as const)('an edit form has no accessibility violation (%s)', async (colorScheme) => {
  const page = await openForms({ colorScheme });
  await field(page, 'Name').fill('');
  await save(page).click();
  await summary(page).waitFor();
  expect(await accessibilityViolations(page, '#profile')).toEqual([]);
});
