import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDay } from '../../shared/calendar-day.ts';
import type { DownloadCount } from '../../shared/contract/download-schemas.ts';
import { compareCounts, dayRanges } from './recount.ts';

function aCount(changes: Partial<DownloadCount> = {}): DownloadCount {
  return { type: 21, version: '5.2.0', system: 1, day: '2026-06-18', count: 5, ...changes };
}

describe('the ranges of a recount', () => {
  it('the ranges of a recount cover every day once, at most 31 days each', () => {
    const days = fc.integer({ min: 0, max: 4000 });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 400 }), (start, length) => {
        const day = (number: number) => isoDay(Date.UTC(2020, 0, 1) + number * 86_400_000);
        const covered = dayRanges(day(start), day(start + length)).flatMap(({ from, to }) => {
          const count = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
          expect(count).toBeLessThanOrEqual(31);
          return Array.from({ length: count }, (_, index) => isoDay(Date.parse(from) + index * 86_400_000));
        });
        expect(covered).toEqual(Array.from({ length: length + 1 }, (_, index) => day(start + index)));
      }),
    );
  });

  it('there are no ranges when the days are the wrong way round', () => {
    expect(dayRanges('2026-02-01', '2026-01-01')).toEqual([]);
  });
});

describe('a comparison of counters and rows', () => {
  it('a comparison finds nothing where counters and rows agree', () => {
    expect(compareCounts([aCount()], [aCount()], [aCount()])).toEqual([]);
  });

  it('a comparison accepts downloads that happened while it read', () => {
    expect(compareCounts([aCount()], [aCount({ count: 7 })], [aCount({ count: 9 })])).toEqual([]);
    expect(compareCounts([], [aCount()], [aCount()])).toEqual([]);
  });

  it.each([
    ['a row that was never counted', [aCount()], [aCount({ count: 6 })], { counted: 5, recorded: 6 }],
    ['a download that was counted twice', [aCount({ count: 6 })], [aCount()], { counted: 6, recorded: 5 }],
    ['a counter without rows', [aCount()], [], { counted: 5, recorded: 0 }],
    ['rows without a counter', [], [aCount()], { counted: 0, recorded: 5 }],
  ])('a comparison names %s', (_, counters, rows, found) => {
    expect(compareCounts(counters, rows, counters)).toEqual([
      { counter: 'S3 Pro 5.2.0, Windows, 2026-06-18', ...found },
    ]);
  });

  it('a comparison tells versions, platforms and days apart', () => {
    const counters = [aCount(), aCount({ system: 0 }), aCount({ version: '5.1.6' }), aCount({ day: '2026-06-19' })];
    expect(compareCounts(counters, [], counters).map(({ counter }) => counter)).toEqual([
      'S3 Pro 5.1.6, Windows, 2026-06-18',
      'S3 Pro 5.2.0, Windows, 2026-06-18',
      'S3 Pro 5.2.0, Windows, 2026-06-19',
      'S3 Pro 5.2.0, not told, 2026-06-18',
    ]);
  });
});
