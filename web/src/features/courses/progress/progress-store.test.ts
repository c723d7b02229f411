import { expect, test } from 'vitest';
import { storedFor } from './progress-store.ts';

const lesson = { course_id: 1, dir_id: 2, seconds: 7, done: 0, changed_at: 100 };
const stored = (uid: string, list: readonly unknown[] = [lesson]) => JSON.stringify({ uid, list });

test('what was watched by nobody in particular is shown to visitors, and to who signs in', () => {
  expect(storedFor('', stored(''))).toEqual([lesson]);
  expect(storedFor('7', stored(''))).toEqual([lesson]);
});

test('what a member has watched is shown to that member alone', () => {
  expect(storedFor('7', stored('7'))).toEqual([lesson]);
  expect(storedFor('8', stored('7'))).toEqual([]);
  expect(storedFor('', stored('7'))).toEqual([]);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '[]'],
  ['no list', '{"uid":"","list":7}'],
])('%s in the storage is no progress', (_, text) => {
  expect(storedFor('', text)).toEqual([]);
});

test('lessons of another shape are left out', () => {
  expect(storedFor('', stored('', [lesson, null, 7, { ...lesson, seconds: '7' }]))).toEqual([lesson]);
});
