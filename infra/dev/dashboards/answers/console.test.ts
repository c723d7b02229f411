import { expect, test } from 'vitest';
import { cloudwatch } from '../../../local/services/cloudwatch/index.ts';
import { startedServices } from '../../../local/testing/started-services.ts';
import { answersOf } from './answers.ts';
import { createConsole } from './console.ts';

const minute = 60_000;
const now = Date.parse('2026-06-18T12:00:00Z');

const alarm = {
  ...{ Namespace: 'Site', MetricName: 'Faults', Statistic: 'Sum', Period: 300, Threshold: 0, EvaluationPeriods: 1 },
  ...{ ComparisonOperator: 'GreaterThanThreshold', TreatMissingData: 'notBreaching' },
};

/** What the page is told of a site with one dashboard. */
async function anAnswering(...widgets: readonly object[]) {
  const { site, settings } = await startedServices([cloudwatch], {
    Board: ['AWS::CloudWatch::Dashboard', { DashboardName: 'site-usage', DashboardBody: JSON.stringify({ widgets }) }],
    Faults: [
      'AWS::CloudWatch::Alarm',
      { ...alarm, AlarmName: 'site-faults', AlarmDescription: 'Visitors get errors.' },
    ],
    Any: ['AWS::CloudWatch::CompositeAlarm', { AlarmName: 'site-any', AlarmRule: 'ALARM("site-faults")' }],
  });
  const { endpoint, region, credentials } = settings;
  const endpoints = { s3: endpoint, lambda: endpoint, cloudfront: endpoint, monitoring: endpoint };
  const answers = answersOf(createConsole({ region, credentials, endpoints }));
  const ask = (query: object = {}) => {
    const range = { start: now - 10 * minute, end: now, period: 60 };
    const asked = Object.entries({ dashboard: 'site-usage', widget: 'widget-1', ...range, ...query });
    return answers.widget(new URLSearchParams(Object.fromEntries(asked.map(([name, value]) => [name, String(value)]))));
  };
  return { site, answers, ask };
}

const graph = {
  ...{ type: 'metric', width: 12, height: 6, x: 0, y: 0 },
  properties: {
    title: 'Calls',
    view: 'timeSeries',
    metrics: [['Site', 'Calls', 'function', 'one', { stat: 'Sum', label: 'one' }]],
  },
};

test('dashboards are told with their widgets, and what AWS measured of a graph, step by step', async () => {
  const { site, answers, ask } = await anAnswering(graph);
  expect(await answers.all()).toMatchObject({
    dashboards: [{ name: 'site-usage', label: 'Usage', widgets: [{ id: 'widget-1', title: 'Calls', type: 'metric' }] }],
  });
  for (const [ago, value] of [
    [3, 5],
    [3, 7],
    [1, 20],
  ] as const)
    site.metrics.record(
      { namespace: 'Site', name: 'Calls', dimensions: { function: 'one' } },
      value,
      now - ago * minute,
    );
  expect(await ask()).toMatchObject({
    series: [{ label: 'one', values: [...Array(7).fill(null), 12, null, 20], whole: 32 }],
  });
});

test('alarms are told as they are, and those that stand for others by these', async () => {
  const alarms = ['arn:aws:cloudwatch:us-east-1:000000000000:alarm:site-any'];
  const { site, ask } = await anAnswering({ ...graph, type: 'alarm', properties: { title: 'Well?', alarms } });
  expect(await ask()).toMatchObject({ alarms: [{ label: 'any', state: 'OK' }] });
  site.metrics.record({ namespace: 'Site', name: 'Faults' }, 1, Date.now() - minute);
  expect(await ask()).toMatchObject({ alarms: [{ state: 'ALARM', description: 'Visitors get errors.' }] });
});

test.each([
  ['a widget that there is not', { widget: 'widget-9' }, 'There is no widget widget-9'],
  ['a dashboard that there is not', { dashboard: 'other' }, 'of a dashboard other'],
  ['more steps than a graph has', { start: 0 }, 'at most 1440 steps'],
  ['no number', { start: 'now' }, 'start'],
])('%s is refused with its reason', async (_, query, reason) => {
  const { ask } = await anAnswering(graph);
  await expect(ask(query)).rejects.toThrow(reason);
});
