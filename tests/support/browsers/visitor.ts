import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';

export interface Visitor {
  readonly page: Page;
  /** Everything that the browser complained about: console errors and warnings (React's of hydration too), uncaught errors. */
  readonly problems: readonly string[];
  /** Errors of ours among them: what was thrown and not caught, and what React reports. */
  readonly bugs: readonly string[];
  /** Opens a page and waits until its script has taken over, all sections of it; without script, until it is loaded. */
  open(path: string): Promise<void>;
  /** Closes the page. @throws when there were bugs beside those that the test provokes */
  leave(provoked?: RegExp): Promise<void>;
}

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
};

/** Kinds of visitor. Desktops tell Windows or Mac by their user agent. */
export const devices = {
  windows: {
    viewport: { width: 1440, height: 900 },
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  },
  mac: {
    viewport: { width: 1440, height: 900 },
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  },
  phone,
} as const satisfies Record<string, BrowserContextOptions>;

/** What Chromium says of pictures that are asked for ahead of time, where it shows none. */
const ofNoPicture = /image loading is disabled\.$|\/pictures\/\S+ was preloaded using link preload but not used/;

/** A limit against standing still, and no measure of speed: a busy machine may take its time. */
const longestWaitMs = 120_000;

export interface VisitorOptions extends BrowserContextOptions {
  /** Whether pictures are decoded and shown, which is most of what a page costs here: only where they are the subject. */
  readonly pictures?: boolean;
}

/** A browser profile: a desk with Windows, English-speaking, unless told otherwise. */
export async function newProfile(browser: Browser, siteUrl: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ ...devices.windows, baseURL: siteUrl, locale: 'en-GB', ...options });
  context.setDefaultTimeout(longestWaitMs);
  return context;
}

/** A visitor with a browser profile of their own, which ends when they leave. */
export async function visitorOf(
  browser: Browser,
  siteUrl: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const profile = await newProfile(browser, siteUrl, options);
  const visitor = await visitorWith(profile, { ...options, pictures: true });
  return { ...visitor, leave: (provoked) => visitor.leave(provoked).finally(() => profile.close()) };
}

/** A visitor with a page of a profile. */
export async function visitorWith(context: BrowserContext, options: VisitorOptions = {}): Promise<Visitor> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    const isExpected = !options.pictures && ofNoPicture.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isExpected)
      problems.push(`${message.type()}: ${message.text()}`);
  });
  const bugs: string[] = [];
  page.on('pageerror', ({ message }) => {
    problems.push(`uncaught: ${message}`);
    bugs.push(message);
  });
  const open = async (path: string) => {
    await page.goto(path);
    if (options.javaScriptEnabled === false) return;
    await page.evaluate('dispatchEvent(new Event("online"))'); // starts the page at once, where it would wait for half a second
    await page.locator('html[data-live]').waitFor();
    await page.evaluate('new Promise(requestIdleCallback)'); // sections follow one by one, until there is nothing else to do
  };
  const leave = async (provoked?: RegExp) => {
    await page.close();
    const unexpected = bugs.filter((message) => !provoked?.test(message));
    if (unexpected.length > 0) throw new Error(`The page broke:\n  ${unexpected.join('\n  ')}`);
  };
  return { page, problems, bugs, open, leave };
}
