import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Refusal } from '../../../../../shared/contract/refusal.ts';
import { answer, noConnection } from '../../../../testing/components/answer.ts';
import { Dialogs } from '../../../../testing/forms/dialogs.tsx';
import { sendEverything } from '../../../../testing/forms/entries.ts';
import { PublicForm } from '../../../../testing/forms/public-form.tsx';

const form = page.getByRole('form');
const field = (name: string) => form.getByRole('textbox', { name });
const send = form.getByRole('button', { name: 'Send' });
const says = (words: string) =>
  expect.element(form.getByRole('status').getByText(words, { exact: false })).toBeVisible();
const thanks = () => ({ data: {}, message: 'Thanks' });
const failed = () => new Response('{}', { status: 503 });
const idsOf = (sent: readonly { readonly request_id?: unknown }[]) => sent.map(({ request_id: id }) => id);

/** What the browser itself would send, a name with several values as a list. */
function truth(): Record<string, unknown> {
  const data = new FormData(document.querySelector('form') ?? undefined);
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => {
      const all = data.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
}

/** Fills in nothing more, sends, and returns what arrived beside what the browser itself would have sent. */
async function sendAsItStands() {
  const bodies = answer(sendEverything, thanks);
  const expected = truth();
  await send.click();
  await says('Thanks');
  const [{ request_id: id, lang, ...sent } = {}] = bodies;
  expect([id, lang]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), 'en']);
  return { sent, expected };
}

test('a form whose choices nobody touched sends what a browser sends: no radio button, no box that is not checked', async () => {
  await render(<PublicForm id="public" />);
  const { sent, expected } = await sendAsItStands();
  // One box of two that share a name, and a select that takes several, are lists all the same.
  expect(sent).toEqual({ ...expected, days: ['Monday'], rooms: [] });
  expect(sent).toMatchObject({ product: '11', plan: '10', news: 'on' });
  for (const absent of ['way', 'consent', 'closed']) expect(sent).not.toHaveProperty(absent);
});

test('what was chosen in controls of every kind is sent as the browser has it', async () => {
  await render(<PublicForm id="public" />);
  await field('Name').fill('Ada');
  await field('Message').fill('Two walls\nand a floor');
  await form.getByRole('combobox', { name: 'Product' }).selectOptions('S3 Pro');
  await form.getByRole('radio', { name: 'S3 Lite' }).click();
  await form.getByRole('radio', { name: 'Phone', exact: false }).click();
  await field('Code').fill('your code: 407 213.');
  for (const box of ['I agree', 'Tell me what is new', 'Tuesday'])
    await form.getByRole('checkbox', { name: box }).click();
  await form.getByRole('listbox', { name: 'Rooms' }).selectOptions(['Hall', 'Bar']);
  const { sent, expected } = await sendAsItStands();
  expect(sent).toEqual(expected);
  expect(sent).toMatchObject({
    product: '10',
    plan: '11',
    way: 'phone',
    code: 'your code: 407 213.',
    consent: 'on',
    days: ['Monday', 'Tuesday'],
    rooms: ['Hall', 'Bar'],
  });
  expect(sent).not.toHaveProperty('news');
});

test('values that a browser fills in without an event are sent too', async () => {
  await render(<PublicForm id="public" />);
  for (const [name, value] of Object.entries({ name: 'Ada', product: '10' }))
    Object.assign(document.querySelector('form')?.elements.namedItem(name) ?? {}, { value });
  const { sent, expected } = await sendAsItStands();
  expect(sent).toMatchObject({ name: 'Ada', product: '10' });
  expect(sent.name).toBe(expected.name);
});

test('after a reload the same content is the same request until it was answered, other content another', async () => {
  const steps = [
    ['Ada', failed, 'Something went wrong'],
    ['Ada', () => new Response('{}', { status: 429, headers: { 'retry-after': '12' } }), 'The site is busy'],
    ['Ada', () => noConnection, 'There is no connection'],
    ['Grace', failed, 'Something went wrong'],
    ['Grace', () => new Refusal('Not today'), 'Not today'],
    ['Grace', thanks, 'Thanks'],
    ['Grace', thanks, 'Thanks'],
  ] as const;
  const sent = answer(sendEverything, (_, place) => steps[place]?.[1]() ?? thanks());
  for (const [name, , words] of steps) {
    const { unmount } = await render(<PublicForm id="public" />);
    await field('Name').fill(name);
    await send.click();
    await says(words);
    await unmount(); // what a reload leaves is the memory of the tab
  }
  const [first, busy, offline, changed, refused, ...answered] = idsOf(sent);
  expect([busy, offline, refused]).toEqual([first, first, changed]);
  expect(new Set([first, changed, ...answered]).size).toBe(4);
});

test('another tab sends the same content as another request', async () => {
  const sent = answer(sendEverything, failed);
  for (const _ of ['one tab', 'another']) {
    const { unmount } = await render(<PublicForm id="public" />);
    await field('Name').fill('Ada');
    await send.click();
    await says('Something went wrong');
    await unmount();
    sessionStorage.clear();
  }
  expect(new Set(idsOf(sent)).size).toBe(2);
});

test('a dialog that is opened again sends the same content as the same request', async () => {
  const sent = answer(sendEverything, (_, place) => (place === 0 ? failed() : thanks()));
  await render(<Dialogs />);
  const dialog = page.getByRole('dialog', { name: 'Write a message', includeHidden: true });
  for (const words of ['Something went wrong', 'Thanks']) {
    await page.getByRole('button', { name: 'Write a message' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect.element(dialog.getByText(words, { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    if (words !== 'Thanks') await page.getByRole('button', { name: 'Discard' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  const [first] = idsOf(sent);
  expect(idsOf(sent)).toEqual([first, first]);
});

test('a form that was sent is not sent once more by a second click', async () => {
  const sent = answer(sendEverything, thanks);
  await render(<PublicForm id="public" />);
  await field('Name').fill('Ada');
  await send.click();
  await says('Thanks');
  await send.click();
  await says('Thanks');
  await field('Name').fill('Grace');
  await send.click();
  await expect.element(field('Name')).toHaveValue('');
  expect(sent.map(({ name }) => name)).toEqual(['Ada', 'Grace']);
});

test('what is typed while a form is being sent stays', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  answer(sendEverything, () => released.then(thanks));
  await render(<PublicForm id="public" />);
  await field('Message').fill('Two walls');
  await send.click();
  await expect.element(page.getByRole('button', { name: 'Sending …' })).toHaveAttribute('aria-busy', 'true');
  await field('Message').fill('Two walls, and a floor');
  release();
  await says('Thanks');
  await expect.element(field('Message')).toHaveValue('Two walls, and a floor');
});
