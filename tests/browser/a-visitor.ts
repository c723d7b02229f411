import type { Browser, BrowserContextOptions } from 'playwright';
import { inject, onTestFinished } from 'vitest';
import { launchBrowser } from '../support/browsers/browser.ts';
import { visitorOf } from '../support/browsers/visitor.ts';

let launched: Promise<Browser> | undefined;

/** The browser that all files of a worker share; it ends with the worker's process. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launchBrowser();
  return launched;
}

/** A visitor of the site under test with a profile of their own, English-speaking unless told otherwise. */
export async function aVisitor(options?: BrowserContextOptions) {
  const visitor = await visitorOf(await sharedBrowser(), inject('siteUrl'), options);
  // Also where the test fails before they leave.
  onTestFinished(() => visitor.page.context().close());
  return visitor;
}
