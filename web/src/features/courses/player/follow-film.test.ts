import { expect, test } from 'vitest';
import { resumesAt } from './follow-film.ts';

const left = (dir_id: number, seconds: number) => ({ course_id: 1, dir_id, seconds, done: 0 as const, changed_at: 1 });

test('a film goes on where it was left', () => {
  expect(resumesAt([left(2, 9.5), left(1, 4)], 1)).toBe(4);
});

test('a film that was not watched, or left at once, begins', () => {
  expect(resumesAt([left(2, 9.5)], 1)).toBe(0);
  expect(resumesAt([left(1, 0.6)], 1)).toBe(0);
});
