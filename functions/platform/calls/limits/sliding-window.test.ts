import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideUse, type Use, type Window } from './sliding-window.ts';

const windows = fc.record({ max: fc.integer({ min: 1, max: 6 }), seconds: fc.integer({ min: 1, max: 10 }) });
const pauses = fc.array(fc.integer({ min: 0, max: 6_000 }), { maxLength: 60 });

/** Asks at each time in turn, every request under an id of its own. @returns the uses let through and the refusals */
function ask(window: Window, times: readonly number[]) {
  let uses: readonly Use[] = [];
  const through: number[] = [];
  const refused: { at: number; waitMs: number; uses: readonly Use[] }[] = [];
  for (const [index, at] of times.entries()) {
    const decision = decideUse(uses, [window], { id: String(index), at });
    if (decision.kind === 'use') {
      uses = decision.uses;
      through.push(at);
    } else if (decision.kind === 'refusal') refused.push({ at, waitMs: decision.waitMs, uses });
  }
  return { through, refused };
}

function timesOf(gaps: readonly number[]): number[] {
  let at = 1_000_000;
  return gaps.map((gap) => {
    at += gap;
    return at;
  });
}

test('no window of the stated length ever holds more uses than the limit allows, and every use that fits is let through', () => {
  fc.assert(
    fc.property(windows, pauses, (window, gaps) => {
      const times = timesOf(gaps);
      const { through, refused } = ask(window, times);
      const within = (end: number) => through.filter((at) => at <= end && at > end - window.seconds * 1_000).length;
      for (const at of through) expect(within(at)).toBeLessThanOrEqual(window.max);
      for (const { at } of refused) expect(within(at)).toBe(window.max);
      expect(through.length + refused.length).toBe(times.length);
    }),
  );
});

test('the waiting time is exact: a millisecond earlier is refused, then the use is let through', () => {
  fc.assert(
    fc.property(windows, pauses, (window, gaps) => {
      for (const { at, waitMs, uses } of ask(window, timesOf(gaps)).refused) {
        expect(waitMs).toBeGreaterThan(0);
        const askAt = (time: number) => decideUse(uses, [window], { id: 'later', at: time }).kind;
        expect([askAt(at + waitMs - 1), askAt(at + waitMs)]).toEqual(['refusal', 'use']);
      }
    }),
  );
});

test('a repeated request is recognized, whether the limit is used up or not, and counts once', () => {
  const window = { max: 2, seconds: 10 };
  const uses = [
    { id: 'a', at: 0 },
    { id: 'b', at: 1 },
  ];
  expect(decideUse(uses, [window], { id: 'a', at: 2 })).toEqual({ kind: 'repetition' });
  expect(decideUse(uses, [window], { id: 'c', at: 2 })).toEqual({ kind: 'refusal', waitMs: 9_998 });
});

test('a clock that is behind the last use lets nothing through that would not fit there', () => {
  const window = { max: 1, seconds: 10 };
  expect(decideUse([{ id: 'a', at: 9_000 }], [window], { id: 'b', at: 8_000 })).toEqual({
    kind: 'refusal',
    waitMs: 11_000,
  });
  expect(decideUse([{ id: 'a', at: 9_000 }], [{ max: 2, seconds: 10 }], { id: 'b', at: 8_000 })).toMatchObject({
    uses: [{}, { id: 'b', at: 9_000 }],
  });
});

test('what lies before the window is not kept', () => {
  const decision = decideUse([{ id: 'a', at: 0 }], [{ max: 5, seconds: 10 }], { id: 'b', at: 10_000 });
  expect(decision).toEqual({ kind: 'use', uses: [{ id: 'b', at: 10_000 }] });
});

test('a window that allows nothing refuses for its whole length', () => {
  expect(decideUse([], [{ max: 0, seconds: 10 }], { id: 'a', at: 5 })).toEqual({ kind: 'refusal', waitMs: 10_000 });
});

test('of several windows each must have room, and the one that takes longest says when', () => {
  const windows = [
    { max: 2, seconds: 10 },
    { max: 3, seconds: 100 },
  ];
  const uses = [
    { id: 'a', at: 0 },
    { id: 'b', at: 50_000 },
    { id: 'c', at: 51_000 },
  ];
  expect(decideUse(uses.slice(0, 2), windows, { id: 'd', at: 51_000 })).toMatchObject({ kind: 'use' });
  expect(decideUse(uses.slice(1), windows, { id: 'd', at: 52_000 })).toEqual({ kind: 'refusal', waitMs: 8_000 });
  expect(decideUse(uses, windows, { id: 'd', at: 52_000 })).toEqual({ kind: 'refusal', waitMs: 48_000 });
});

test('what counts in the longest window alone is kept for it', () => {
  const windows = [
    { max: 1, seconds: 1 },
    { max: 5, seconds: 100 },
  ];
  const decision = decideUse([{ id: 'a', at: 0 }], windows, { id: 'b', at: 50_000 });
  expect(decision).toMatchObject({ uses: [{ id: 'a' }, { id: 'b' }] });
});
