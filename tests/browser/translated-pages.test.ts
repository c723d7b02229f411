import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { devices } from '../support/browsers/visitor.ts';
import { aVisitor } from './a-visitor.ts';

/** What a browser's translator does with a page: every text moves into a `<font>` of its own, and so does whatever comes later. */
function translate(): void {
  const left = 'font, script, style, noscript, textarea, option';
  const move = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    for (
      let text: Node | null = root.nodeType === Node.TEXT_NODE ? root : texts.nextNode();
      text;
      text = texts.nextNode()
    )
      if (text.nodeValue?.trim() && !text.parentElement?.closest(left)) found.push(text);
    for (const text of found) {
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = text.nodeValue;
      text.parentNode?.replaceChild(font, text);
    }
  };
  move(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) if (node.isConnected) move(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

type Act = (page: Page) => Promise<unknown>;

const main = (page: Page) => page.getByRole('main');
const link =
  (name: string | RegExp): Act =>
  (page) =>
    main(page).getByRole('link', { name }).filter({ visible: true }).first().click();
const press =
  (name: string | RegExp): Act =>
  (page) =>
    main(page).getByRole('button', { name }).filter({ visible: true }).first().click();
const search =
  (words: string): Act =>
  async (page) => {
    await main(page).getByRole('searchbox').fill(words);
    await page.keyboard.press('Enter');
  };

/** Opens a branch of the tree of manuals, and then one of its directories. */
const directory =
  (branch: string, name: string): Act =>
  async (page) => {
    await main(page).locator('summary').filter({ hasText: branch }).last().click();
    await link(name)(page);
  };

/** Where a text begins to be another, and a few words of both. */
function firstDifference(one: string | null, other: string | null): readonly string[] | undefined {
  if (one === other) return undefined;
  const [first, second] = [one ?? '', other ?? ''];
  const at = [...first].findIndex((letter, place) => letter !== second[place]);
  return [first, second].map((text) => text.slice(Math.max(0, at - 30), at + 60));
}

const still = { ...devices.windows, reducedMotion: 'reduce' } as const;

test.each<[address: string, what: string, acts: readonly Act[]]>([
  ['/history?page=1', 'of another product', [link('S2'), link('ccMAX')]],
  ['/download?page=0', 'filtered, and of another tab', [press('Mac'), link('S series')]],
  ['/videos?tabid=1', 'of another list', [link('S2')]],
  ['/cases', 'of a scenario', [link('The exhibition hall'), link('All scenarios')]],
  ['/cases-1', 'after the next one', [link(/^Next case/)]],
  ['/tutorial', 'of another tab', [link('Order and activate')]],
  ['/faq?id=101', 'of another answer, and searched', [link(/^S1 refuses to feed/), search('harsh buzz')]],
  ['/word', 'of another directory, and searched', [directory('S series', 'S2'), search('blending'), search('xyzzy')]],
  ['/sign?tab=sign-up', 'not filled in', [press(/^Sign up/)]],
  ['/contact', 'not filled in', [press('Send message')]],
  ['/feedback', 'not filled in', [press(/^Send/)]],
  ['/coursedetail?id=1&dir_id=2', 'of the next lesson', [link('Music and announcements in Audio Mode')]],
  ['/home', 'with other cases', [press('The exhibition hall')]],
])('%s says translated what it says otherwise: %s', async (address, _, acts) => {
  const [plain, translated] = [await aVisitor(still), await aVisitor(still)];
  const said = ({ page }: typeof plain) => page.locator('body').textContent();
  for (const { open } of [plain, translated]) await open(address);
  await translated.page.evaluate(translate);
  for (const act of acts) {
    const before = await said(plain);
    for (const { page } of [plain, translated]) await act(page);
    await expect.poll(() => said(plain)).not.toBe(before);
    await expect.poll(async () => firstDifference(await said(translated), await said(plain))).toBeUndefined();
    expect(translated.bugs).toEqual([]);
  }
  for (const { leave } of [plain, translated]) await leave();
});
