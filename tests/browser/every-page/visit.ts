import type { Page, Request } from 'playwright';
import { expect, inject, test } from 'vitest';
import { devices } from '../../support/browsers/visitor.ts';
import type { RegisteredMember } from '../../support/people/members.ts';
import { aVisitor } from '../a-visitor.ts';
import { keepSignedIn } from '../personal-site.ts';
import { aBuyer } from './a-buyer.ts';
import { isOfMember, nowhere } from './addresses.ts';
import { sideways, violations } from './content.ts';
import { filledButtons, formsOfNoTool, smallTargets, smallTargetsOfMenu } from './controls.ts';
import { desk, type Look, lookAt, phone, wideScreen, wordsOf } from './looks.ts';
import { astray } from './ways.ts';

/** Says in words what is wrong with a page as it is looked at. */
type Check = (page: Page) => Promise<string[]>;

/**
 * Each look at a page, and what has to hold in it. axe takes the longest of all, so it sees every other page on a phone in light and at a desk in
 * the dark, and those between them the other way round: what pages share is seen in all four.
 */
const looksWith = (pictures: Check, place: number): readonly (readonly [Look, readonly Check[]])[] => {
  const [onPhone, atDesk] = place % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  return [
    [{ ...phone, scheme: onPhone }, [violations, sideways, pictures, smallTargets, smallTargetsOfMenu]],
    [{ ...desk, scheme: atDesk }, [violations, sideways, filledButtons, pictures]],
    [wideScreen, [sideways, pictures, formsOfNoTool, astray]],
  ];
};

let buyer: Promise<RegisteredMember> | undefined;

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
async function faultsOf(address: string, place: number, pictures: Check): Promise<string[]> {
  const visitor = await aVisitor({ ...devices.windows, colorScheme: 'dark', reducedMotion: 'reduce' });
  const { page, problems, open, leave } = visitor;
  if (isOfMember(address)) {
    buyer ??= aBuyer(inject('siteUrl'));
    await keepSignedIn(page, await buyer);
  }
  const devtools = await page.context().newCDPSession(page);
  await lookAt(page, devtools, phone); // pictures are then no larger than the first look needs
  const quiet = watchRequests(page);
  await open(address);
  await quiet();
  const titles = page.getByRole('heading', { level: 1 });
  await titles.first().waitFor();
  const faults = (await titles.count()) === 1 ? [] : [`has ${await titles.count()} first headings`];
  const { pathname, search } = new URL(page.url());
  if (pathname + search !== address) faults.push(`leads on to ${pathname}${search}`);
  for (const [look, checks] of looksWith(pictures, place)) {
    await lookAt(page, devtools, look);
    for (const check of checks) {
      // One that cannot even be made hides no other.
      const found = await check(page).catch(({ message }: Error) => [`${check.name}: ${message}`]);
      faults.push(...found.map((fault) => `${wordsOf(look)}: ${fault}`));
    }
  }
  await leave();
  // Of a document that is not there Chromium says so, and its links to parts of itself lead there.
  const isProvoked = (fault: string) => address === nowhere && /status of 404|answers 404$/.test(fault);
  return [...faults, ...problems].filter((fault) => !isProvoked(fault));
}

/**
 * A test for each address: on a phone and at a desk its page is accessible (axe), in every width it has one filled button a screen, pictures
 * that are there, targets for fingers and no sideways scrolling, all links and those of its dialogs end where they say, and the browser
 * complains of nothing.
 * @param pictures what is asked of pictures
 */
export function testPages(addresses: readonly string[], pictures: Check): void {
  const placed = addresses.map((address, place) => [address, place] as const);
  test.each(placed)('%s is whole in every width', { timeout: 360_000 }, async (address, place) => {
    const faults = await faultsOf(address, place, pictures);
    expect(faults, [address, ...faults].join('\n  ')).toEqual([]);
  });
}
