import { expect, it } from 'vitest';
import { createMetrics } from '../../core/metrics.ts';
import { readDashboard } from './dashboard.ts';
import { dashboardPage } from './dashboard-page.ts';

const widget = (properties: object, type = 'metric') => ({ type, properties });
const aDashboard = (...widgets: object[]) => readDashboard('usage', JSON.stringify({ widgets }));

it('the lines of a graph are read from a dashboard', () => {
  const metrics = [
    ['Site', 'Requests', 'Function', 'one', { stat: 'Sum', label: 'first' }],
    ['Site', 'Faults', 'Function', 'two'],
    [{ expression: 'm1 / m2', label: 'ratio' }],
  ];
  const dashboard = aDashboard(widget({ title: 'Calls', stat: 'p95', metrics }));
  const [graph] = dashboard.widgets;
  expect(graph).toMatchObject({ title: 'Calls', calculated: 1 });
  expect(
    graph?.lines.map(({ name, dimensions, statistic, label }) => [name, dimensions.Function, statistic, label]),
  ).toEqual([
    ['Requests', 'one', 'Sum', 'first'],
    ['Faults', 'two', 'p95', 'Faults two'],
  ]);
});

it('a dashboard is drawn from the last hour, and says what was not measured', () => {
  const now = Date.parse('2026-01-01T12:00:30Z');
  const metrics = createMetrics();
  const requests = { namespace: 'Site', name: 'Requests', dimensions: { Function: 'one' } };
  for (const [minutesAgo, value] of [
    [2, 5],
    [1, 20],
    [90, 999],
  ] as const)
    metrics.record(requests, value, now - minutesAgo * 60_000);
  const dashboard = aDashboard(
    widget({
      title: 'Calls <b>',
      metrics: [
        ['Site', 'Requests', 'Function', 'one', { stat: 'Sum' }],
        ['Site', 'Faults', 'Function', 'one'],
      ],
    }),
    widget({ markdown: 'Read me' }, 'text'),
  );
  const { html: page } = dashboardPage([dashboard], metrics, now);
  expect(page).toContain('Calls &#60;b&#62;');
  expect(page).toContain('Requests one · max 20');
  expect(page).toContain('Faults one · no data');
  expect(page).toContain('>20</text>');
  expect(page.match(/<circle/g)).toHaveLength(2);
  expect(page).toContain('Read me');
  expect(dashboardPage([], metrics, now).html).toContain('The template has no dashboards.');
});

it.each([
  ['SUM', 'DESC', ['often · max 3', 'once · max 5']],
  ['MAX', 'DESC', ['once · max 5', 'often · max 3']],
  ['AVG', 'ASC', ['never · no data', 'often · max 3']],
])('the metrics that are first by %s, %s are drawn, and none that is invisible by itself', (by, order, shown) => {
  const now = Date.parse('2026-01-01T12:00:30Z');
  const metrics = createMetrics();
  for (const [name, values] of [
    ['often', [3, 3]],
    ['once', [5]],
  ] as const)
    for (const [minutesAgo, value] of values.entries())
      metrics.record({ namespace: 'Site', name }, value, now - minutesAgo * 60_000);
  const hidden = ['once', 'never', 'often'].map((name) => ['Site', name, { stat: 'Sum', visible: false }]);
  const dashboard = aDashboard(
    widget({ metrics: [...hidden, [{ expression: `SORT(METRICS(), ${by}, ${order}, 2)` }]] }),
    widget({ title: 'Ratio', metrics: [...hidden, [{ expression: 'm1 / m2' }]] }),
  );
  const [ranked = '', ratio] = dashboardPage([dashboard], metrics, now).html.split('Ratio');
  expect(ranked.match(/\w+ · [\w ]+/g)).toEqual(shown);
  expect(ranked).not.toContain('on AWS only');
  expect(ratio).not.toContain('once');
  expect(dashboard.widgets.map(({ calculated }) => calculated)).toEqual([0, 1]);
});
