import type { Page, Request } from 'playwright';
import { expect, inject, test } from 'vitest';
import { devices } from '../../support/browsers/visitor.ts';
import { aMember } from '../../support/people/members.ts';
import { aVisitor } from '../a-visitor.ts';
import { keepSignedIn } from '../personal-site.ts';
import { isOfMember, nowhere } from './addresses.ts';
import { sideways, violations } from './content.ts';
import { filledButtons, smallTargets, smallTargetsOfMenu } from './controls.ts';
import { desk, type Look, lookAt, phone, wideScreen, wordsOf } from './looks.ts';

/** Says in words what is wrong with a page as it is looked at. */
type Check = (page: Page) => Promise<string[]>;

/** Each look at a page, and what has to hold in it. */
const looksWith = (pictures: Check): readonly (readonly [Look, readonly Check[]])[] => [
  [{ ...phone, scheme: 'light' }, [violations, sideways, pictures, smallTargets, smallTargetsOfMenu]],
  [desk, [violations, sideways, filledButtons, pictures]],
  [wideScreen, [sideways, pictures]],
];

/** Waits until a page loads nothing any more, and does not change either. */
function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    let quiet = 0;
    const isQuiet = async () => {
      await page.evaluate('new Promise(requestIdleCallback)');
      quiet = underWay.size === 0 ? quiet + 1 : 0;
      return quiet > 1; // one idle moment may lie between a script and what it asks for
    };
    await expect.poll(isQuiet, { interval: 10, message: 'the page goes on loading' }).toBe(true);
  };
}

/** Visits an address once, looks at it in every way, and gives all that is wrong, each with the way and the rule. */
async function faultsOf(address: string, pictures: Check): Promise<string[]> {
  const visitor = await aVisitor({ ...devices.windows, colorScheme: 'dark', reducedMotion: 'reduce' });
  const { page, problems, open, leave } = visitor;
  const isPrivate = isOfMember(address);
  if (isPrivate) await keepSignedIn(page, await aMember(inject('siteUrl')));
  const devtools = await page.context().newCDPSession(page);
  await lookAt(page, devtools, phone); // pictures are then no larger than the first look needs
  const quiet = watchRequests(page);
  await open(address);
  await quiet();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const faults: string[] = [];
  const { pathname, search } = new URL(page.url());
  if (pathname + search !== address) faults.push(`leads on to ${pathname}${search}`);
  for (const [look, checks] of looksWith(pictures)) {
    await lookAt(page, devtools, look);
    for (const check of checks) {
      // One that cannot even be made hides no other.
      const found = await check(page).catch(({ message }: Error) => [`${check.name}: ${message}`]);
      faults.push(...found.map((fault) => `${wordsOf(look)}: ${fault}`));
    }
  }
  // Chromium says of a document that is not there that it is not there.
  const isProvoked = (problem: string) => address === nowhere && problem.includes('status of 404');
  faults.push(...problems.filter((problem) => !isProvoked(problem)));
  await leave();
  return faults;
}

/**
 * A test for each address: on a phone in light and at a desk in the dark its page is accessible (axe), in every width it has one filled button
 * a screen, pictures that are there, targets for fingers and no sideways scrolling, and the browser complains of nothing.
 * @param pictures what is asked of pictures
 */
export function testPages(addresses: readonly string[], pictures: Check): void {
  test.each(addresses)('%s is whole in every width and scheme', { timeout: 360_000 }, async (address) => {
    const faults = await faultsOf(address, pictures);
    expect(faults, [address, ...faults].join('\n  ')).toEqual([]);
  });
}
