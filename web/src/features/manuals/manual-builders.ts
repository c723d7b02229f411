import type { ManualDocument } from '../../../../shared/content/manual-text.ts';
import { pageReply } from '../../../../shared/contract/page-number.ts';
import { manualPages } from '../../../../shared/manual-lists.ts';
import { aContext } from '../../../testing/builders.ts';

const heading = (id: string, number: string, page: number) => ({ id, number, title: `Title of ${id}`, page });
const section = (id: string, number: string, page: number) => ({
  ...heading(id, number, page),
  level: 3 as const,
  html: '<p>Words.</p>',
});
const chapter = (id: string, number: string, page: number) => ({
  ...section(id, number, page),
  level: 2 as const,
  sections: [],
});

/** A manual of two chapters, the first with two sections, and its index. */
const aManual: ManualDocument = {
  name: 's1',
  title: 'S1 user manual',
  product_name: 'S1',
  product_path: '/product-s1',
  version: '2.5.1',
  describe: '<p>All about <strong>windows</strong>.</p>',
  cover: 's1',
  update_date: '2026-03-12',
  file_path: '/media/manuals/s1.pdf',
  file_name: 'S1 user manual',
  pages: 12,
  size: 370_000,
  chapters: [
    {
      ...chapter('windows', '1', 6),
      html: '<p>A window &amp; its <em>place</em>.</p>',
      sections: [section('place', '1.1', 6), section('order', '1.2', 7)],
    },
    chapter('pages', '2', 8),
    { ...chapter('index', '', 11), html: '<ul><li>Take</li></ul>' },
  ],
};

const node = { describe: 'About them.' };
const product = { id: 21, pid: 2, name: 'S1', ...node, child: [] };
const series = { id: 2, pid: 1, name: 'S series', ...node, child: [product] };
const all = { id: 1, pid: 0, name: 'All manuals', ...node, child: [series] };

/** As many manuals as a test wants in the first directory, one in the others; searched for by name, the directory S1 or none. */
export function manualContext(count = 1) {
  const manuals = Array.from({ length: count }, (_, place) => {
    const { chapters, product_name, product_path, pages, size, ...manual } = aManual;
    return { ...manual, name: place === 0 ? 's1' : `s1-${place + 1}` };
  });
  return aContext(
    {
      listManualDirectories: ({ name }) => (name === '' ? [all] : name === 's1' ? [product] : []),
      listManuals: ({ dir_id, page, size }) => {
        const held = dir_id === 1 ? manuals : manuals.slice(0, 1);
        return pageReply(manualPages, { list: held.slice((page - 1) * size, page * size), count: held.length });
      },
    },
    { s1: aManual },
  );
}
