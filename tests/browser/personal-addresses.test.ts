import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { listAddresses } from '../../shared/contract/accounts/own-account.ts';
import { ask, type RegisteredMember } from '../support/people/members.ts';
import { anAddressOf, aSignedInMember, button, field, told } from './personal-site.ts';

async function addressesOf({ proof }: RegisteredMember) {
  return (await ask(inject('siteUrl'), listAddresses, { ...proof, page: 1, limit: 20 })).list;
}

describe('addresses', () => {
  const cards = (page: Page) => page.getByRole('list', { name: 'Addresses' }).getByRole('listitem');
  const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of addresses' });

  test('are added, rule by rule, changed, made the default and deleted', async () => {
    const { page, open, member, leave } = await aSignedInMember();
    await open('/personal?page=3');
    await page.getByText('No addresses yet.').waitFor();
    await button(page, 'Add address').click();
    const steps = [
      ['Please enter your name', 'Name', 'Ada'],
      ['Please enter your phone number', 'Mobile number', '123'],
      ['The phone number is wrong. Please fill it out again', 'Mobile number', '13800138000'],
      ['Please enter your address', 'Address', '1 Stage Road, Shanghai'],
    ] as const;
    for (const [message, name, value] of steps) {
      await button(page, 'Save').click();
      await page.getByRole('alert').getByRole('link', { name: message, exact: true }).waitFor();
      await field(page, name).fill(value);
    }
    await button(page, 'Save').click();
    await told(page, 'The address is added.');
    await cards(page).getByText('Default').waitFor();
    expect(await addressesOf(member)).toMatchObject([{ name: 'Ada', phone: '13800138000', is_default: 1 }]);

    await anAddressOf(member, 'Grace');
    await page.reload();
    await button(page, 'Edit Grace, Grace, Stage Road').click();
    expect(await field(page, 'Name').inputValue()).toBe('Grace');
    await field(page, 'Name').fill('Grace Hopper');
    await button(page, 'Save').click();
    await told(page, 'The address is saved.');
    await button(page, 'Make default Grace Hopper, Grace, Stage Road').click();
    await cards(page).first().getByText('Grace Hopper').waitFor();
    await button(page, 'Delete Ada, 1 Stage Road, Shanghai').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await told(page, 'The address is deleted.');
    await expect.poll(() => cards(page).count()).toBe(1);
    expect(await addressesOf(member)).toMatchObject([{ name: 'Grace Hopper', is_default: 1 }]);
    await leave();
  });

  test('come five at a time, with a pager above five, up to as many as there is room for', async () => {
    const { page, open, member, leave } = await aSignedInMember();
    for (let place = 1; place <= 6; place += 1) await anAddressOf(member, `Stage ${place}`);
    await open('/personal?page=3');
    await button(page, 'Next page').click();
    await expect.poll(() => cards(page).count()).toBe(1);
    // The last one of a page deleted, the page before it comes.
    await cards(page)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => cards(page).count()).toBe(5);
    expect(await pager(page).count()).toBe(0);

    for (let place = 7; place <= 21; place += 1) await anAddressOf(member, `Stage ${place}`);
    await page.reload();
    await pager(page).getByText('Page 1 of 4').waitFor();
    await button(page, 'Page 4').click();
    await pager(page).getByText('Page 4 of 4').waitFor();
    await button(page, 'Page 4').and(page.locator(':focus')).waitFor();
    await expect.poll(() => cards(page).count()).toBe(5);
    await button(page, 'Add address').click();
    await field(page, 'Name').fill('One more');
    await field(page, 'Mobile number').fill('13800138000');
    await field(page, 'Address').fill('1 Stage Road');
    await button(page, 'Save').click();
    await page.getByText('There is room for 20 addresses').waitFor();
    expect(await field(page, 'Name').inputValue()).toBe('One more');
    await leave();
  });
});
