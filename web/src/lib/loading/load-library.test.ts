import { expect, test } from 'vitest';
import { loadLibrary, loadRepeatedly } from './load-library.ts';

/** A library that cannot be had the first `failures` times. */
function aLibrary(failures: number) {
  const asked: number[] = [];
  const load = async () => {
    asked.push(asked.length + 1);
    if (asked.length <= failures) throw new Error('Not there');
    return 'the library';
  };
  return { asked, load };
}

test('a library that comes at the fifth try is used, after longer and longer pauses', async () => {
  const { load, asked } = aLibrary(4);
  const pauses: number[] = [];
  const wait = async (milliseconds: number) => void pauses.push(milliseconds);
  expect(await loadLibrary(load, wait)).toBe('the library');
  expect(asked).toHaveLength(5);
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000]);
});

test('a library that fails five times is given up', async () => {
  const { load, asked } = aLibrary(Number.POSITIVE_INFINITY);
  expect(await loadLibrary(load, async () => {})).toBeUndefined();
  expect(asked).toHaveLength(5);
});

test('what has to come says why it does not, once it has failed five times', async () => {
  const { load, asked } = aLibrary(Number.POSITIVE_INFINITY);
  await expect(loadRepeatedly(load, async () => {})).rejects.toThrow('Not there');
  expect(asked).toHaveLength(5);
});
