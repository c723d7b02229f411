import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { sharedBrowser } from '../a-visitor.ts';
import { sideways, violations } from './content.ts';
import { filledButtons, formsOfNoTool, smallTargets, smallTargetsOfMenu } from './controls.ts';
import { heavyPictures, poorPictures } from './pictures.ts';

/** A picture of so many pixels each way, drawn at so many of CSS. */
const picture = (natural: number, drawn: number, file = 'hero-stage-960.avif') =>
  `<img alt="One" width="${natural}" height="${natural}" style="display: block; width: ${drawn}px" sizes="${drawn}px" srcset="/pictures/${file} ${natural}w">`;
const words = 'word '.repeat(60);

/** Each check with a page in which nothing is wrong for it, and what is wrong in one that differs by a single thing. */
const planted: Record<string, readonly [(page: Page) => Promise<string[]>, string, string, RegExp]> = {
  axe: [violations, `<p>${words}</p>`, '<img src="data:,">', /^image-alt: <img/],
  contrast: [violations, `<p>${words}</p>`, '<p style="color: #eee; background: #fff">Words</p>', /^color-contrast/],
  width: [sideways, '<p>Words</p>', '<p style="width: 9999px">Words</p>', /^scrolls \d+ px sideways/],
  menu: [
    sideways,
    '<header><details><summary>Menu</summary></details></header>',
    '<header style="overflow: hidden"><details style="margin-left: 3000px"><summary>Menu</summary></details></header>',
    /^the menu is cut off/,
  ],
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
  tool: [
    formsOfNoTool,
    '<form toolname="find" tooldescription="Finds it."></form>',
    '<form id="lost" toolname="find"></form>',
    /^form lost is no tool/,
  ],
  sharpness: [poorPictures, picture(300, 400), picture(200, 400), /: 200 of 300 px/],
  'a picture that is not there': [
    heavyPictures,
    picture(200, 400),
    picture(200, 400, 'none-480.avif'),
    /none is not there/,
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
