import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'a'],
  ['Ada King Lovelace', 'AL'],
  ['张伟', '张'],
  ['𝒜da', '𝒜'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
