import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { ada, aMemberVisitor, ben, signIn } from './member-site.ts';

const notesOf = (page: Page, name: string) => page.getByText(`Notes of ${name}: one, two`);
const company = (page: Page) => page.getByRole('textbox', { name: 'Company' });
const paths = (calls: readonly { readonly path: string }[]) => calls.map(({ path }) => path);
const tokenAddress = '/member-notes?login_name=ada&token=once';

test('who signs out in another tab while the page is loading is signed out here too', async () => {
  const { page, handler, leave } = await aMemberVisitor(ada);
  const files = Promise.withResolvers<void>();
  await page.route('**/assets/member-notes-page*', async (route) => {
    await files.promise;
    await route.fallback();
  });
  const asked = page.waitForRequest('**/assets/member-notes-page*');
  const entry = page.waitForResponse('**/assets/entry-client*');
  await page.goto('/member-notes');
  await page.evaluate(() => dispatchEvent(new Event('online'))); // starts the page
  await Promise.all([asked, entry]);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await signIn(page.context(), null);
  files.resolve();
  await page.waitForURL('**/home');
  expect(handler.calls).toEqual([]);
  await leave();
});

test('a member who signs in again in another tab keeps what is half typed here', async () => {
  const { page, handler, leave } = await aMemberVisitor(ada);
  await page.goto('/member-profile-1');
  await company(page).fill('Half typed');
  const again = { ...ada, token: 'newer-token' };
  handler.begin(again);
  handler.end(ada);
  await signIn(page.context(), again);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  const saving = handler.calls.find((call) => call.path === '/api/user/test_profile_edit');
  expect(saving?.body).toMatchObject({ login_token: 'newer-token', company: 'Half typed' });
  await leave();
});

test('where the browser stores nothing, a member stays signed in when the page comes back from its cache', async () => {
  const { page, leave } = await aMemberVisitor();
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.goto('/member-profile-1');
  await page.getByRole('button', { name: 'Sign in as Ada' }).click();
  await company(page).waitFor();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.getByRole('link', { name: 'Notes' }).click();
  await notesOf(page, 'Ada').waitFor();
  await leave();
});

test('what serves once is sent once, whatever asks for the page meanwhile', async () => {
  const { page, handler, leave } = await aMemberVisitor();
  handler.setDown(true);
  await page.goto(tokenAddress);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  handler.setDown(false);
  const before = handler.calls.length;
  const release = handler.hold();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect.poll(() => handler.calls.length).toBe(before + 1);
  release();
  await notesOf(page, 'Ada').waitFor();
  expect(paths(handler.calls.slice(before)).filter((path) => path === '/api/pc/test_once')).toHaveLength(1);
  await leave();
});

test('what has not served is forgotten once somebody else signs in', async () => {
  const { page, handler, leave } = await aMemberVisitor();
  handler.setDown(true);
  await page.goto(tokenAddress);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  handler.setDown(false);
  await signIn(page.context(), ben);
  await notesOf(page, 'Ben').waitFor();
  await leave();
});

test('a session that is over on a page of members leads to the top of home, wherever that page was scrolled', async () => {
  const { page, handler, leave } = await aMemberVisitor(ada);
  // The footer alone is higher than the window, so that a place in it can be restored.
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/member-profile-1');
  await company(page).fill('Lumen');
  await page.waitForLoadState('networkidle');
  handler.end(ada);
  // Home is still on its way when the page is loaded anew.
  let isReloading = false;
  page.on('request', (request) => {
    isReloading ||= request.isNavigationRequest();
  });
  await page.route('**/assets/*home*', (route) => (isReloading ? route.fallback() : undefined));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Save' }).evaluate((save: HTMLElement) => save.click());
  await reloaded;
  await page.getByText('Please sign in again').waitFor();
  const place = await page.evaluate(() => [location.pathname, scrollY, history.scrollRestoration]);
  expect(place).toEqual(['/home', 0, 'auto']);
  await leave();
});

test('a session that is over ends with a reload, also where the words for it cannot be had', async () => {
  const { page, handler, leave } = await aMemberVisitor(ada);
  await page.route('**/assets/show-toast*', (route) => route.abort());
  await page.goto('/member-notes');
  await notesOf(page, 'Ada').waitFor();
  handler.end(ada);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Profile' }).click();
  await reloaded;
  await leave();
});
