import type { Page } from 'playwright';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { matchRoute } from '../../shared/addresses.ts';
import { faultsBeyond, faultsOfLink, linkEnd, ownLink } from '../support/browsers/site-links.ts';
import { aMember, type RegisteredMember } from '../support/people/members.ts';
import { aDongleOrder, aPlanOrder, pay } from '../support/people/orders.ts';
import { aVisitor } from './a-visitor.ts';
import { groups, isOfMember, nowhere, pagesOf } from './every-page/addresses.ts';
import { aSignedInMember, keepSignedIn } from './personal-site.ts';

// What documents link to is followed by `tests/api/links.test.ts`: here is what only a browser shows.

const siteUrl = inject('siteUrl');
const addresses = groups.flatMap(pagesOf).filter((address) => address !== nowhere);

/** A way on, and where it stands. */
interface Way {
  readonly to: string;
  readonly on: string;
}

/** Ways on that stand in a part of the page now. */
async function waysIn(page: Page, part: string, on: string): Promise<Way[]> {
  const found = await page
    .locator(`${part} a[href]`)
    .evaluateAll((links) => links.map((link) => Reflect.get(link, 'href')));
  return found.map((to) => ({ to: String(to), on }));
}

/** The ways on of the open dialog, whatever of it is chosen. */
async function waysOfDialog(page: Page, on: string): Promise<Way[]> {
  const choices = page.locator('dialog[open] button[aria-pressed]');
  const ways = await waysIn(page, 'dialog[open]', on);
  for (let place = 0; place < (await choices.count()); place++) {
    await choices.nth(place).click();
    await page.locator(`dialog[open] button[aria-pressed="true"]`).first().waitFor();
    ways.push(...(await waysIn(page, 'dialog[open]', `${on}, choice ${place + 1}`)));
  }
  return ways;
}

/** Opens each dialog of a part of the page, once however many buttons of a carousel open it, and gives the ways on in it. */
async function waysOfDialogs(page: Page, part: string, on: string): Promise<Way[]> {
  const dialogs = page.locator('dialog[open]');
  // A carousel puts its slides into another order, so each button is held and not its place.
  const buttons = await page.locator(`${part} button[aria-haspopup="dialog"]:enabled`).elementHandles();
  const ways: Way[] = [];
  const opened = new Set<string>();
  for (const button of buttons) {
    const name = await button.evaluate((one) => String(Reflect.get(one, 'ariaLabel') ?? one.textContent));
    if (opened.has(name)) continue;
    opened.add(name);
    // A carousel takes no click while it moves, and a dialog may be on its way already.
    const open = async () => {
      if ((await dialogs.count()) === 0) await button.dispatchEvent('click'); // also where it lies beside the screen
      return dialogs.count();
    };
    await expect.poll(open, { interval: 250, message: `${name} on ${on} opens no dialog` }).toBe(1);
    ways.push(...(await waysOfDialog(page, `${on}, dialog of "${name}"`)));
    await dialogs.getByRole('button', { name: 'Close' }).first().dispatchEvent('click');
    await dialogs.waitFor({ state: 'detached' });
  }
  return ways;
}

/** What is wrong with some ways on, each address asked for once. */
async function faultsOf(ways: readonly Way[]): Promise<string[]> {
  const unique = [...new Map(ways.map((way) => [way.to, way])).values()];
  const faults = unique.map(async ({ to, on }) => {
    const link = ownLink(to, siteUrl);
    const found = link
      ? faultsOfLink({ ...link, isWay: true }, await linkEnd(siteUrl, link.address))
      : faultsBeyond(to);
    return found.map((fault) => `${to} on ${on} ${fault}`);
  });
  return (await Promise.all(faults)).flat();
}

/** Pages for everybody, of which a member sees more. */
const ofMembers = ['home', 'contact', 'orderInfo', 'course', 'courseList', 'courseDetail'];
/** Those, and the pages of members alone. */
const seenByMembers = addresses.filter((address) => {
  const { pathname, searchParams } = new URL(address, siteUrl);
  return isOfMember(address) || ofMembers.includes(matchRoute(pathname, searchParams)?.name ?? '');
});

test('there are links to follow: pages with dialogs of functions, and all the ways on that documents name', async () => {
  const documents = await Promise.all(addresses.map(async (address) => (await fetch(siteUrl + address)).text()));
  // Each of these dialogs has seven links.
  expect(documents.filter((html) => html.includes('More function')).length).toBeGreaterThanOrEqual(2);
  const ways = documents.flatMap((html) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to));
  expect(new Set(ways).size).toBeGreaterThan(150);
});

test.each(addresses.filter((address) => !isOfMember(address)))(
  'every link in every dialog of %s ends on the page, the part or the file that it names',
  async (address) => {
    const html = await (await fetch(siteUrl + address)).text();
    // Header and footer have the same dialogs everywhere.
    const part = address === '/home' ? 'body' : 'main';
    if (part === 'main' && !/<main.*aria-haspopup="dialog"/s.test(html)) return;
    const { page, open, leave } = await aVisitor({ reducedMotion: 'reduce' });
    await open(address);
    const ways = await waysOfDialogs(page, part, address);
    // The dialog has a link for each function; those of search and of the way in have theirs.
    if (html.includes('More function'))
      expect(ways.filter(({ on }) => on.includes('More function')).length).toBeGreaterThanOrEqual(7);
    expect(await faultsOf(ways)).toEqual([]);
    await leave();
  },
);

describe('who has bought a dongle and a plan', () => {
  let member: RegisteredMember;

  beforeAll(async () => {
    member = await aMember(siteUrl);
    await pay(siteUrl, await aDongleOrder(siteUrl, member));
    await pay(siteUrl, await aPlanOrder(siteUrl, member, 'A1B2-C3D4'));
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
    const ways = [...(await waysIn(page, 'body', address)), ...(await waysOfDialogs(page, 'main', address))];
    expect(ways.length).toBeGreaterThan(20);
    expect(await faultsOf(ways)).toEqual([]);
    await leave();
  });

  test('sees none in the menu of the account either', async () => {
    const { page, leave } = await openAsMember('/home');
    await page.getByRole('banner').locator('summary[aria-label^="Account of"]:visible').click();
    await page.getByRole('banner').getByRole('link', { name: 'Orders' }).waitFor();
    const ways = await waysIn(page, 'header', 'the menu of the account');
    expect(ways.length).toBeGreaterThan(10);
    expect(await faultsOf(ways)).toEqual([]);
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
