import type { Browser, Page } from 'playwright';
import { launchWholeBrowser } from '../support/browsers/browser.ts';
import { devices, type Visitor, visitorOf } from '../support/browsers/visitor.ts';
import { median } from '../support/runs/median.ts';

/** How a page starts on a slow phone: milliseconds, and a number of files. */
export interface PageStart {
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  /** From `load` until the page answers by script. */
  readonly live: number;
  /** Scripts asked for until then. */
  readonly scripts: number;
  /** From a touch of the product menu to the paint that shows it open: the first time, and as a rule. */
  readonly firstMenu: number;
  readonly menu: number;
  /** The same as a rule on a page whose scripts never come. */
  readonly menuFloor: number;
}

/** The targets of the project, at most. */
export const pageStartTargets = {
  firstContentfulPaint: 900,
  largestContentfulPaint: 1_300,
  live: 1_200,
  scripts: 4,
  firstMenu: '',
  menu: 60,
  menuFloor: '',
};

const openings = 5;
const liveMessage = 'live';

/** A slow phone network: 1.6 Mbit/s, 150 ms round trip. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowProcessor = { rate: 4 };

/** Starts a page in fresh browser profiles, and takes the median of each figure. */
export async function measurePageStart(siteUrl: string, path: string, runs = 3): Promise<PageStart> {
  const browser = await launchWholeBrowser();
  try {
    const results: PageStart[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await startOnce(browser, siteUrl, path));
    const middle = (figure: keyof PageStart) => median(results.map((result) => result[figure]));
    return {
      firstContentfulPaint: middle('firstContentfulPaint'),
      largestContentfulPaint: middle('largestContentfulPaint'),
      live: middle('live'),
      scripts: middle('scripts'),
      firstMenu: middle('firstMenu'),
      menu: middle('menu'),
      menuFloor: middle('menuFloor'),
    };
  } finally {
    await browser.close();
  }
}

async function startOnce(browser: Browser, siteUrl: string, path: string): Promise<PageStart> {
  const { page, leave } = await aSlowPhone(browser, siteUrl);
  await page.addInitScript(noteFigures);
  // Told by the page: the script of a locator would take the page's time just then.
  const told = page.waitForEvent('console', (message) => message.text() === liveMessage);
  await page.goto(path, { waitUntil: 'commit' });
  await told;
  const figures = await page.evaluate(() => figuresOfPage());
  await page.waitForLoadState('networkidle');
  const menu = await openMenuRepeatedly(page, () => page.keyboard.press('Escape'));
  await leave();
  const menuFloor = await measureMenuFloor(browser, siteUrl, path);
  return { ...figures, firstMenu: menu[0] ?? Number.NaN, menu: median(menu), menuFloor };
}

async function aSlowPhone(browser: Browser, siteUrl: string): Promise<Visitor> {
  const visitor = await visitorOf(browser, siteUrl, devices.phone);
  const session = await visitor.page.context().newCDPSession(visitor.page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', slowProcessor);
  return visitor;
}

async function openMenuRepeatedly(page: Page, close: () => Promise<void>): Promise<number[]> {
  const durations: number[] = [];
  for (let opening = 0; opening < openings; opening += 1) {
    durations.push(await openMenu(page));
    await close();
    // The menu alone: a group inside stays unfolded, and a page may have unfolded parts of its own.
    await page.locator('details').first().and(page.locator('[open]')).waitFor({ state: 'detached' });
  }
  return durations;
}

async function measureMenuFloor(browser: Browser, siteUrl: string, path: string): Promise<number> {
  const { page, leave } = await aSlowPhone(browser, siteUrl);
  await page.route('**/assets/*.js', () => {}); // never answered; a failure would have the page try again
  await page.goto(path);
  const toggle = page.locator('details').first();
  const menu = await openMenuRepeatedly(page, () => toggle.evaluate((menu) => menu.removeAttribute('open')));
  await leave();
  return median(menu);
}

declare global {
  /** What `noteFigures` leaves in the page. */
  function figuresOfPage(): Omit<PageStart, 'firstMenu' | 'menu' | 'menuFloor'>;
  /** How long the next click takes until it is painted, in milliseconds; what `openMenu` leaves in the page. */
  var nextClick: Promise<number>;
}

/** Runs in the page, before anything of its own: notes when it becomes live, and what was painted and loaded until then. */
function noteFigures(): void {
  let largest = 0;
  let liveAt = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.live === undefined) return;
    liveAt = performance.now();
    observer.disconnect();
    console.info('live'); // `liveMessage`: nothing from outside is seen in here
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-live'] });
  globalThis.figuresOfPage = () => {
    const loaded = performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart;
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < liveAt);
    return {
      firstContentfulPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestContentfulPaint: largest,
      live: liveAt - loaded,
      scripts: scripts.length,
    };
  };
}

/** Opens the product menu with a finger, and returns the browser's own account of how long opening took. */
async function openMenu(page: Page): Promise<number> {
  const summary = page.locator('summary').first();
  const box = await summary.boundingBox();
  if (!box) throw new Error('The product menu is out of sight');
  // Listens before the finger comes: the two reach the page by different ways.
  await page.evaluate(() => {
    globalThis.nextClick = new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const click = list.getEntries().find(({ name }) => name === 'click');
        if (!click) return;
        observer.disconnect();
        resolve(click.duration);
      });
      const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
      observer.observe(options);
      // Nothing is told of what took less than the threshold.
      addEventListener('click', () => setTimeout(() => resolve(options.durationThreshold), 1_000), { once: true });
    });
  });
  // By its place: looking whether it can be touched would cost the page time of its own.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return page.evaluate(() => globalThis.nextClick);
}
