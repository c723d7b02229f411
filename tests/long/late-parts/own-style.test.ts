import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { pageRouteNames, type Route, routes } from '../../../shared/routes.ts';
import { aVisitor } from '../../browser/a-visitor.ts';
import { groups, pagesOf } from '../../browser/every-page/addresses.ts';
import { devices } from '../../support/browsers/visitor.ts';

const all = groups.flatMap(pagesOf);
/** Of each route one page, by the first part of its address. */
const addresses = pageRouteNames.flatMap((name) => {
  const route: Route = routes[name];
  const [beginning = ''] = route.path.split(':');
  return all.find((address) => address.startsWith(beginning)) ?? [];
});

/** How each visible element of the page is drawn; nothing for those out of sight. What holds the page is as high as what is still hidden. */
function drawn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *:not(#root, main)')].map((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return '';
      const style = getComputedStyle(element);
      // Custom properties that nothing asks for are not in the document. Chromium may say 0 of an automatic margin.
      const properties = [...style].filter((property) => !/^(--|margin-)/.test(property));
      const values = properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
      values.push(`left: ${element.getBoundingClientRect().left}`);
      return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')}"> ${values.join('; ')}`;
    }),
  );
}

/** What the browser leaves out until it is near has heights that depend on the moment. */
function drawEverything(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** The first property of an element that is not as it was. */
function difference(before: string, after: string): string {
  const values = after.split('; ');
  const place = before.split('; ').findIndex((value, index) => value !== values[index]);
  return `${before.slice(0, before.indexOf('>') + 1)} ${before.split('; ')[place]} → ${values[place]}`;
}

test.each([...new Set(addresses)].flatMap((address) => [[address, 'phone'] as const, [address, 'windows'] as const]))(
  '%s looks the same by its own style and by the whole sheets (%s)',
  async (address, device) => {
    const { page, leave } = await aVisitor({ ...devices[device], reducedMotion: 'reduce' });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', () => {}); // never answered: nothing but style changes
    await page.route('**/assets/*.css', (route) => released.then(() => route.continue()));
    await page.goto(address);
    await drawEverything(page);
    const before = await drawn(page);
    release();
    await page.locator('html.styled').waitFor();
    const after = await drawn(page);
    const seen = before.flatMap((one, index) =>
      one && one !== after[index] ? difference(one, after[index] ?? '') : [],
    );
    expect(seen).toEqual([]);
    expect(before.filter(Boolean).length).toBeGreaterThan(20);
    await leave();
  },
);
