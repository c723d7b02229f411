import type { Page } from 'playwright';
import { expect } from 'vitest';
import { faultsBeyond, faultsOfLink, type LinkEnd, linkEnd, ownLink } from '../../support/browsers/site-links.ts';

// What documents link to is followed by `tests/api/links.test.ts`: here is what only a browser shows.

/** A way on, and where it stands. */
interface Way {
  readonly to: string;
  readonly on: string;
}

/** Ways on that stand in a part of the page now. */
export async function waysIn(page: Page, part: string, on: string): Promise<Way[]> {
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
    const found = await waysOfDialog(page, `the dialog of "${name}"`);
    if (name.includes('More function')) expect(found.length).toBeGreaterThanOrEqual(7); // a link for each function
    ways.push(...found);
    await dialogs.getByRole('button', { name: 'Close' }).first().dispatchEvent('click');
    await dialogs.waitFor({ state: 'detached' });
  }
  return ways;
}

/** What stands at addresses, each asked for once, as most pages lead to the same ones. */
const ends = new Map<string, Promise<LinkEnd>>();

function endOf(siteUrl: string, address: string): Promise<LinkEnd> {
  const end = ends.get(address) ?? linkEnd(siteUrl, address);
  ends.set(address, end);
  return end;
}

/** What is wrong with some ways on. */
export async function faultsOfWays(siteUrl: string, ways: readonly Way[]): Promise<string[]> {
  const unique = [...new Map(ways.map((way) => [way.to, way])).values()];
  const faults = unique.map(async ({ to, on }) => {
    const link = ownLink(to, siteUrl);
    const found = link ? faultsOfLink({ ...link, isWay: true }, await endOf(siteUrl, link.address)) : faultsBeyond(to);
    return found.map((fault) => `${to} on ${on} ${fault}`);
  });
  return (await Promise.all(faults)).flat();
}

/**
 * Every link of a live page, and of each dialog that it opens, that does not end on the page, the part or the file that it names.
 * Dialogs of header and footer are the same everywhere, so those of home are opened.
 */
export async function astray(page: Page): Promise<string[]> {
  const { origin, pathname } = new URL(page.url());
  const part = pathname === '/home' ? 'body' : 'main';
  const ways = [...(await waysIn(page, 'body', 'the page')), ...(await waysOfDialogs(page, part, pathname))];
  return [
    ...(ways.length > 20 ? [] : [`leads on by ${ways.length} links alone`]),
    ...(await faultsOfWays(origin, ways)),
  ];
}
