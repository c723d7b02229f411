import lighthouse from 'lighthouse';
import { freePort } from '../../infra/local/core/http/free-port.ts';
import { routes } from '../../shared/routes.ts';
import { mostBytesBeforeScroll, type PageWeight, weighPage } from '../browser/page-weight.ts';
import { launchWholeBrowser } from '../support/browsers/browser.ts';
import type { PublicPage } from '../support/browsers/public-pages.ts';
import { median } from '../support/runs/median.ts';

/** Lighthouse's mobile figures of a page: scores 0 to 100, times in milliseconds, layout shift without unit. */
interface Measured {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Whether programs that act for people can use it: its forms as tools, `/llms.txt`, the catalogue. */
  readonly agenticBrowsing: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly cumulativeLayoutShift: number;
}

/** The figures of a page, with what it asks for. */
export interface PageQuality extends Measured, PageWeight {
  /** The same page with all script files blocked, visited in turn with it: what no page can beat. */
  readonly firstPaintFloor: number;
  readonly largestPaintFloor: number;
}

/** Has a browser take annotated forms for tools (WebMCP), where it knows how and would not by itself. */
export const withTools = ['--enable-features=WebMCP', '--enable-blink-features=WebMCP'] as const;

type Figure = keyof PageQuality;

/** The targets of the project: at least so much. */
const least: Partial<PageQuality> = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  agenticBrowsing: 100,
};

/** At most so much. A document's bytes come in one window of the network. */
const most: Partial<PageQuality> = {
  firstContentfulPaint: 850,
  largestContentfulPaint: 1_300,
  firstPaintFloor: 850,
  largestPaintFloor: 1_300,
  cumulativeLayoutShift: 0.02,
  documentBytes: 14_600,
  bytesBeforeScroll: mostBytesBeforeScroll,
};

/** What home is held to beyond that. */
const mostOfHome: Partial<PageQuality> = { largestContentfulPaint: 1_100, largestPaintFloor: 1_100 };

export const pageTargets: Partial<PageQuality> = { ...least, ...most };

/** What a page misses, in words. */
export function missed({ address, isShort }: PublicPage, quality: PageQuality): string[] {
  const limits = {
    ...most,
    ...(address === routes.home.path && mostOfHome),
    ...(!isShort && { documentBytes: undefined }),
  };
  const figures = Object.keys(quality) as Figure[]; // an interface of ours, with nothing else in it
  return figures.flatMap((figure) => {
    const value = quality[figure];
    const [low, high] = [least[figure], limits[figure]];
    if (low !== undefined && value < low) return [`${address}: ${figure} ${value}, at least ${low}`];
    if (high !== undefined && value > high) return [`${address}: ${figure} ${Math.round(value)}, at most ${high}`];
    return [];
  });
}

/**
 * Runs Lighthouse with its mobile defaults. What misses a target is measured again, and the medians count. The first run is not counted:
 * it fills the edge's cache, as the first of many visitors does.
 */
export async function measurePage(siteUrl: string, page: PublicPage, again = 2): Promise<PageQuality> {
  const port = await freePort();
  const browser = await launchWholeBrowser({ args: [...withTools, `--remote-debugging-port=${port}`] });
  try {
    const weight = await weighPage(browser, siteUrl, page.address);
    const runs = [await measureOnce(siteUrl + page.address, port)];
    while (runs.length <= again && missed(page, { ...weight, ...middle(runs) }).length > 0)
      runs.push(await measureOnce(siteUrl + page.address, port));
    return { ...middle(runs), ...weight };
  } finally {
    await browser.close();
  }
}

type Run = Omit<PageQuality, keyof PageWeight>;

function middle(runs: readonly Run[]): Run {
  const of = (figure: keyof Run) => median(runs.map((run) => run[figure]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    agenticBrowsing: of('agenticBrowsing'),
    firstContentfulPaint: of('firstContentfulPaint'),
    largestContentfulPaint: of('largestContentfulPaint'),
    cumulativeLayoutShift: of('cumulativeLayoutShift'),
    firstPaintFloor: of('firstPaintFloor'),
    largestPaintFloor: of('largestPaintFloor'),
  };
}

/** The page, and then the same without its scripts. */
async function measureOnce(url: string, port: number): Promise<Run> {
  const measured = await runLighthouse(url, port);
  const floor = await runLighthouse(url, port, ['*/assets/*.js']);
  return {
    ...measured,
    firstPaintFloor: floor.firstContentfulPaint,
    largestPaintFloor: floor.largestContentfulPaint,
  };
}

async function runLighthouse(url: string, port: number, blockedUrlPatterns: string[] = []): Promise<Measured> {
  const result = await lighthouse(url, { port, logLevel: 'error', blockedUrlPatterns });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    agenticBrowsing: score('agentic-browsing'),
    firstContentfulPaint: figure('first-contentful-paint'),
    largestContentfulPaint: figure('largest-contentful-paint'),
    cumulativeLayoutShift: figure('cumulative-layout-shift'),
  };
}
