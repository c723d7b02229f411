import type { Page } from 'playwright';
import { inject } from 'vitest';
import { addAddress } from '../../shared/contract/accounts/own-account.ts';
import type { VisitorOptions } from '../support/browsers/visitor.ts';
import { aMember, ask, type RegisteredMember } from '../support/people/members.ts';
import { aVisitor } from './a-visitor.ts';

/** Signs a member in, in every tab of a browser profile. */
export async function keepSignedIn(page: Page, { user }: RegisteredMember): Promise<void> {
  const localStorage = [{ name: 'userInfo', value: JSON.stringify(user) }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin: inject('siteUrl'), localStorage }] });
}

/** Somebody who has registered, with a browser in which they are signed in. */
export async function aSignedInMember(options?: VisitorOptions) {
  const member = await aMember(inject('siteUrl'));
  const visitor = await aVisitor(options);
  await keepSignedIn(visitor.page, member);
  return { ...visitor, member };
}

/** A part of the personal centre, by its heading. */
export const partOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

export const storedUser = (page: Page) => page.evaluate(() => localStorage.getItem('userInfo'));

/** Waits until a toast says so. @throws with where the toasts are, for they follow dialogs */
export async function told(page: Page, words: string | RegExp): Promise<void> {
  const toasts = page.locator('#toasts');
  try {
    await toasts.getByText(words, { exact: typeof words === 'string' }).waitFor();
  } catch (cause) {
    const place = await toasts.evaluate(
      (region) => `<${region.parentElement?.tagName} ${region.parentElement?.checkVisibility()}> ${region.outerHTML}`,
    );
    throw new Error(`Nobody was told "${words}": ${place}`, { cause });
  }
}

export const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Personal centre' }).getByRole('link', { name });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Adds an address to a member's, in the name of somebody. */
export const anAddressOf = ({ proof }: RegisteredMember, name: string) =>
  ask(inject('siteUrl'), addAddress, { ...proof, name, phone: '13800138000', addr: `${name}, Stage Road` });
