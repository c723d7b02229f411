import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { linksWithin } from './check-links.ts';
import { problemsOf } from './content-folder.ts';

/** A page of NDI Sender, as that of the only product of a small site. */
const page = readFileSync(join(import.meta.dirname, 'product-pages/ndi.md'), 'utf8').replace(
  /products: \[\d+\]/,
  'products: [3]',
);
const link = '/videos?tabid=2';

describe('the links of a product page', () => {
  it('lead to pages of the site', () => {
    expect(page).toContain(link);
    expect(problemsOf({ 'product-pages/ndi.md': page })).toEqual([]);
  });

  test.each(['/coursedetail?id=9&dir_id=9', '/cases-4711', '/faq?id=4711', '/videos?list=2', '/history?page=99'])(
    '%s leads nowhere and is reported, wherever it stands',
    (wrong) => {
      const problems = problemsOf({ 'product-pages/ndi.md': page.replaceAll(link, wrong) });
      expect(problems).toHaveLength(page.split(link).length - 1);
      for (const problem of problems) expect(problem).toContain(`The link ${wrong} leads nowhere`);
    },
  );

  it('are found in lists and within what they hold', () => {
    expect(
      linksWithin({ title: 'One / two', next: [{ url: '/word' }], more: { purchase: { url: '/course?type=1' } } }),
    ).toEqual(['/word', '/course?type=1']);
  });
});
