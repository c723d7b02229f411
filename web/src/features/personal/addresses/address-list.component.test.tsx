import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { addAddress, deleteAddress, setDefaultAddress } from '../../../../../shared/contract/accounts/own-account.ts';
import { Refusal } from '../../../../../shared/contract/refusal.ts';
import { expectAccessible } from '../../../../testing/components/accessibility.ts';
import { answerAddresses } from '../../../../testing/components/addresses.ts';
import { answer } from '../../../../testing/components/answer.ts';
import { aMember } from '../../../../testing/components/member.ts';
import { told } from '../../../../testing/components/toasts.ts';
import { AddressList } from './address-list.tsx';

const button = (name: string) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const cards = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem');
const pager = page.getByRole('navigation', { name: 'Pages of addresses' });

async function deleteBy(name: string): Promise<void> {
  await button(name).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

/** Shows the addresses of a member in these names, of which one can be deleted. */
async function aBook(...names: readonly string[]) {
  aMember();
  const kept = answerAddresses(...names);
  answer(deleteAddress, ({ id }) => {
    kept.book = kept.book.filter((address) => address.id !== id);
    return { data: {} };
  });
  await render(<AddressList />);
  return kept;
}

test('the first address is added, rule by rule, and is the default', async () => {
  const kept = await aBook();
  const sent = answer(addAddress, ({ name, phone, addr }) => {
    const data = { id: 'new', name, phone, addr, is_default: 1 };
    kept.book = [data];
    return { data };
  });
  await expect.element(page.getByText('No addresses yet.', { exact: false })).toBeVisible();
  await button('Add address').click();
  for (const [message, name, value] of [
    ['Please enter your name', 'Name', 'Ada'],
    ['Please enter your phone number', 'Mobile number', '123'],
    ['The phone number is wrong. Please fill it out again', 'Mobile number', '13800138000'],
    ['Please enter your address', 'Address', '1 Stage Road, Shanghai'],
  ] as const) {
    await button('Save').click();
    await expect.element(page.getByRole('alert').getByRole('link', { name: message })).toBeVisible();
    await field(name).fill(value);
  }
  await button('Save').click();
  await told('The address is added.');
  await expect.element(cards.getByText('Default')).toBeVisible();
  expect(sent).toMatchObject([{ name: 'Ada', phone: '13800138000', addr: '1 Stage Road, Shanghai' }]);
});

test('one of two is changed, made the default, and the other deleted', async () => {
  const kept = await aBook('Ada', 'Grace');
  const saved = answer(addAddress, ({ id, name, phone, addr }) => {
    const data = { id, name, phone, addr, is_default: 0 };
    kept.book = [...kept.book.slice(0, 1), data];
    return { data };
  });
  const preferred = answer(setDefaultAddress, ({ id }) => {
    kept.book = kept.book.map((one) => ({ ...one, is_default: Number(one.id === id) })).toReversed();
    return { data: {} };
  });
  await button('Edit Grace, Grace, Stage Road').click();
  await expect.element(field('Name')).toHaveValue('Grace');
  await field('Name').fill('Grace Hopper');
  await button('Save').click();
  await told('The address is saved.');
  await button('Make default Grace Hopper, Grace, Stage Road').click();
  await expect.element(cards.first().getByText('Grace Hopper')).toBeVisible();
  await deleteBy('Delete Ada, Ada, Stage Road');
  await told('The address is deleted.');
  await expect.element(cards).toHaveLength(1);
  expect([saved, preferred]).toMatchObject([[{ id: 'Grace', name: 'Grace Hopper' }], [{ id: 'Grace' }]]);
});

const stages = (count: number) => Array.from({ length: count }, (_, place) => `Stage ${place + 1}`);

test('six come five at a time; the last of a page deleted, the page before it comes, without a pager', async () => {
  await aBook(...stages(6));
  await button('Next page').click();
  await expect.element(cards).toHaveLength(1);
  await expectAccessible();
  await deleteBy('Delete Stage 6, Stage 6, Stage Road');
  await expect.element(cards).toHaveLength(5);
  await expect.element(pager).not.toBeInTheDocument();
});

test('twenty have four pages, the focus stays in the pager, and one more is refused with what was typed kept', async () => {
  await aBook(...stages(20));
  answer(addAddress, () => new Refusal('There is room for 20 addresses'));
  await expect.element(pager.getByText('Page 1 of 4')).toBeInTheDocument();
  await button('Page 4').click();
  await expect.element(pager.getByText('Page 4 of 4')).toBeInTheDocument();
  await expect.element(button('Page 4')).toHaveFocus();
  await expect.element(cards).toHaveLength(5);
  await button('Add address').click();
  await field('Name').fill('One more');
  await field('Mobile number').fill('13800138000');
  await field('Address').fill('1 Stage Road');
  await expectAccessible();
  await button('Save').click();
  await expect.element(page.getByText('There is room for 20 addresses')).toBeVisible();
  await expect.element(field('Name')).toHaveValue('One more');
});
