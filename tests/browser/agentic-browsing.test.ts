import lighthouse, { type Flags } from 'lighthouse';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../../infra/local/core/http/free-port.ts';
import { withTools } from '../load/page-quality.ts';
import { launchWholeBrowser, withoutPictures } from '../support/browsers/browser.ts';

const siteUrl = inject('siteUrl');
const category = 'agentic-browsing';

/** What programs find does not depend on how fast it comes, so no network is made slow. */
const settings = { onlyCategories: [category], throttlingMethod: 'provided' } satisfies Flags;

let port: number;
let browser: Browser;
beforeAll(async () => {
  port = await freePort();
  browser = await launchWholeBrowser({
    args: [...withTools, withoutPictures, `--remote-debugging-port=${port}`],
  });
});
afterAll(() => browser.close());

/** The category's score, and what it finds wrong. */
async function audited(path: string) {
  const result = await lighthouse(
    siteUrl + path,
    { port, logLevel: 'error' },
    { extends: 'lighthouse:default', settings },
  );
  if (!result) throw new Error(`Lighthouse has no result for ${path}`);
  const { categories, audits } = result.lhr;
  const refs = categories[category]?.auditRefs ?? [];
  const wrong = refs.filter(({ id }) => {
    const { score = null, scoreDisplayMode } = audits[id] ?? {};
    return scoreDisplayMode === 'error' || (score !== null && score < 1);
  });
  const told = wrong.map(({ id }) => `${id}: ${JSON.stringify(audits[id]?.details ?? audits[id]?.errorMessage)}`);
  const missing = audits['webmcp-form-coverage']?.displayValue ?? '';
  return { score: categories[category]?.score, wrong: told, missing };
}

// That every form of every page is a tool is seen by `every-page`.
test.each(['/home', '/sign?tab=sign-up'])(
  'Lighthouse gives %s all points for programs that act for people, and every form of it is a tool',
  async (path) => {
    expect(await audited(path)).toEqual({ score: 1, wrong: [], missing: '' });
  },
);
