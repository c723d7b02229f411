import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DomainNeeds } from '../sheet/needs.ts';
import { aContext } from '../testing/builders.ts';
import { captureLog } from '../testing/log-capture.ts';
import { tablesInMemory } from '../testing/tables-in-memory.ts';
import { counterItemKey } from './counter-items.ts';
import { type Figure, figureWidgetsOf } from './figure.ts';
import { changeText } from './figure-html.ts';
import { showFigures } from './show-figures.ts';

const log = captureLog();
const now = Date.parse('2026-06-18T13:45:00Z');

const aFigure: Figure = {
  name: 'things',
  label: 'Things',
  question: 'How many things?',
  unit: 'things',
  counter: 'things',
  of: { 1: 'One', 2: 'Two', 3: 'Three', 4: 'Four', 5: 'Five', 6: 'Six', 7: 'Seven' },
};

interface Counted {
  readonly of: string;
  readonly day: string;
  readonly count: number;
  readonly label?: string;
}

/** The widget of a domain that has counted some things. */
async function aWidget(counted: readonly Counted[], figures: readonly Figure[] = [aFigure]) {
  const table = tablesInMemory().table('downloads');
  for (const [at, { of, day, count, label = 'a' }] of counted.entries()) {
    const key = counterItemKey({ counter: 'things', of, day, labels: [label] }, at % 4);
    await table.update(key, { add: { count } });
  }
  const needs = { tables: { downloads: ['Query'] } } as const;
  const handler = showFigures(figures, needs, () => now).start({ tables: { downloads: table } });
  const drawn = async (event: object = {}) => String(await handler(event, aContext()));
  return Object.assign(drawn, { data: () => handler({ format: 'data' }, aContext()) });
}

/** Cells of the rows of a widget, without markup. */
function rowsOf(html: string): string[][] {
  return [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => cell.replace(/<.*>/gs, '').trim()),
  );
}

describe('figures as numbers', () => {
  test('each period is told with its change against the period before, in words', async () => {
    const show = await aWidget([
      { of: '1', day: '2026-06-18', count: 1_200 },
      { of: '2', day: '2026-06-17', count: 5, label: 'b' },
      { of: '7', day: '2026-06-05', count: 1_205 },
    ]);
    expect(rowsOf(await show())).toEqual([
      ['Today so far', '1,200', '▲ 1,195 more than on all of yesterday (5, 23900\u00a0%)'],
      ['Last 7 days', '1,205', '= as many as on the 7 days before'],
      ['Last 30 days', '2,410', '▲ 2,410 more than on the 30 days before (0)'],
    ]);
  });

  test('an operator gets the same numbers as data, in units', async () => {
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

  test('the range of the dashboard is told too, and what is zoomed into before the range', async () => {
    const show = await aWidget([{ of: '1', day: '2026-01-02', count: 3 }]);
    const timeRange = { start: Date.parse('2026-01-01'), end: Date.parse('2026-01-04'), mode: 'absolute' };
    expect(rowsOf(await show({ widgetContext: { timeRange } })).at(-1)).toEqual([
      '2026-01-01 to 2026-01-03',
      '3',
      '▲ 3 more than on the 3 days before (0)',
    ]);
    const zoom = { start: Date.parse('2026-01-02'), end: Date.parse('2026-01-03') };
    const zoomed = await show({ widgetContext: { timeRange: { ...timeRange, zoom } } });
    expect(rowsOf(zoomed).at(-1)?.slice(0, 2)).toEqual(['2026-01-02', '3']);
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
      const shown = rowsOf(await show()).map(([, number = '']) => Number(number.replaceAll(',', '')));
      expect(shown).toEqual(['2026-06-18', '2026-06-12', '2026-05-20'].map(sum));
    });
    await fc.assert(property, { numRuns: 50 });
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

describe('a figure by day', () => {
  const day = '2026-06-18';

  test('is drawn whole and by its parts, the largest first, without parts that count nothing', async () => {
    const show = await aWidget([
      { of: '1', day: '2026-06-17', count: 3 },
      { of: '2', day, count: 5 },
      { of: '2', day: '2026-06-16', count: 1 },
    ]);
    const html = await show({ figure: 'things' });
    expect(rowsOf(html).slice(1)).toEqual([
      ['All', '9', '', '5 on 2026-06-18'],
      ['Two', '6', '', '5 on 2026-06-18'],
      ['One', '3', '', '3 on 2026-06-17'],
    ]);
    expect(html).toContain('<title>2026-06-16: 1</title>');
  });

  test('has five parts at most, of which the last holds all that are left', async () => {
    const show = await aWidget(Object.keys(aFigure.of).map((of) => ({ of, day, count: Number(of) })));
    const rows = rowsOf(await show({ figure: 'things' })).slice(1);
    expect(rows.map(([name, count]) => [name, count])).toEqual([
      ['All', '28'],
      ['Seven', '7'],
      ['Six', '6'],
      ['Five', '5'],
      ['Four', '4'],
      ['3 others', '6'],
    ]);
  });

  test('says so when nothing was counted', async () => {
    expect(rowsOf(await (await aWidget([]))({ figure: 'things' })).slice(1)).toEqual([['All', '0', '', 'none']]);
  });

  test('that does not exist is answered with those that do, and nothing of what was asked becomes markup', async () => {
    const html = await (await aWidget([]))({ figure: '<img src=x onerror=alert(1)>' });
    expect(html).toBe('<p>There is no figure "&lt;img src=x onerror=alert(1)&gt;". There is: things</p>');
  });
});

test('names of figures and parts are text, whatever they hold', async () => {
  const hostile = { ...aFigure, label: '<script>', unit: '"><b>', of: { 1: '</svg><script>alert(1)</script>' } };
  const show = await aWidget([{ of: '1', day: '2026-06-18', count: 1 }], [hostile]);
  for (const html of [await show(), await show({ figure: 'things' })])
    expect(html.match(/<[/a-z]+/g)?.filter((tag) => /script|<b$/.test(tag))).toEqual([]);
});

test('a widget holds only what CloudWatch shows: no script, no style sheet, nothing from elsewhere', async () => {
  const show = await aWidget([{ of: '1', day: '2026-06-18', count: 1 }]);
  for (const html of [await show(), await show({ figure: 'things' })])
    expect(html).not.toMatch(/<(script|link|iframe|use|style)|\son\w+=|url\(|https?:|#[0-9a-f]{3}/i);
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

test('a widget reads the table in which its domain counts, and its domain counts in one', () => {
  const widgetsOf = (downloads: DomainNeeds) =>
    figureWidgetsOf({ sheets: { downloads, mail: {} }, figures: { downloads: [aFigure], mail: [] } });
  expect(widgetsOf({ countDownloads: { counts: 'downloads' }, other: {} })).toEqual([
    { domain: 'downloads', name: 'showDownloadsFigures', needs: { tables: { downloads: ['Query'] } } },
  ]);
  const wrong: DomainNeeds[] = [{ other: {} }, { a: { counts: 'downloads' }, b: { counts: 'mail' } }];
  for (const sheet of wrong) expect(() => widgetsOf(sheet)).toThrow('functions/downloads/figures.ts needs one table');
});
