/** Typesets a document with Chromium, until the page numbers in it are those of the pages. */

import { type Browser, chromium, type Page } from 'playwright';
import { brand } from '../../shared/brand.ts';
import { packed } from './pack.ts';
import { foreignFaces, pageCount, pagesOfDestinations, withFacts } from './pdf.ts';

/** A number that grows by a digit can move what follows, once or twice. */
const mostPasses = 5;

/** Starts the browser that `CHROMIUM` names, or Playwright's. */
export async function openBrowser(): Promise<Browser> {
  return await chromium.launch({
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    // Letters keep the widths that the face gives them, and are not moved to a screen's pixels.
    args: [
      '--font-render-hinting=none',
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });
}

export interface Typeset {
  readonly pdf: Buffer;
  readonly pages: number;
  /** The page of each heading, by its id. */
  readonly headings: Readonly<Record<string, number>>;
}

/**
 * A tagged PDF with bookmarks. The same document and date make the same bytes in the same browser.
 * @param date `YYYY-MM-DD`, the date of creation that it names
 * @throws Error when text is not in our face, or numbers and pages never agree
 */
export async function typeset(browser: Browser, html: string, date: string): Promise<Typeset> {
  const context = await browser.newContext();
  const page = await context.newPage();
  try {
    await page.setContent(html);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    const pdf = await untilNumbersAgree(page);
    const faces = foreignFaces(pdf);
    if (faces.length > 0) throw new Error(`Some text is set in ${faces.join(', ')}: give it our face in manual.css`);
    const facts = (object: Buffer) => withFacts(object, date, brand.name);
    const ids = await page.evaluate(() => [...document.querySelectorAll('main :is(h2, h3)')].map(({ id }) => id));
    const destinations = pagesOfDestinations(pdf);
    const headings = Object.fromEntries(ids.map((id) => [id, destinations.get(id) ?? 0]));
    return { pdf: packed(pdf, facts), pages: pageCount(pdf), headings };
  } finally {
    await context.close();
  }
}

async function untilNumbersAgree(page: Page): Promise<Buffer> {
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
    if (!(await writeNumbers(page, pagesOfDestinations(pdf)))) return pdf;
  }
  throw new Error('The page numbers change with every pass');
}

/** Writes the page of each reference into the document; tells whether any was another one before. */
function writeNumbers(page: Page, pages: ReadonlyMap<string, number>): Promise<boolean> {
  return page.evaluate(
    (entries) => {
      const numbers = new Map(entries);
      let isChanged = false;
      for (const element of document.querySelectorAll<HTMLElement>('[data-page-of]')) {
        const number = numbers.get(element.dataset.pageOf ?? '');
        if (!number) throw new Error(`No page is known of ${element.dataset.pageOf}`);
        isChanged ||= element.textContent !== String(number);
        element.textContent = String(number);
      }
      // In the index a page is named once, however often it is meant.
      for (const list of document.querySelectorAll('[data-pages]')) {
        const seen = new Set<string | null>();
        for (const page of [...list.children]) {
          if (seen.has(page.textContent)) page.remove();
          seen.add(page.textContent);
        }
      }
      return isChanged;
    },
    [...pages],
  );
}
