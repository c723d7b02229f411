import { beforeAll, describe, expect, inject, test } from 'vitest';
import { matchRoute } from '../../shared/addresses.ts';
import { aVisitor } from './a-visitor.ts';
import { aBuyer } from './every-page/a-buyer.ts';
import { groups, isOfMember, nowhere, pagesOf } from './every-page/addresses.ts';
import { astray, faultsOfWays, waysIn } from './every-page/ways.ts';
import { aSignedInMember, keepSignedIn } from './personal-site.ts';

// Links of pages as everybody sees them, and of members' pages, are followed in the visits of `every-page`.

const siteUrl = inject('siteUrl');
const addresses = groups.flatMap(pagesOf).filter((address) => address !== nowhere);

/** Pages for everybody, of which a member sees more. */
const ofMembers = ['home', 'contact', 'orderInfo', 'course', 'courseList', 'courseDetail'];
const seenByMembers = addresses.filter((address) => {
  const { pathname, searchParams } = new URL(address, siteUrl);
  return !isOfMember(address) && ofMembers.includes(matchRoute(pathname, searchParams)?.name ?? '');
});

test('there are links to follow: pages with dialogs of functions, and all the ways on that documents name', async () => {
  const documents = await Promise.all(addresses.map(async (address) => (await fetch(siteUrl + address)).text()));
  // Each of these dialogs has seven links.
  expect(documents.filter((html) => html.includes('More function')).length).toBeGreaterThanOrEqual(2);
  const ways = documents.flatMap((html) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to));
  expect(new Set(ways).size).toBeGreaterThan(150);
});

describe('who has bought a dongle and a plan', () => {
  let member: Awaited<ReturnType<typeof aBuyer>>;
  beforeAll(async () => {
    member = await aBuyer(siteUrl);
  });

  async function openAsMember(address: string) {
    const { page, open, leave } = await aVisitor({ reducedMotion: 'reduce' });
    await keepSignedIn(page, member);
    await open(address);
    await page.evaluate('new Promise(requestIdleCallback)');
    return { page, leave };
  }

  test.each(seenByMembers)('sees no link on %s that does not end where it says', async (address) => {
    const { page, leave } = await openAsMember(address);
    expect(await astray(page)).toEqual([]);
    await leave();
  });

  test('sees none in the menu of the account either', async () => {
    const { page, leave } = await openAsMember('/home');
    await page.getByRole('banner').locator('summary[aria-label^="Account of"]:visible').click();
    await page.getByRole('banner').getByRole('link', { name: 'Orders' }).waitFor();
    const ways = await waysIn(page, 'header', 'the menu of the account');
    expect(ways.length).toBeGreaterThan(10);
    expect(await faultsOfWays(siteUrl, ways)).toEqual([]);
    await leave();
  });
});

test.each([
  ['0', 'Base info'],
  ['1', 'Subscriptions'],
  ['2', 'Orders'],
  ['3', 'Addresses'],
])('a link to the personal centre with page %s opens %s', async (place, name) => {
  const { page, open, leave } = await aSignedInMember();
  await open(`/personal?page=${place}`);
  const current = page.getByRole('navigation', { name: 'Personal centre' }).locator('[aria-current]');
  expect(await current.textContent()).toBe(name);
  await leave();
});
