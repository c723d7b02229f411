import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharedBrowser } from '../a-visitor.ts';
import { firstHeadings, lacking, sideways, violations, violationsOfColour } from './content.ts';
import { filledButtons, smallTargets, smallTargetsOfMenu } from './controls.ts';
import { heavyPictures, poorPictures } from './pictures.ts';

/** A picture of so many pixels each way, drawn at so many of CSS. */
async function picture(natural: number, drawn: number): Promise<string> {
  const ground = { width: natural, height: natural, channels: 3, background: '#808080' } as const;
  const file = await sharp({ create: ground }).png().toBuffer();
  return `<img alt="One" style="width: ${drawn}px" src="data:image/png;base64,${file.toString('base64')}">`;
}
const words = 'word '.repeat(60);

/** Each check with a page in which nothing is wrong for it, and what is wrong in one that differs by a single thing. */
const planted: Record<string, readonly [(page: Page) => Promise<string[]>, string, string, RegExp]> = {
  axe: [violations, `<p>${words}</p>`, '<img src="data:,">', /^image-alt: <img/],
  contrast: [
    violationsOfColour,
    '<p style="color: #000">Words</p>',
    '<p style="color: #eee">Words</p>',
    /^color-contrast/,
  ],
  width: [sideways, '<p>Words</p>', '<p style="width: 9999px">Words</p>', /^scrolls \d+ px sideways/],
  menu: [
    sideways,
    '<header><details><summary>Menu</summary></details></header>',
    '<header style="overflow: hidden"><details style="margin-left: 3000px"><summary>Menu</summary></details></header>',
    /^the menu is cut off/,
  ],
  headings: [firstHeadings, '', '<h1>Second</h1>', /^2 first headings/],
  filled: [
    filledButtons,
    '<a href="#" style="background: #f00">Buy</a><a href="#" style="background: #f00; visibility: hidden">Get</a>',
    '<a href="#" style="background: #f00">Buy</a><a href="#" style="background: #f00">Get</a>',
    /^two filled buttons within a screen: Get/,
  ],
  target: [
    smallTargets,
    '<button style="width: 44px; height: 44px">B</button>',
    '<button style="width: 44px; height: 20px">B</button>',
    /^small target: B: 44 × 20/,
  ],
  'target in the menu': [
    smallTargetsOfMenu,
    '<header><details><summary style="height: 44px">Menu</summary></details></header>',
    '<header><details><summary style="height: 44px">Menu</summary><button>B</button></details></header>',
    /^small target: B/,
  ],
  sharpness: [poorPictures, await picture(300, 400), await picture(200, 400), /: 200 of 300 px/],
  'whole picture': [
    heavyPictures,
    await picture(200, 400),
    '<img alt="One" width="9" height="9" src="data:image/png,none">',
    /is broken/,
  ],
};

test.each(Object.entries(planted))('the check of %s finds what is planted, and nothing beside it', async (_, each) => {
  const [check, right, wrong, fault] = each;
  const context = await (await sharedBrowser()).newContext({ deviceScaleFactor: 1 });
  const page = await context.newPage();
  const show = (content: string) =>
    page.setContent(
      `<!doctype html><html lang="en"><title>T</title><style>:root { --accent: #f00 }</style>${content.startsWith('<header') ? content : ''}<main><h1>One</h1>${content.startsWith('<header') ? '' : content}</main>`,
    );
  await show(right);
  expect(await check(page)).toEqual([]);
  await show(wrong);
  expect(await check(page)).toEqual([expect.stringMatching(fault)]);
  await context.close();
});

test.each([
  [`<main><h1>One</h1>${words}</main>`, []],
  [`<main><noscript><h1>One</h1>${words}</noscript></main>`, []],
  ['<main><h1>One</h1></main>', ['without script 1 words and 1 first headings']],
  [`<main>${words}</main>`, ['without script 61 words and 0 first headings']],
])('of a document without script is said what it lacks: %s', async (html, faults) => {
  const page = await (await sharedBrowser()).newPage();
  expect(await lacking(page, html)).toEqual(faults);
  await page.context().close();
});
