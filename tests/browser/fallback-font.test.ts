import { expect, test } from 'vitest';
import { aVisitor } from './a-visitor.ts';

/** Labels and headings of the site, as many letters as matter together. */
const words = 'Download See the S3 tutorials Explore S3 Pro Read on Release history Training Videos Ask for a quote';

test.each([
  [400, '100%', 'text'],
  [500, '100%', 'what is chosen'],
  [600, '100%', 'labels of buttons'],
  [600, '112%', 'headings'],
])(
  'letters of weight %i and width %s (%s) take as much room before the font has come as after it',
  async (weight, stretch) => {
    const { page, open, leave } = await aVisitor();
    await open('/about');
    await page.locator('html.typeset').waitFor();
    const widthIn = (family: string) =>
      page.evaluate(
        ({ words, style }) => {
          const line = Object.assign(document.createElement('span'), { textContent: words });
          line.style.cssText = style;
          document.body.append(line);
          const { width } = line.getBoundingClientRect();
          line.remove();
          return width;
        },
        {
          words,
          style: `position: absolute; white-space: nowrap; font: ${weight} 100px ${family}; font-stretch: ${stretch}`,
        },
      );
    const ratio = (await widthIn('"Archivo Fallback"')) / (await widthIn('Archivo'));
    expect(Math.abs(ratio - 1)).toBeLessThan(0.02);
    await leave();
  },
);
