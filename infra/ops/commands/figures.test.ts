import { expect, test } from 'vitest';
import { keptOutput } from '../../terminal/kept-output.ts';
import { figures, printFigures } from './figures.ts';

const period = (label: string, count: number, before: number) => ({
  ...{ label, from: '2026-11-27', to: '2026-11-27' },
  ...{ count, before },
});
const read = async (domain: string) => [
  {
    ...{ name: domain, label: `All of ${domain}`, unit: 'things' },
    periods: [period('Today so far', 1_200.5, 1_204), period('Last 7 days', 3, 3)],
  },
];

test('figures prints a line for each figure, with its change', async () => {
  const output = keptOutput();
  expect(await printFigures(['downloads', 'orders'], read, false, output)).toBe(0);
  expect(output.written().split('\n')).toEqual([
    'Domain     Figure            Today so far    Last 7 days',
    'downloads  All of downloads  1,200.5 (-3.5)  3 (0)',
    'orders     All of orders     1,200.5 (-3.5)  3 (0)',
    '',
  ]);
});

test('figures prints what waits in the columns of the others, and for how long', async () => {
  const output = keptOutput();
  const waiting = { count: 3, late: 1, lateHours: 24, oldest: '2026-11-20T10:00:00.000Z' };
  const none = { count: 0, late: 0, lateHours: 24, oldest: '' };
  const named = (label: string) => ({ name: 'waiting', label, unit: 'orders' });
  const mixed = async () => [
    ...(await read('orders')),
    { ...named('Unpaid now'), waiting },
    { ...named('To be sent now'), waiting: none },
  ];
  await printFigures(['orders'], mixed, false, output);
  const lines = output
    .written()
    .split('\n')
    .map((line) => line.trimEnd());
  expect(lines.slice(2)).toEqual([
    'orders  Unpaid now      3               1 for more than 24 hours  the oldest since 2026-11-20T10:00:00.000Z',
    'orders  To be sent now  0',
    '',
  ]);
});

test('figures prints the same as data, by domain', async () => {
  const output = keptOutput();
  await printFigures(['orders'], read, true, output);
  expect(JSON.parse(output.written())).toEqual({ orders: await read('orders') });
});

test('figures takes no other words', async () => {
  await expect(figures.run(['orders'], keptOutput())).rejects.toThrow(/orders/);
});
