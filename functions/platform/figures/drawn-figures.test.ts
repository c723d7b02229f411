import { describe, expect, test } from 'vitest';
import { captureLog } from '../testing/log-capture.ts';
import { tablesInMemory } from '../testing/tables-in-memory.ts';
import { partColours } from './bars-html.ts';
import type { Figure } from './figure.ts';
import { aFigure, aWidget, keyOf, range, rowsOf } from './figure-builders.ts';
import { figureReader } from './figure-reader.ts';
import { tableHtml } from './table-html.ts';

captureLog();

describe('a figure by day', () => {
  const day = '2026-06-18';

  test('is drawn by its parts, the largest first, without those that count nothing, beside the days before', async () => {
    const show = await aWidget([
      { of: '1', day: '2026-06-17', count: 3 },
      { of: '2', day, count: 5 },
      { of: '2', day: '2026-06-16', count: 1 },
      { of: '3', day: '2026-06-11', count: 20 },
    ]);
    const html = await show({ figure: 'things' });
    expect(keyOf(html)).toEqual([
      ['All', '9'],
      ['Two', '6'],
      ['One', '3'],
    ]);
    expect(html).toContain('<title>2026-06-16: 1</title>');
    expect(html).toContain('20 things');
    expect(
      html
        .match(/points="([^"]+)"/)?.[1]
        ?.split(' ')
        .at(-1),
    ).toBe('65,0.00');
    expect(html.match(/<rect /g)).toHaveLength(3);
  });

  test('has five parts at most, of which the last holds all that are left', async () => {
    const show = await aWidget(Object.keys(aFigure.of).map((of) => ({ of, day, count: Number(of) })));
    expect(keyOf(await show({ figure: 'things' }))).toEqual([
      ['All', '28'],
      ['Seven', '7'],
      ['Six', '6'],
      ['Five', '5'],
      ['Four', '4'],
      ['3 others', '6'],
    ]);
  });

  test('draws nothing below zero, and says so in its sum', async () => {
    const show = await aWidget([{ of: '1', day, count: -4 }]);
    const html = await show({ figure: 'things' });
    expect(keyOf(html)).toContainEqual(['One', '-4']);
    expect(html).not.toContain('<rect');
  });

  test('is one of the last 7 days where one day alone is asked for, and says so when nothing was counted', async () => {
    const html = await (await aWidget([]))({ figure: 'things', ...range('2026-06-18', '2026-06-19') });
    expect(keyOf(html)).toEqual([['All', '0']]);
    expect(html).toContain('<span>2026-06-12</span><span>2026-06-18</span>');
  });

  test('that does not exist is answered with those that do, and nothing of what was asked becomes markup', async () => {
    const html = await (await aWidget([]))({ figure: '<img src=x onerror=alert(1)>' });
    expect(html).toBe('<p>There is no figure "&lt;img src=x onerror=alert(1)&gt;". There is: things</p>');
  });
});

describe('a table', () => {
  const figures: Figure[] = [
    {
      ...aFigure,
      table: { question: 'Which?', columns: ['Thing', 'Label'], cellsOf: (of, [label = '']) => [of, label] },
    },
  ];

  test('names the ten things with the most over all days, their share, and what is left together', async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({
      of: '1',
      day: '2026-06-18',
      count: at + 1,
      label: `v${at}`,
    }));
    const show = await aWidget([...many, { of: '2', day: '2026-06-17', count: 12, label: 'v11' }], figures);
    const rows = rowsOf(await show({ figure: 'things', as: 'table' }));
    expect(rows).toHaveLength(12);
    expect(rows[0]).toEqual(['Thing', 'Label', 'things', '']);
    expect(rows[1]?.slice(0, 3)).toEqual(['One', 'v11', '12']);
    expect(rows[2]).toEqual(['Two', 'v11', '12', '13\u00a0%']);
    expect(rows.at(-1)).toEqual(['3 more', '6', '7\u00a0%']);
  });

  test('tells of the newest where there are more than it looks through, and says so', async () => {
    const pages = Array.from({ length: 21 }, (_, page) => ({
      items: Array.from({ length: 1_000 }, (_, at) => ({ sk: `2026-06-18#w${page}-${at}#0`, count: 1 })),
      cursor: page === 20 ? '' : String(page + 1),
    }));
    const asked: unknown[] = [];
    const query = async (_: string, request: { cursor?: string; newestFirst?: boolean } = {}) => {
      asked.push(request.newestFirst);
      return pages[Number(request.cursor ?? 0)] ?? { items: [], cursor: '' };
    };
    const table = { ...tablesInMemory().table('downloads'), query };
    const days = { from: '2026-06-18', to: '2026-06-18' };
    const one = { ...aFigure, of: { 1: 'One' } };
    const things = await figureReader(table).things(one, days);
    expect([things.list.length, things.isCut]).toEqual([20_000, true]);
    expect(new Set(asked)).toEqual(new Set([true]));
    const chosen = { ...days, label: 'Today', before: days, beforeLabel: 'before' };
    expect(String(tableHtml({ ...one, unit: 'things' }, things, chosen))).toContain(
      'too many to count: these are of the newest',
    );
  });

  test('says so when nothing was counted', async () => {
    const show = await aWidget([], figures);
    expect(await show({ figure: 'things', as: 'table' })).toBe('<p>None, 2026-06-12 to 2026-06-18, UTC</p>\n');
  });
});

test('colours are told from white and from a dark ground', async () => {
  const light = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string) => {
    const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  for (const colour of partColours)
    for (const ground of ['#ffffff', '#161d26'])
      expect(contrast(colour, ground), `${colour} on ${ground}`).toBeGreaterThan(3);
});
