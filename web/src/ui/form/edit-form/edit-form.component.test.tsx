import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Refusal } from '../../../../../shared/contract/refusal.ts';
import { expectAccessible } from '../../../../testing/components/accessibility.ts';
import { answer, noConnection } from '../../../../testing/components/answer.ts';
import { Dialogs } from '../../../../testing/forms/dialogs.tsx';
import { saveProfile } from '../../../../testing/forms/entries.ts';
import { ProfileForm } from '../../../../testing/forms/profile-form.tsx';

const form = page.getByRole('form', { name: 'Profile' });
const field = (name: string) => form.getByRole('textbox', { name, exact: true });
const select = (name: string) => form.getByRole('combobox', { name });
const rules = form.getByRole('checkbox', { name: 'I have read the rules' });
const button = (name: string) => form.getByRole('button', { name });
const summary = form.getByRole('alert');
const says = (words: string) =>
  expect.element(form.getByRole('status').getByText(words, { exact: false })).toBeVisible();
const saved = () => ({ data: { saved: 'Ada' }, message: 'Saved' });
const failed = () => new Response('{}', { status: 503 });

async function openForm() {
  const onSent = vi.fn<(saved: string) => void>();
  await render(<ProfileForm id="profile" onSent={onSent} />);
  return onSent;
}

async function complete(): Promise<void> {
  await field('Code').fill('407213');
  await rules.click();
}

/** Whether closing the tab would ask. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}

test('an edit form begins with its values in controls of every kind, and sends them as they stand', async () => {
  const sent = answer(saveProfile, saved);
  const onSent = await openForm();
  await expect.element(field('Name')).toHaveValue('Ada Lovelace');
  await expect.element(select('Product')).toHaveValue('11');
  await expect.element(form.getByRole('radio', { name: 'E-mail' })).toBeChecked();
  await expect.element(form.getByRole('checkbox', { name: 'Tell me what is new' })).toBeChecked();
  await complete();
  await button('Save').click();
  await says('Saved');
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
  expect(onSent.mock.calls).toEqual([['Ada Saved']]);
  await expect.element(field('Name')).toHaveValue('Ada Lovelace');
});

test('rules speak one at a time, in their order, at controls of every kind; the summary has the focus and leads there', async () => {
  const sent = answer(saveProfile, saved);
  await openForm();
  await field('Name').fill('');
  await select('Product').selectOptions('Choose a product');
  await select('I am').selectOptions('a company');
  await field('E-mail').fill('nobody');
  const steps = [
    ['Please enter your name', field('Name'), () => field('Name').fill('Ada')],
    ['Please choose a product', select('Product'), () => select('Product').selectOptions('S3 Pro')],
    ['Please enter your company', field('Company'), () => field('Company').fill('Engines')],
    ['The mailbox format is incorrect', field('E-mail'), () => field('E-mail').fill('ada@example.com')],
    ['Please enter your verification code', field('Code'), () => field('Code').fill('407213')],
    ['Please confirm the rules', rules, () => rules.click()],
  ] as const;
  for (const [message, control, mend] of steps) {
    await button('Save').click();
    await expect.element(summary.getByRole('link', { name: message, exact: true })).toBeVisible();
    await expect.element(summary).toHaveFocus();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(control).toHaveFocus();
    await expect.element(control).toHaveAttribute('aria-invalid', 'true');
    await expect.element(control).toHaveAccessibleDescription(expect.stringMatching(`${message}$`));
    await mend();
    await expect.element(summary).not.toBeInTheDocument();
  }
  expect(sent).toEqual([]);
  await button('Save').click();
  await says('Saved');
  expect(sent[0]).toMatchObject({ name: 'Ada', product: '10', company: 'Engines' });
});

test('a choice brings fields and takes them away, with what was typed into them', async () => {
  const sent = answer(saveProfile, saved);
  await openForm();
  await expect.element(field('Company')).not.toBeInTheDocument();
  await select('I am').selectOptions('a company');
  await field('Company').fill('Engines');
  await select('I am').selectOptions('a person');
  await expect.element(field('Company')).not.toBeInTheDocument();
  await complete();
  await button('Save').click();
  await says('Saved');
  expect(sent[0]).not.toHaveProperty('company');
});

test('rows are added up to their most and taken away from between others, and the focus is never lost', async () => {
  const sent = answer(saveProfile, saved);
  await openForm();
  for (const mail of ['grace@example.com', 'joan@example.com']) {
    const before = field('E-mail').length;
    await button('Add contact').click();
    await expect.element(field('E-mail').nth(before)).toHaveFocus();
    await userEvent.keyboard(mail);
  }
  await expect.element(button('Add contact')).not.toBeInTheDocument();
  await button('Remove contact 2').click();
  await expect.element(form.getByRole('group', { name: 'Contacts' })).toHaveFocus();
  await complete();
  await button('Save').click();
  await says('Saved');
  expect(sent[0]?.contacts).toEqual([{ email: 'ada@example.com' }, { email: 'joan@example.com' }]);
});

test('what is refused, busy, offline or failed keeps what was written, and goes out again as the same request until it was answered', async () => {
  const troubles = [
    ['try again in 12 seconds', () => new Response('{}', { status: 429, headers: { 'retry-after': '12' } })],
    ['There is no connection', () => noConnection],
    ['Something went wrong', failed],
    ['This code is used up', () => new Refusal('This code is used up')],
  ] as const;
  const sent = answer(saveProfile, (_, place) => troubles[place]?.[1]() ?? saved());
  await openForm();
  await complete();
  await field('Name').fill('Grace');
  for (const [place, [words]] of troubles.entries()) {
    await button(place === 0 ? 'Save' : 'Try again').click();
    await says(words);
    await expect.element(field('Name')).toHaveValue('Grace');
  }
  await button('Save').click();
  await says('Saved');
  const [first, ...others] = sent.map(({ request_id: id }) => id);
  expect(others).toEqual([first, first, first, expect.any(String)]);
  expect(others[3]).not.toBe(first);
});

test('an edit form that is saved is not sent once more by a second click or a key that is held, until something changes', async () => {
  const sent = answer(saveProfile, saved);
  await openForm();
  await complete();
  await button('Save').click();
  await says('Saved');
  await button('Save').click();
  await userEvent.keyboard('{Enter>5/}');
  await button('Add contact').click();
  await field('E-mail').last().fill('other@example.com');
  await button('Save').click();
  await says('Saved');
  expect(sent).toHaveLength(2);
  expect(sent[1]).toMatchObject({ contacts: [{}, { email: 'other@example.com' }] });
});

test('closing the tab asks only while something is not saved: typed back, saved and taken away it does not', async () => {
  answer(saveProfile, (_, place) => (place === 0 ? failed() : saved()));
  await openForm();
  expect(asksBeforeUnload()).toBe(false);
  await field('Name').fill('Grace');
  expect(asksBeforeUnload()).toBe(true);
  await field('Name').fill('Ada Lovelace');
  expect(asksBeforeUnload()).toBe(false);
  await button('Remove contact 1').click();
  await expect.poll(asksBeforeUnload).toBe(true);
  await button('Add contact').click();
  await field('E-mail').fill('ada@example.com');
  expect(asksBeforeUnload()).toBe(false);
  await complete();
  await button('Save').click();
  await says('Something went wrong');
  expect(asksBeforeUnload()).toBe(true);
  await button('Save').click();
  await says('Saved');
  await expect.poll(asksBeforeUnload).toBe(false);
});

test('in a dialog, an edit form asks before it is lost, and closes with it once it is sent', async () => {
  answer(saveProfile, saved);
  const note = vi.fn<(words: string) => void>();
  await render(<Dialogs note={note} />);
  await page.getByRole('button', { name: 'Edit the profile' }).click();
  await expect.element(page.getByRole('heading', { name: 'Edit the profile' })).toHaveFocus();
  await field('Name').fill('Grace');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await complete();
  await button('Save').click();
  await expect.element(page.getByRole('dialog', { includeHidden: true })).not.toBeInTheDocument();
  expect(note.mock.calls).toEqual([['profile sent']]);
  expect(asksBeforeUnload()).toBe(false);
});

test('a code is asked of the phone, and stays as it was pasted', async () => {
  await openForm();
  await expect.element(field('Code')).toHaveAttribute('inputmode', 'numeric');
  await expect.element(field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  await field('Code').fill('Your code is 407 213.');
  await expect.element(field('Code')).toHaveValue('Your code is 407 213.');
});

test('an edit form has no accessibility violation, light and dark', async () => {
  await openForm();
  await field('Name').fill('');
  await button('Save').click();
  await expect.element(summary).toBeVisible();
  await expectAccessible();
});
