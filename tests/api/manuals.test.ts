import { describe, expect, inject, test } from 'vitest';
import { listManualDirectories, listManuals } from '../../shared/contract/content.ts';
import type { ManualDirectoryNode } from '../../shared/contract/manual-schemas.ts';
import { call } from '../support/requests/api-client.ts';

const siteUrl = inject('siteUrl');

/** A directory and all below it. */
const withBelow = (node: ManualDirectoryNode): { id: number; pid: number; name: string }[] => [
  node,
  ...node.child.flatMap((child) => ('child' in child ? withBelow(child as ManualDirectoryNode) : [])),
];

describe('the library of manuals', () => {
  test('the tree of directories is the same without a name, with an empty one, and by GET', async () => {
    const tree = await call(siteUrl, listManualDirectories, {});
    expect(await call(siteUrl, listManualDirectories, { name: '', language: '1' })).toEqual(tree);
    const reply = await fetch(`${siteUrl}/api/pc/product_dir_list`);
    expect(await reply.json()).toMatchObject({ status: 0, data: tree });
  });

  test('a name finds the directories that hold it, and a stranger one none', async () => {
    const found = await call(siteUrl, listManualDirectories, { name: 's3' });
    expect(found.map(({ name, child }) => [name, child])).toEqual([['S3 Pro', []]]);
    expect(await call(siteUrl, listManualDirectories, { name: 'projector' })).toEqual([]);
  });

  test('each directory knows the one above it, and holds what those below it hold', async () => {
    const nodes = (await call(siteUrl, listManualDirectories, {})).flatMap(withBelow);
    const countOf = async (dir_id: number) => (await call(siteUrl, listManuals, { dir_id })).datacount;
    for (const { id, pid } of nodes) {
      expect(pid === 0 || nodes.some((other) => other.id === pid)).toBe(true);
      expect(await countOf(id)).toBeGreaterThan(0);
      if (pid !== 0) expect(await countOf(pid)).toBeGreaterThanOrEqual(await countOf(id));
    }
  });

  test('manuals come five at a time, unless another size is asked for', async () => {
    const first = await call(siteUrl, listManuals, { pageindex: 1, dir_id: 1, language: '1' });
    const second = await call(siteUrl, listManuals, { pageindex: '2', pagesize: '5', dir_id: '1' });
    expect([first.list.length, first.datacount, second.list.length]).toEqual([5, 6, 1]);
    const { list } = await call(siteUrl, listManuals, { dir_id: 1, pagesize: 50 });
    expect(list).toEqual([...first.list, ...second.list]);
  });

  test('a manual has every field that clients read, and its PDF is there', async () => {
    const { list } = await call(siteUrl, listManuals, { dir_id: 21 });
    expect(list).toEqual([
      {
        cover: `${siteUrl}/pictures/s1-960.webp`,
        title: 'S1 user manual',
        describe: expect.stringContaining('<p>A conference day with S1'),
        file_path: `${siteUrl}/media/manuals/s1.pdf`,
        file_name: 'S1 user manual',
        update_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        name: 's1',
        version: '2.5.1',
      },
    ]);
    for (const { file_path } of (await call(siteUrl, listManuals, { dir_id: 1, pagesize: 50 })).list) {
      const { status, headers } = await fetch(`${file_path}?attname=The%20manual.pdf`, { method: 'HEAD' });
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(headers.get('content-disposition')).toBe('attachment; filename="The manual.pdf"');
    }
  });

  test('a directory that there is not holds none', async () => {
    expect(await call(siteUrl, listManuals, { dir_id: 999 })).toEqual({ list: [], datacount: 0 });
  });

  test.each([
    ['a page before the first', { dir_id: 1, pageindex: 0 }, 'Pages start at 1'],
    ['a page without entries', { dir_id: 1, pagesize: 0 }, 'A page has at least one entry'],
  ])('%s is refused in words', async (_, request, words) => {
    await expect(call(siteUrl, listManuals, request)).rejects.toThrow(words);
  });

  test('a name that is too long is refused in words', async () => {
    await expect(call(siteUrl, listManualDirectories, { name: 'x'.repeat(51) })).rejects.toThrow(
      'A name has at most 50 characters',
    );
  });
});
