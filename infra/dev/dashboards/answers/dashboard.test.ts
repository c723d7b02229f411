import { expect, it } from 'vitest';
import { readDashboard } from './dashboard.ts';
import { graphValues } from './graph-values.ts';

const widget = (properties: object, type = 'metric') => ({ type, properties });
const aDashboard = (...widgets: object[]) => readDashboard('usage', JSON.stringify({ start: '-P7D', widgets }));

const minute = 60_000;
const now = Date.parse('2026-01-01T12:00:00Z');

/** What a graph shows of the ten minutes up to now, of sums by the minute. */
async function shown(
  properties: object,
  measured: Readonly<Record<string, readonly (number | undefined)[]>>,
  periodMs = minute,
) {
  const [graph] = aDashboard(widget(properties)).widgets;
  if (!graph) throw new Error('There is no graph');
  return graphValues(graph, { from: now - 10 * minute, to: now, periodMs }, async (metrics) =>
    metrics.map(({ name, statistic }) => {
      const sums = new Map<number, number>();
      for (const [ago, value] of (measured[name] ?? []).entries()) {
        const step = (now - (Math.floor((ago * minute) / periodMs) + 1) * periodMs) / 1_000;
        if (value !== undefined) sums.set(step, statistic === 'SampleCount' ? ago + 1 : (sums.get(step) ?? 0) + value);
      }
      return sums;
    }),
  );
}

it('a widget is read with its place, its view and the unit of its axis', () => {
  const [graph, text, alarms] = aDashboard(
    {
      ...widget({ title: 'Time', view: 'singleValue', yAxis: { left: { label: 'ms' } } }),
      x: 12,
      y: 3,
      width: 6,
      height: 4,
    },
    widget({ markdown: '# Read <script>me</script>' }, 'text'),
    widget({ title: 'Well', alarms: ['arn:one'], states: ['ALARM'] }, 'alarm'),
  ).widgets;
  expect(graph?.shape).toMatchObject({ id: 'widget-1', title: 'Time', x: 12, y: 3, view: 'singleValue', unit: 'ms' });
  expect(text?.shape).toMatchObject({ id: 'widget-2', type: 'text', html: '<h1>Read </h1>\n' });
  expect(alarms).toMatchObject({ shape: { states: ['ALARM'] }, alarms: ['arn:one'] });
});

it('a metric is drawn step by step by its statistic, with gaps where nothing was measured, and told of the whole range', async () => {
  const metrics = [
    ['Site', 'Calls', { stat: 'Sum', label: 'Calls' }],
    ['Site', 'None', { stat: 'Sum' }],
  ];
  const { times, series } = await shown({ metrics }, { Calls: [5, undefined, 20] }, 2 * minute);
  expect(times).toEqual([10, 8, 6, 4, 2].map((ago) => (now - ago * minute) / 1_000));
  expect(series).toEqual([
    { label: 'Calls', values: [null, null, null, 20, 5], whole: 25 },
    { label: 'None', values: [null, null, null, null, null], whole: null },
  ]);
});

it.each([
  ['SUM', ['often', 'once']],
  ['MAX', ['once', 'often']],
])(
  'the metrics that are first by %s are drawn, and none that is invisible by itself, or was not measured',
  async (by, first) => {
    const hidden = ['once', 'never', 'often', 'seldom'].map((label, at) => [
      ...['Site', label],
      { id: `m${at}`, stat: 'Sum', visible: false, label },
    ]);
    const metrics = [...hidden, [{ expression: `SORT(METRICS(), ${by}, DESC, 2)` }]];
    const { series } = await shown({ metrics }, { often: [3, 3], once: [5], seldom: [1] });
    expect(series.map(({ label }) => label)).toEqual(first);
  },
);

it('a sum of metrics adds what was measured of any of them, and is nothing where nothing was', async () => {
  const hidden = ['a', 'b', 'c'].map((name, at) => ['Site', name, { id: `m${at}`, stat: 'Sum', visible: false }]);
  const metrics = [...hidden, [{ expression: 'SUM([m0, m1])', label: 'Both' }]];
  const { series } = await shown({ metrics }, { a: [1, 2], b: [undefined, 4], c: [100] });
  expect(series).toEqual([{ label: 'Both', values: [...Array(8).fill(null), 6, 1], whole: 7 }]);
});

it.each([
  ['another expression', { metrics: [[{ expression: 'ANOMALY_DETECTION_BAND(m0)' }]] }, 'ANOMALY_DETECTION_BAND'],
  ['another view', { view: 'pie' }, 'view'],
  ['another option', { annotations: {} }, 'annotations'],
])('%s is refused by its name', (_, properties, named) => {
  expect(() => aDashboard(widget(properties))).toThrow(named);
});

it('an average of the whole range weighs each step by how often something was measured in it', async () => {
  const { series } = await shown({ metrics: [['Site', 'Rate', { stat: 'Average' }]] }, { Rate: [100, 0, 50] });
  expect(series[0]?.whole).toBeCloseTo((100 * 1 + 0 * 2 + 50 * 3) / 6);
});

it('of percentiles and maxima the highest is told of the whole range', async () => {
  const { series } = await shown({ metrics: [['Site', 'Time', { stat: 'p95' }]] }, { Time: [3, 9, 4] });
  expect(series[0]?.whole).toBe(9);
});
