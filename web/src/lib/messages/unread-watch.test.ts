import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUnreadWatch } from './unread-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

/** A watch over a page that can be hidden, and how often it has asked. */
function aWatch(answer: (times: number) => Promise<number> = async () => 0) {
  const hears: (() => void)[] = [];
  const page = { hidden: false, addEventListener: (_: string, hear: () => void) => void hears.push(hear) };
  let times = 0;
  const watch = createUnreadWatch({
    ask: () => {
      times += 1;
      return answer(times);
    },
    page: page as Document,
  });
  return {
    ...watch,
    asked: () => times,
    after: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    show: async (isShown: boolean) => {
      page.hidden = !isShown;
      for (const hear of hears) hear();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('it is asked at once, then every two minutes, and as long as somebody listens', async () => {
  const { after, asked, subscribe } = aWatch();
  await after(10 * minute);
  expect(asked()).toBe(0);
  const end = subscribe(() => {});
  await after(4 * minute);
  expect(asked()).toBe(3);
  end();
  await after(10 * minute);
  expect(asked()).toBe(3);
});

test('while the thread is open it is asked every 15 seconds', async () => {
  const { after, asked, open, subscribe } = aWatch();
  subscribe(() => {});
  await after(0);
  const close = open();
  await after(minute);
  expect(asked()).toBe(6);
  close();
  await after(minute);
  expect(asked()).toBe(7);
});

test('while the page is hidden nothing is asked, and once it is shown again, at once', async () => {
  const { after, asked, open, show, subscribe } = aWatch();
  subscribe(() => {});
  open();
  await after(0);
  const before = asked();
  await show(false);
  await after(10 * minute);
  expect(asked()).toBe(before);
  await show(true);
  expect(asked()).toBe(before + 1);
});

test('who listens hears of what has changed alone; a question that fails changes nothing', async () => {
  const { after, count, note, subscribe } = aWatch(async (times) => {
    if (times === 2) throw new Error('offline');
    return times < 4 ? 2 : 3;
  });
  const heard: number[] = [];
  subscribe(() => void heard.push(count()));
  await after(6 * minute);
  expect(heard).toEqual([2, 3]);
  note(0);
  expect([count(), heard]).toEqual([0, [2, 3, 0]]);
});

test('two questions at once are one: the last answer counts, and nothing is asked twice as often', async () => {
  const { after, asked, open, subscribe } = aWatch(() => new Promise((resolve) => setTimeout(() => resolve(0), 1_000)));
  subscribe(() => {});
  open();
  await after(1_000 + 15_000);
  expect(asked()).toBe(3);
});
