import { expect, test } from 'vitest';
import { planDay, type Visit } from './plan-day.ts';
import { type Clock, playDay } from './play-day.ts';

/** A clock that is where somebody waits for it. */
function aClock(): Clock {
  let time = 5_000;
  return {
    now: () => time,
    wait: async (milliseconds) => {
      time += Math.max(0, milliseconds);
    },
  };
}

/** Plays visits with a visitor that does nothing, unless stated. */
function aDay(play: (visit: Visit) => Promise<void> = async () => {}, visits = planDay(1, 1)) {
  const controller = new AbortController();
  const clock = aClock();
  const came: { readonly visit: Visit; readonly at: number }[] = [];
  const seen: number[] = [];
  const played = playDay(visits, {
    play: (visit) => {
      came.push({ visit, at: clock.now() - 5_000 });
      return play(visit);
    },
    clock,
    signal: controller.signal,
    onProgress: (_, done) => seen.push(done),
  });
  const sums = async () => {
    const done = await played;
    const sum = (part: 'count' | 'failed') => done.reduce((all, each) => all + each[part], 0);
    return { count: sum('count'), failed: sum('failed') };
  };
  return { visits, came, seen, played, sums, end: () => controller.abort() };
}

test('every visitor comes, each at the time that is planned, and is counted under what they do', async () => {
  const { visits, came, seen, played, sums } = aDay();
  expect(await sums()).toEqual({ count: visits.length, failed: 0 });
  expect(came.map(({ visit }) => visit)).toEqual(visits);
  for (const { visit, at } of came) expect(at).toBeCloseTo(visit.at, 3);
  expect(seen.at(-1)).toBe(visits.length);
  const downloads = visits.filter(({ scene }) => scene === 'download').length;
  expect(await played).toContainEqual({ what: 'Day: downloads', count: downloads, failed: 0 });
});

test('visits that fail are counted, and the others come all the same', async () => {
  const { visits, sums } = aDay(async ({ place }) => {
    if (place % 3 === 0) throw new Error('The site answered 500 instead of 200');
  });
  expect(await sums()).toEqual({ count: visits.length, failed: Math.ceil(visits.length / 3) });
});

test('when it is ended nobody else comes, and who is there is waited for', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { came, sums, end } = aDay(async ({ place }) => {
    if (place === 3) await promise;
    if (place !== 9) return;
    end();
    setImmediate(resolve);
  });
  expect(await sums()).toEqual({ count: 10, failed: 0 });
  expect(came).toHaveLength(10);
});

test('a site that stands still has 60 visitors, and the others come when it goes on', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { visits, came, sums } = aDay(() => promise);
  await expect.poll(() => came.length).toBe(60);
  await new Promise(setImmediate);
  expect(came).toHaveLength(60);
  resolve();
  expect(await sums()).toEqual({ count: visits.length, failed: 0 });
});
