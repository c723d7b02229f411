import { describe, expect, it } from 'vitest';
import { createMetrics, statisticOf } from './metrics.ts';

const at = (text: string) => Date.parse(text);
const latency = { namespace: 'Site', name: 'Latency', dimensions: { Function: 'listDownloads' } };

describe('metrics', () => {
  it('metrics are gathered by the minute', () => {
    const metrics = createMetrics();
    metrics.record(latency, 10, at('2026-01-01T00:00:01Z'));
    metrics.record(latency, 30, at('2026-01-01T00:00:59Z'));
    metrics.record(latency, 5, at('2026-01-01T00:01:00Z'));
    const points = metrics.find('Site', 'Latency', { Function: 'listDownloads' })?.points ?? [];
    expect(points.map(({ count, sum, maximum }) => [count, sum, maximum])).toEqual([
      [2, 40, 30],
      [1, 5, 5],
    ]);
  });

  it('metrics are told apart by their dimensions, whatever their order', () => {
    const metrics = createMetrics();
    metrics.record({ namespace: 'N', name: 'M', dimensions: { a: '1', b: '2' } }, 1);
    expect(metrics.find('N', 'M', { b: '2', a: '1' })?.points).toHaveLength(1);
    expect(metrics.find('N', 'M', { a: '1' })).toBeUndefined();
  });

  it('metrics older than three hours are kept by the hour, and after fifteen days no more', () => {
    const metrics = createMetrics();
    for (const [value, time] of [
      [7, '2025-12-18T00:10:00Z'],
      [1, '2026-01-02T00:10:00Z'],
      [3, '2026-01-02T00:50:00Z'],
      [2, '2026-01-02T01:05:00Z'],
      [5, '2026-01-03T10:00:00Z'],
    ] as const)
      metrics.record(latency, value, at(time));
    const points = metrics.series()[0]?.points ?? [];
    expect(
      points.map(({ minute, count, sum, maximum }) => [new Date(minute).toISOString(), count, sum, maximum]),
    ).toEqual([
      ['2026-01-02T00:00:00.000Z', 2, 4, 3],
      ['2026-01-02T01:00:00.000Z', 1, 2, 2],
      ['2026-01-03T10:00:00.000Z', 1, 5, 5],
    ]);
    expect(statisticOf(points, 'p99')).toBe(5);
  });

  it('metrics are read from output in the embedded metric format, once for each set of dimensions', () => {
    const metrics = createMetrics();
    const directive = {
      Namespace: 'Site',
      Dimensions: [['Function'], []],
      Metrics: [{ Name: 'Counted', Unit: 'Count' }, { Name: 'Missing' }],
    };
    const line = {
      _aws: { Timestamp: at('2026-01-01T00:00:00Z'), CloudWatchMetrics: [directive] },
      Function: 'countDownloads',
      Counted: [3, 4],
    };
    metrics.readLogLine(JSON.stringify(line));
    expect(
      metrics.series().map(({ name, dimensions, unit, points }) => [name, dimensions, unit, points[0]?.sum]),
    ).toEqual([
      ['Counted', { Function: 'countDownloads' }, 'Count', 7],
      ['Counted', {}, 'Count', 7],
    ]);
  });

  it('nobody but AWS measures under its names', () => {
    const metrics = createMetrics();
    const directive = { Namespace: 'AWS/Lambda', Dimensions: [[]], Metrics: [{ Name: 'Errors' }] };
    metrics.readLogLine(JSON.stringify({ _aws: { CloudWatchMetrics: [directive] }, Errors: 1 }));
    expect(metrics.series()).toEqual([]);
  });

  it('other output is no metric', () => {
    const metrics = createMetrics();
    for (const line of ['plain', '{"level":"INFO"}', '{"_aws" broken', '{"_aws": 1}']) metrics.readLogLine(line);
    expect(metrics.series()).toEqual([]);
  });

  it('metrics have the statistics that dashboards ask for', () => {
    const metrics = createMetrics();
    for (let value = 1; value <= 100; value += 1) metrics.record(latency, value, at('2026-01-01T00:00:00Z'));
    const points = metrics.series()[0]?.points ?? [];
    const statistics = ['Sum', 'Average', 'Maximum', 'SampleCount', 'p50', 'p99'];
    expect(statistics.map((statistic) => statisticOf(points, statistic))).toEqual([5050, 50.5, 100, 100, 50, 99]);
    expect(statisticOf([], 'Sum')).toBeUndefined();
    expect(() => statisticOf(points, 'IQM')).toThrow('IQM');
  });
});
