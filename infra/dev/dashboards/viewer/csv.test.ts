import { expect, test } from 'vitest';
import { alarmRows, cellRows, csvOf, metricRows } from './csv.ts';

const span = { start: Date.parse('2026-02-03T14:00:00Z'), end: Date.parse('2026-02-03T14:02:00Z') };
const times = [span.start / 1_000, span.start / 1_000 + 60];
const faults = { times, series: [{ label: 'orders', values: [0, null], whole: 3 }] };

/** The cell of a value, as it stands in the file. */
const written = (value: string) =>
  csvOf('', [{ title: '', rows: [{ series: '', time: '', value }] }])
    .split('\r\n,,,,')
    .at(-1)
    ?.replace(/\r\n$/, '');

test('a file has a head, and a line for each value', () => {
  const rows = metricRows({ view: 'timeSeries', sparkline: false }, faults, span);
  expect(csvOf('Health', [{ title: 'Faults', rows }])).toBe(
    [
      '\uFEFFdashboard,widget,series,time,value',
      'Health,Faults,orders,2026-02-03T14:00:00.000Z,0',
      'Health,Faults,orders,2026-02-03T14:01:00.000Z,',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['a "word"', '"a ""word"""'],
  ['a, b', '"a, b"'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['+49 30', "'+49 30"],
  ['@name', "'@name"],
  ['-', "'-"],
  ['-1.5', '-1.5'],
  ['+3', '+3'],
  ['-1e-7', '-1e-7'],
  ['-1+1', "'-1+1"],
  ['plain', 'plain'],
  ['zz;=1+1', `"zz;'=1+1"`],
  ['＝1+1', `'＝1+1`],
])('%j is written as %j', (value, text) => {
  expect(written(value)).toBe(text);
});

test('a number of the whole range has both of its ends', () => {
  const whole = { series: 'orders', time: '2026-02-03T14:00:00.000Z/2026-02-03T14:02:00.000Z', value: '3' };
  expect(metricRows({ view: 'table', sparkline: false }, faults, span)).toEqual([whole]);
  expect(metricRows({ view: 'singleValue', sparkline: false }, faults, span)).toEqual([whole]);
  expect(metricRows({ view: 'singleValue', sparkline: true }, faults, span)).toHaveLength(3);
});

test('an alarm is written with its state and since when', () => {
  const alarm = {
    name: 'a-1',
    label: 'Faults',
    state: 'ALARM',
    since: span.start,
    description: 'Nobody can pay',
  } as const;
  expect(alarmRows({ alarms: [alarm] })).toEqual([
    { series: 'Faults', time: '2026-02-03T14:00:00.000Z', value: 'ALARM' },
  ]);
});

const heading = (text: string) => ({ text, isHeading: true });
const data = (text: string) => ({ text, isHeading: false });

test('a cell of a table is named by the headings of its row and column', () => {
  const rows = [
    [heading(''), heading('orders'), heading('on each day')],
    [heading('All'), data('12'), data('')],
  ];
  expect(cellRows({ caption: 'Orders, UTC', rows })).toEqual([
    { series: 'Orders, UTC · All · orders', time: '', value: '12' },
  ]);
});

test('a table without headings of columns is read from its first row on', () => {
  const rows = [[heading('today'), data('5'), data('▲ 2 more')]];
  expect(cellRows({ caption: '', rows }).map(({ series, value }) => [series, value])).toEqual([
    ['today', '5'],
    ['today', '▲ 2 more'],
  ]);
});
