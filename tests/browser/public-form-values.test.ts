import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { openForms } from './open-forms.ts';

const form = (page: Page) => page.getByRole('form', { name: 'public' });
const thanks = { status: 0, msg: 'Thanks', data: {} };

/** What the browser itself would send, a name with several values as a list. */
function truth(of: Locator): Promise<Record<string, unknown>> {
  return of.evaluate((element: HTMLFormElement) => {
    const data = new FormData(element);
    return Object.fromEntries(
      [...new Set(data.keys())].map((name) => {
        const all = data.getAll(name);
        return [name, all.length > 1 ? all : all[0]];
      }),
    );
  });
}

/** Fills in nothing more, sends, and returns what arrived beside what the browser itself would have sent. */
async function sendAsItStands(page: Page) {
  const bodies: Record<string, unknown>[] = [];
  await page.route('**/api/test/everything', async (route) => {
    bodies.push(route.request().postDataJSON());
    await route.fulfill({ json: thanks });
  });
  const expected = await truth(form(page));
  await form(page).getByRole('button', { name: 'Send' }).click();
  await form(page).getByText('Thanks').waitFor();
  const [{ request_id: id, lang, ...sent } = {}] = bodies;
  expect([id, lang]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), 'en']);
  return { sent, expected };
}

test('a form whose choices nobody touched sends what a browser sends: no radio button, no box that is not checked', async () => {
  const page = await openForms();
  const { sent, expected } = await sendAsItStands(page);
  // One box of two that share a name, and a select that takes several, are lists all the same.
  expect(sent).toEqual({ ...expected, days: ['Monday'], rooms: [] });
  expect(sent).toMatchObject({ product: '11', plan: '10', news: 'on' });
  expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['way']));
  expect(sent).not.toHaveProperty('way');
  expect(sent).not.toHaveProperty('consent');
  expect(sent).not.toHaveProperty('closed');
});

test('what was chosen in controls of every kind is sent as the browser has it', async () => {
  const page = await openForms();
  await form(page).getByRole('textbox', { name: 'Name' }).fill('Ada');
  await form(page).getByRole('textbox', { name: 'Message' }).fill('Two walls\nand a floor');
  await form(page).getByRole('combobox', { name: 'Product' }).selectOption('S3 Pro');
  await form(page).getByRole('radio', { name: 'S3 Lite' }).check();
  await form(page).getByRole('radio', { name: 'Phone' }).check();
  await form(page).getByRole('textbox', { name: 'Code' }).fill('your code: 407 213.');
  await form(page).getByRole('checkbox', { name: 'I agree' }).check();
  await form(page).getByRole('checkbox', { name: 'Tell me what is new' }).uncheck();
  await form(page).getByRole('checkbox', { name: 'Tuesday' }).check();
  await form(page).getByRole('listbox', { name: 'Rooms' }).selectOption(['Hall', 'Bar']);
  const { sent, expected } = await sendAsItStands(page);
  expect(sent).toEqual(expected);
  expect(sent).toMatchObject({
    product: '10',
    plan: '11',
    way: 'phone',
    code: '407213',
    consent: 'on',
    days: ['Monday', 'Tuesday'],
    rooms: ['Hall', 'Bar'],
  });
  expect(sent).not.toHaveProperty('news');
});

test('values that a browser fills in without an event are sent too', async () => {
  const page = await openForms();
  await form(page).evaluate((element: HTMLFormElement) => {
    for (const [name, value] of [
      ['name', 'Ada'],
      ['product', '10'],
    ] as const)
      Object.assign(element.elements.namedItem(name) ?? {}, { value });
  });
  const { sent, expected } = await sendAsItStands(page);
  expect(sent).toMatchObject({ name: 'Ada', product: '10' });
  expect(sent.name).toBe(expected.name);
});

/** Answers each sending by the next of these, and returns the request ids that arrived. */
async function requestIds(page: Page, ...answers: ('busy' | 'failed' | 'offline' | 'refused' | 'sent')[]) {
  const ids: string[] = [];
  await page.route('**/api/test/everything', (route) => {
    ids.push(route.request().postDataJSON().request_id);
    switch (answers[ids.length - 1]) {
      case 'busy':
        return route.fulfill({ status: 429, headers: { 'retry-after': '12' }, json: {} });
      case 'failed':
        return route.fulfill({ status: 503, json: {} });
      case 'offline':
        return route.abort('internetdisconnected');
      case 'refused':
        return route.fulfill({ json: { status: 1, msg: 'Not today' } });
      default:
        return route.fulfill({ json: thanks });
    }
  });
  return ids;
}

async function write(page: Page, words: string, answer: RegExp) {
  await form(page).getByRole('textbox', { name: 'Name' }).fill(words);
  await form(page).getByRole('button', { name: 'Send' }).click();
  await form(page).getByText(answer).waitFor();
}

test('after a reload the same content is the same request until it was answered, other content another', async () => {
  const page = await openForms();
  const ids = await requestIds(page, 'failed', 'busy', 'offline', 'failed', 'refused', 'sent', 'sent');
  const again = async () => {
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Forms' }).waitFor();
  };
  await write(page, 'Ada', /went wrong|no connection/);
  await again();
  await write(page, 'Ada', /The site is busy/);
  await again();
  await write(page, 'Ada', /went wrong|no connection/);
  await again();
  await write(page, 'Grace', /went wrong|no connection/);
  await again();
  await write(page, 'Grace', /Not today/);
  await again();
  await write(page, 'Grace', /Thanks/);
  await again();
  await write(page, 'Grace', /Thanks/);
  const [first, ...others] = ids;
  expect(others.slice(0, 2)).toEqual([first, first]);
  const [changed, refused, sent, more] = others.slice(2);
  expect(changed).not.toBe(first);
  expect(refused).toBe(changed);
  expect(new Set([changed, sent, more]).size).toBe(3);
});

test('a dialog that is opened again sends the same content as the same request', async () => {
  const page = await openForms();
  const ids = await requestIds(page, 'failed', 'sent');
  const dialog = page.getByRole('dialog', { name: 'Write a message' });
  for (const answer of [/went wrong/, /Thanks/]) {
    await page.getByRole('button', { name: 'Write a message' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByText(answer).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    if (answer.source === 'went wrong') await page.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
  }
  expect(ids).toEqual([ids[0], ids[0]]);
});

test('a form that was sent is not sent once more by a second click', async () => {
  const page = await openForms();
  const ids = await requestIds(page, 'sent');
  await form(page).getByRole('textbox', { name: 'Name' }).fill('Ada');
  const send = form(page).getByRole('button', { name: 'Send' });
  await send.click();
  await form(page).getByText('Thanks').waitFor();
  await send.click();
  await form(page).getByText('Thanks').waitFor();
  await form(page).getByRole('textbox', { name: 'Name' }).fill('Grace');
  await send.click();
  await expect.poll(() => ids.length).toBe(2);
});

test('what is typed while a form is being sent stays', async () => {
  const page = await openForms();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/test/everything', async (route) => {
    await answer.promise;
    await route.fulfill({ json: thanks });
  });
  const words = form(page).getByRole('textbox', { name: 'Message' });
  await words.fill('Two walls');
  await form(page).getByRole('button', { name: 'Send' }).click();
  await form(page).locator('button[aria-busy=true]').waitFor();
  await words.fill('Two walls, and a floor');
  answer.resolve();
  await form(page).getByText('Thanks').waitFor();
  expect(await words.inputValue()).toBe('Two walls, and a floor');
});
