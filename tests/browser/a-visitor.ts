import type { Browser, BrowserContext, Page } from 'playwright';
import { inject, onTestFinished } from 'vitest';
import { launchBrowser, withoutPictures } from '../support/browsers/browser.ts';
import { newProfile, type Visitor, type VisitorOptions, visitorWith } from '../support/browsers/visitor.ts';

const launched = new Map<boolean, Promise<Browser>>();

/** The browser that all files of a worker share, with pictures or without; it ends with the worker's process. */
export function sharedBrowser(pictures = false): Promise<Browser> {
  const args = pictures ? [] : [withoutPictures];
  const browser = launched.get(pictures) ?? launchBrowser({ args });
  launched.set(pictures, browser);
  return browser;
}

/** Profiles that nobody uses now, by what they were made with: what they have in their caches saves the next test half of its time. */
const idle = new Map<string, BrowserContext[]>();

/** A visitor of the site under test whose profile knows nothing of anybody before, English-speaking unless told otherwise. */
export async function aVisitor(options: VisitorOptions = {}): Promise<Visitor> {
  const { pictures, ...rest } = options;
  const siteUrl = inject('siteUrl');
  const kind = JSON.stringify([siteUrl, options]);
  const known = idle.get(kind)?.pop();
  const profile = known ?? (await newProfile(await sharedBrowser(pictures), siteUrl, rest));
  const visitor = await visitorWith(profile, options);
  if (known) await forgetWhatWasKept(visitor.page);
  let isSpent = false;
  // Also where the test fails before they leave.
  onTestFinished(() => (isSpent ? profile.close() : release(kind, profile)));
  // A profile keeps the clock that a page was given, and the next page of it would stand still.
  const { clock } = visitor.page;
  const install = clock.install.bind(clock);
  clock.install = (time) => {
    isSpent = true;
    return install(time);
  };
  return visitor;
}

/** Takes from a profile what a test did with it, but not its caches. */
async function release(kind: string, profile: BrowserContext): Promise<void> {
  await Promise.all(profile.pages().map((page) => page.close()));
  await Promise.all([
    profile.unrouteAll(),
    profile.setOffline(false),
    profile.clearPermissions(),
    profile.clearCookies(),
  ]);
  idle.set(kind, [...(idle.get(kind) ?? []), profile]);
}

/** What pages of the site have kept, also as they were closed. Playwright's `setStorageState` takes a fifth of a visit for it. */
async function forgetWhatWasKept(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: inject('siteUrl'), storageTypes: 'all' });
  await devtools.detach();
}
