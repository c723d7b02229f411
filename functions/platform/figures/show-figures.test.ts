import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { captureLog } from '../testing/log-capture.ts';
import { aFigure, aWidget, now, range, rowsOf, tilesOf } from './figure-builders.ts';
import { ageText, changeText } from './written.ts';

const log = captureLog();

describe('figures as numbers', () => {
  test('a figure of the last 7 days is told with its change, and today beside the same day of the week before', async () => {
    const show = await aWidget([
      { of: '1', day: '2026-06-18', count: 1_200 },
      { of: '2', day: '2026-06-17', count: 5, label: 'b' },
      { of: '7', day: '2026-06-11', count: 1_000 },
    ]);
    expect(tilesOf(await show())).toEqual([
      [
        'Things',
        '1,205',
        '▲ 205 more than on the 7 days before (1,000, 21\u00a0%)',
        'Today so far 1,200, 1,000 on the whole day a week ago',
      ],
    ]);
  });

  test('an operator gets the usual periods as data, in units', async () => {
    const show = await aWidget([{ of: '1', day: '2026-06-18', count: 1_200 }], [{ ...aFigure, perUnit: 100 }]);
    expect(await show.data()).toEqual([
      {
        ...{ name: 'things', label: 'Things', unit: 'things' },
        periods: [
          { label: 'Today so far', from: '2026-06-18', to: '2026-06-18', count: 12, before: 0 },
          { label: 'Last 7 days', from: '2026-06-12', to: '2026-06-18', count: 12, before: 0 },
          { label: 'Last 30 days', from: '2026-05-20', to: '2026-06-18', count: 12, before: 0 },
        ],
      },
    ]);
  });

  test('the days of the dashboard are told, and what is zoomed into in their place', async () => {
    const show = await aWidget([{ of: '1', day: '2026-01-02', count: 3 }]);
    const chosen = range('2026-01-01', '2026-01-04');
    expect(tilesOf(await show(chosen))[0]?.slice(1, 3)).toEqual(['3', '▲ 3 more than on the 3 days before (0)']);
    const zoom = { start: Date.parse('2026-01-02'), end: Date.parse('2026-01-03') };
    const zoomed = { widgetContext: { timeRange: { ...chosen.widgetContext.timeRange, zoom } } };
    expect(tilesOf(await show(zoomed))[0]?.slice(1, 3)).toEqual(['3', '▲ 3 more than on the day before (0)']);
  });

  test('the numbers are the sums of the counters to the unit, whatever was counted', async () => {
    const counts = fc.record({
      of: fc.constantFrom(...Object.keys(aFigure.of)),
      day: fc.integer({ min: 0, max: 70 }).map((ago) => new Date(now - ago * 86_400_000).toISOString().slice(0, 10)),
      count: fc.integer({ min: 1, max: 1_000_000 }),
      label: fc.constantFrom('a', 'b', 'c'),
    });
    const property = fc.asyncProperty(fc.array(counts, { maxLength: 60 }), async (counted) => {
      const show = await aWidget(counted);
      const sum = (from: string) =>
        counted.reduce((total, { day, count }) => (day >= from && day <= '2026-06-18' ? total + count : total), 0);
      for (const from of ['2026-06-18', '2026-06-12', '2026-05-20']) {
        const [tile] = tilesOf(await show(range(from, '2026-06-19')));
        expect(Number(tile?.[1]?.replaceAll(',', ''))).toBe(sum(from));
      }
    });
    await fc.assert(property, { numRuns: 50 });
  });

  test('what was counted under another first label is not added where only one is meant, as of currencies', async () => {
    const show = await aWidget(
      [
        { of: '1', day: '2026-06-18', count: 300, label: 'CNY' },
        { of: '1', day: '2026-06-18', count: 500, label: 'USD' },
      ],
      [{ ...aFigure, only: 'CNY' }],
    );
    expect(tilesOf(await show())[0]?.[1]).toBe('300');
    expect(rowsOf(await show({ figure: 'things', as: 'table' })).slice(1)).toEqual([['300', '100\u00a0%']]);
  });

  test.each([
    [8, 4, '▲ 4 more than then (4, 100\u00a0%)'],
    [4, 8, '▼ 4 fewer than then (8, 50\u00a0%)'],
    [3, 0, '▲ 3 more than then (0)'],
    [3, 3, '= as many as then'],
    [0, 0, '= none, as then'],
  ])('%i after %i is a change that can be read without its arrow and without colour', (count, before, text) => {
    expect(changeText(count, before, 'then')).toBe(text);
  });
});

test('the figures of a domain are read one after the other, as the SDK repeats only some fifty requests at a time', async () => {
  const figures = Array.from({ length: 9 }, (_, at) => ({ ...aFigure, name: `things-${at}` }));
  let [reading, most] = [0, 0];
  const show = await aWidget([], figures, [], async (read) => {
    reading += 1;
    most = Math.max(most, reading);
    await setImmediate();
    return read().finally(() => {
      reading -= 1;
    });
  });
  await show();
  await show.data();
  expect(most).toBe(Object.keys(aFigure.of).length);
});

describe('what waits', () => {
  const unpaid = { name: 'unpaid', label: 'Unpaid', unit: 'orders', index: 'byState', lateHours: 24 } as const;
  const since = ['2026-06-15T13:45:00.000Z', '2026-06-17T13:44:59.000Z', '2026-06-17T13:45:01.000Z'];

  test('is counted page by page, with how long the first waits and how many wait for too long', async () => {
    const show = await aWidget([], [{ ...unpaid, state: 'unpaid' }], since);
    expect(tilesOf(await show())).toEqual([['Unpaid', '3', 'The oldest waits for 3 days', '2 for more than 24 hours']]);
    const waiting = { count: 3, late: 2, lateHours: 24, oldest: since[0] };
    expect(await show.data()).toEqual([{ name: 'unpaid', label: 'Unpaid', unit: 'orders', waiting }]);
  });

  test('is nothing in a state that nothing is in', async () => {
    const show = await aWidget([], [{ ...unpaid, state: 'paid' }], since);
    expect(tilesOf(await show())).toEqual([['Unpaid', '0', 'No orders wait', 'None for more than 24 hours']]);
  });

  test.each([
    [59_999, '0 minutes'],
    [60_000, '1 minute'],
    [3_600_000, '1 hour'],
    [47 * 3_600_000, '47 hours'],
    [48 * 3_600_000, '2 days'],
  ])('%i ms are %s', (milliseconds, text) => {
    expect(ageText(milliseconds)).toBe(text);
  });
});

test('names of figures and parts are text, whatever they hold', async () => {
  const table = {
    question: '',
    columns: ['<script>'],
    cellsOf: (of: string, [label = '']: readonly string[]) => [`${of}${label}`],
  };
  const hostile = { ...aFigure, label: '<script>', unit: '"><b>', of: { 1: '</svg><script>alert(1)</script>' }, table };
  const show = await aWidget([{ of: '1', day: '2026-06-18', count: 1, label: '<script>' }], [hostile]);
  for (const html of [await show(), await show({ figure: 'things' }), await show({ figure: 'things', as: 'table' })])
    expect(html.match(/<[/a-z]+/g)?.filter((tag) => /script|<b$/.test(tag))).toEqual([]);
});

test('a widget holds only what CloudWatch shows: no script, no style sheet, nothing from elsewhere', async () => {
  const show = await aWidget([{ of: '1', day: '2026-06-18', count: 1 }]);
  for (const html of [await show(), await show({ figure: 'things' })])
    expect(html).not.toMatch(/<(script|link|iframe|use|style)|\son\w+=|url\(|https?:/i);
});

test('a widget describes itself in Markdown when it is asked to', async () => {
  expect(await (await aWidget([]))({ describe: true })).toMatch(/^### Figures\n/);
});

test('a call that no dashboard makes fails, and its log does not repeat it', async () => {
  const show = await aWidget([]);
  await expect(show({ widgetContext: { timeRange: { start: 'secret', end: 1e20 } } })).rejects.toThrow(
    'The widget failed',
  );
  expect(log.text).toContain('call.failed');
  expect(log.text).not.toContain('secret');
});
