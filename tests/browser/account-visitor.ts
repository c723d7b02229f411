import type { BrowserContextOptions, Page } from 'playwright';
import { inject } from 'vitest';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { sendEmailCode } from '../../shared/contract/accounts/sign-in.ts';
import { aVisitor } from './a-visitor.ts';

const siteUrl = inject('siteUrl');

/** A visitor whose calls come from a network of their own: a site lets one network sign in five times a minute. */
export async function anAccountVisitor(options?: BrowserContextOptions) {
  const visitor = await aVisitor(options);
  const from = anAddress();
  await visitor.page.context().route('**/api/**', async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    const path = new URL(request.url()).pathname as `/${string}`; // the path of an address
    const { status, headers, body } = await postFrom(
      from,
      siteUrl,
      { ...sendEmailCode, path },
      request.postData() ?? '',
    );
    const retryAfter = headers['retry-after'];
    await route.fulfill({
      status,
      body,
      contentType: 'application/json',
      ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }),
    });
  });
  return visitor;
}

/** The login dialog, on whatever face. */
export const dialogOf = (page: Page) => page.getByRole('dialog');

/** Who the header says is signed in. */
export const accountOf = (page: Page, name = 'Ada Lovelace') =>
  page.getByRole('banner').locator(`summary[aria-label="Account of ${name}"]:visible`);

export const signInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Sign in', exact: true });

/** Opens a page and the login dialog on it. */
export async function openDialog(options?: BrowserContextOptions, path = '/about') {
  const visitor = await anAccountVisitor(options);
  await visitor.open(path);
  await signInButton(visitor.page).click();
  const dialog = dialogOf(visitor.page);
  await dialog.waitFor();
  return { ...visitor, dialog };
}
