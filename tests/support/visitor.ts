import type { Browser, BrowserContextOptions, Page } from 'playwright';

export interface Visitor {
  readonly page: Page;
  /** Everything that the browser complained about: console errors and warnings (React's of hydration too), uncaught errors. */
  readonly problems: readonly string[];
  /** Opens a page and waits until its script has taken over; without script, until it is loaded. */
  open(path: string): Promise<void>;
  leave(): Promise<void>;
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

/** A visitor with a browser profile of their own, English-speaking unless told otherwise. */
export async function aVisitor(
  browser: Browser,
  siteUrl: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({ ...devices.windows, baseURL: siteUrl, locale: 'en-GB', ...options });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  const open = async (path: string) => {
    await page.goto(path);
    if (options.javaScriptEnabled !== false) await page.locator('html[data-live]').waitFor();
  };
  return { page, problems, open, leave: () => context.close() };
}
