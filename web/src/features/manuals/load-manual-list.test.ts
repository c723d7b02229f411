import { expect, test } from 'vitest';
import { NotFound } from '../../lib/pages/page-module.ts';
import { page } from './load-manual-list.ts';
import { manualContext } from './manual-builders.ts';

const { documents, load, meta } = page;
const first = { dir_id: '1' };

test('the directory of the address is shown, with its first five manuals', async () => {
  const { directories, directory, manuals, count } = await load(manualContext(6), first);
  expect(directories).toMatchObject([{ id: 1, child: [{ id: 2, child: [{ id: 21, child: [] }] }] }]);
  expect(directory).toEqual({ id: 1, name: 'All manuals', describe: 'About them.' });
  expect([manuals.length, count]).toEqual([5, 6]);
  expect(manuals[0]?.saved_as).toBe('S1 user manual.pdf');
});

test('another page has the others, one beyond the last is the last, and nonsense is the first', async () => {
  const pageOf = async (asked: string) => (await load(manualContext(6), { ...first, page: asked })).page;
  expect(await pageOf('2')).toBe(2);
  expect(await pageOf('9')).toBe(2);
  for (const nonsense of ['0', '-1', 'x', '1.5', '']) expect(await pageOf(nonsense)).toBe(1);
  expect((await load(manualContext(6), { ...first, page: '9' })).manuals).toHaveLength(1);
});

test('a search shows the directories that it finds, and the manuals of the first', async () => {
  const { directories, directory, name } = await load(manualContext(6), { ...first, name: 's1' });
  expect(directories).toEqual([{ id: 21, name: 'S1', child: [] }]);
  expect([directory?.id, name]).toEqual([21, 's1']);
});

test('a search that finds nothing is an empty list, and no failure', async () => {
  const { directories, directory, count } = await load(manualContext(), { ...first, name: 'projector' });
  expect([directories, directory, count]).toEqual([[], null, 0]);
});

test.each(['0', '999', 'x', ''])('there is no directory %o', async (dir_id) => {
  await expect(load(manualContext(), { dir_id })).rejects.toBeInstanceOf(NotFound);
});

test('every directory has a document, whose head names it', async () => {
  expect(await documents?.(manualContext())).toEqual(['1', '2', '21'].map((dir_id) => ({ dir_id })));
  const { title, description, modified } = meta(await load(manualContext(), { dir_id: '21' }), { dir_id: '21' });
  expect([title, description, modified]).toEqual(['Manuals: S1', 'About them.', '2026-03-12']);
  expect(meta(await load(manualContext(), first), first).title).toBe('Manuals');
});
