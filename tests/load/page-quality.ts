import lighthouse from 'lighthouse';
import { freePort } from '../../infra/local/core/http/free-port.ts';
import { launchWholeBrowser } from '../support/browser.ts';
import { median } from '../support/median.ts';

/** Lighthouse's mobile figures of a page: scores 0 to 100, times in milliseconds, layout shift without unit. */
export interface PageQuality {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Whether programs that act for people can use it: its forms as tools, `/llms.txt`, the catalogue. */
  readonly agenticBrowsing: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly cumulativeLayoutShift: number;
  /** The same page with all script files blocked, visited in turn with it: what no page can beat. */
  readonly firstPaintFloor: number;
  readonly largestPaintFloor: number;
}

/** Has a browser take annotated forms for tools (WebMCP), where it knows how and would not by itself. */
export const withTools = ['--enable-features=WebMCP', '--enable-blink-features=WebMCP'] as const;

/** The targets of the project: scores at least, times at most. */
export const pageTargets: PageQuality = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  agenticBrowsing: 100,
  firstContentfulPaint: 900,
  largestContentfulPaint: 1_300,
  cumulativeLayoutShift: 0.02,
  firstPaintFloor: Number.NaN,
  largestPaintFloor: Number.NaN,
};

/**
 * Runs Lighthouse with its mobile defaults and takes the median of each figure. The first run is not counted: it fills the
 * edge's cache, as the first of many visitors does.
 */
export async function measurePage(url: string, runs = 3): Promise<PageQuality> {
  const port = await freePort();
  const browser = await launchWholeBrowser({ args: [...withTools, `--remote-debugging-port=${port}`] });
  try {
    await measureOnce(url, port);
    const results: Measured[] = [];
    const floors: Measured[] = [];
    for (let run = 0; run < runs; run += 1) {
      results.push(await measureOnce(url, port));
      floors.push(await measureOnce(url, port, ['*/assets/*.js']));
    }
    const middle = (figure: keyof Measured, of = results) => median(of.map((result) => result[figure]));
    return {
      performance: middle('performance'),
      accessibility: middle('accessibility'),
      bestPractices: middle('bestPractices'),
      seo: middle('seo'),
      agenticBrowsing: middle('agenticBrowsing'),
      firstContentfulPaint: middle('firstContentfulPaint'),
      largestContentfulPaint: middle('largestContentfulPaint'),
      cumulativeLayoutShift: middle('cumulativeLayoutShift'),
      firstPaintFloor: middle('firstContentfulPaint', floors),
      largestPaintFloor: middle('largestContentfulPaint', floors),
    };
  } finally {
    await browser.close();
  }
}

type Measured = Omit<PageQuality, 'firstPaintFloor' | 'largestPaintFloor'>;

async function measureOnce(url: string, port: number, blockedUrlPatterns: string[] = []): Promise<Measured> {
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
