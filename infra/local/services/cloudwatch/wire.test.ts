import { CloudWatchClient, GetMetricDataCommand } from '@aws-sdk/client-cloudwatch';
import { expect, test } from 'vitest';
import { startedServices } from '../../testing/started-services.ts';
import { cloudwatch } from './index.ts';

const minute = (text: string) => Date.parse(`2026-06-18T${text}:00Z`);

async function aSite() {
  const { settings, site } = await startedServices([cloudwatch], {});
  const record = (name: string, value: number, time: number) =>
    site.metrics.record({ namespace: 'Site', name: 'Accepted', dimensions: { function: name } }, value, time);
  const sumOf = async (name: string, Period = 86_400) => {
    const Metric = { Namespace: 'Site', MetricName: 'Accepted', Dimensions: [{ Name: 'function', Value: name }] };
    const { MetricDataResults } = await new CloudWatchClient(settings).send(
      new GetMetricDataCommand({
        StartTime: new Date(minute('00:00')),
        EndTime: new Date(minute('23:59')),
        MetricDataQueries: [{ Id: 'sum', MetricStat: { Metric, Period, Stat: 'Sum' } }],
      }),
    );
    return MetricDataResults?.[0]?.Values;
  };
  return { record, sumOf };
}

test('a metric is summed by period, the latest first', async () => {
  const { record, sumOf } = await aSite();
  record('one', 2, minute('10:00'));
  record('one', 3, minute('10:01'));
  record('one', 4, minute('11:30'));
  record('two', 9, minute('10:00'));
  expect(await sumOf('one')).toEqual([9]);
  expect(await sumOf('one', 3_600)).toEqual([4, 5]);
});

test('a metric that nobody has measured has no values', async () => {
  const { sumOf } = await aSite();
  expect(await sumOf('none')).toEqual([]);
});
