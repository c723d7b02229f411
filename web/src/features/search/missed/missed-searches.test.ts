import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { missedSearches } from './missed-searches.ts';

const { counted } = vi.hoisted(() => ({ counted: vi.fn<(words: string, before: Set<string>) => Promise<void>>() }));
vi.mock('./count-search.ts', () => ({ countSearch: counted }));

beforeEach(() => {
  vi.useFakeTimers();
  counted.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const after = async (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
  await vi.dynamicImportSettled();
};

/** A dialog in which words stand one after the other, as its hook says it, and what was counted so far. */
function opened() {
  const [stand, leave] = missedSearches();
  let end = stand('');
  return {
    stand: (words: string) => {
      end();
      end = stand(words);
    },
    enter: leave,
    close: () => {
      end();
      leave();
    },
    counted: () => counted.mock.calls.map(([words]) => words),
  };
}

test('nothing is counted before something was typed, whenever the dialog is closed', async () => {
  const { enter, close, counted } = opened();
  await after(60_000);
  enter();
  close();
  await after(0);
  expect(counted()).toEqual([]);
});

test('words are counted once they have stood for two seconds', async () => {
  const { stand, counted } = opened();
  stand('laser');
  await after(1_999);
  expect(counted()).toEqual([]);
  await after(1);
  expect(counted()).toEqual(['laser']);
});

test.each(['enter', 'close'] as const)('words that are left sooner (%s) are counted then', async (way) => {
  const dialog = opened();
  dialog.stand('laser');
  dialog[way]();
  await after(0);
  expect(dialog.counted()).toEqual(['laser']);
  dialog.stand('');
  await after(60_000);
  expect(dialog.counted()).toEqual(['laser']);
});

test('words that are typed on, or found after all, are not counted', async () => {
  const { stand, close, counted } = opened();
  stand('lasr');
  await after(1_500);
  stand('lasre');
  await after(1_500);
  stand('');
  await after(60_000);
  close();
  await after(0);
  expect(counted()).toEqual([]);
});

test('what was counted before is remembered as long as the dialog is open', async () => {
  for (const { stand, close } of [opened(), opened()]) {
    stand('laser');
    await after(2_000);
    close();
    await after(0);
  }
  const [one, again, other] = counted.mock.calls.map(([, before]) => before);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

test('a count that fails is heard by nobody', async () => {
  counted.mockRejectedValue(new TypeError('no network'));
  const { stand, close } = opened();
  stand('laser');
  close();
  await after(0);
  expect(counted).toHaveBeenCalledOnce();
});
