import { expect, test } from 'vitest';
import type { WatchedLesson } from '../../../shared/lesson-progress.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { calling } from '../../platform/testing/starting.ts';
import { anAccountsDesk } from '../account-builders.ts';
import keepLessonProgress from '../keep-lesson-progress.ts';
import { memberKey } from '../members/member-repository.ts';
import readLessonProgress from '../read-lesson-progress.ts';

captureLog();

const watched = (given: Partial<WatchedLesson> = {}): WatchedLesson => ({
  course_id: 1,
  dir_id: 2,
  seconds: 5,
  done: 0,
  changed_at: 1_000,
  ...given,
});

async function aMember(uid = 'u1', desk = anAccountsDesk()) {
  await desk.table.put({ ...memberKey(uid), state: 'active' });
  return {
    desk,
    keep: (...list: WatchedLesson[]) => calling(keepLessonProgress, desk.clients)({ list }, { uid }),
    list: async () => (await calling(readLessonProgress, desk.clients)({}, { uid })).list,
  };
}

test('who has watched nothing has an empty list', async () => {
  const { list } = await aMember();
  expect(await list()).toEqual([]);
});

test('lessons of several devices are kept together, and of each the later place', async () => {
  const { keep, list } = await aMember();
  await keep(watched(), watched({ dir_id: 3, done: 1, changed_at: 900 }));
  await keep(watched({ seconds: 9, changed_at: 2_000 }));
  await keep(watched({ seconds: 1, changed_at: 500 }));
  expect(await list()).toEqual([
    watched({ seconds: 9, changed_at: 2_000 }),
    watched({ dir_id: 3, done: 1, changed_at: 900 }),
  ]);
});

test('what is known already is not written again', async () => {
  const { desk, keep } = await aMember();
  await keep(watched());
  const before = desk.tables.writes();
  await keep(watched());
  expect(desk.tables.writes()).toBe(before);
});

test('what devices say at the same time all holds', async () => {
  const { keep, list } = await aMember();
  await Promise.all([1, 2, 3, 4].map((dir_id) => keep(watched({ dir_id }))));
  expect((await list()).map(({ dir_id }) => dir_id).toSorted()).toEqual([1, 2, 3, 4]);
});

test('a device whose clock is ahead does not hold its place for ever', async () => {
  const { desk, keep, list } = await aMember();
  await keep(watched({ seconds: 3, changed_at: desk.clock.now + 1e9 }));
  desk.clock.now += 1;
  await keep(watched({ seconds: 8, changed_at: desk.clock.now }));
  expect((await list())[0]?.seconds).toBe(8);
});

test('nothing is kept of who is being erased', async () => {
  const { desk, keep, list } = await aMember();
  await desk.table.put({ ...memberKey('u1'), state: 'erasing' });
  await expect(keep(watched())).rejects.toMatchObject({ status: -1 });
  expect(await list()).toEqual([]);
});

test("another member's lessons are their own", async () => {
  const ada = await aMember();
  await ada.keep(watched());
  const eve = await aMember('u2', ada.desk);
  expect(await eve.list()).toEqual([]);
});
