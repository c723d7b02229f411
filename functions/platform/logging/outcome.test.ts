import middy from '@middy/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { aContext } from '../testing/builders.ts';
import { captureLog } from '../testing/log-capture.ts';

const log = captureLog();

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('DOMAIN', 'testing');
});

/** A sandbox that has just started, and what it logs of calls that get these replies. */
async function answered(waiting: 'visitor' | 'ourselves', ...statuses: readonly number[]) {
  const { callOutcomes } = await import('./outcome.ts');
  const chain = middy((status: number) => status).use(callOutcomes((status: number) => status, waiting));
  for (const status of statuses) await chain(status, aContext());
  return log.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const ofDomain = (line: { _aws: { CloudWatchMetrics: { Dimensions: string[][]; Metrics: { Name: string }[] }[] } }) =>
  line._aws.CloudWatchMetrics.filter(({ Dimensions }) => Dimensions[0]?.[0] === 'domain').flatMap(({ Metrics }) =>
    Metrics.map(({ Name }) => Name),
  );

test('what visitors wait for is measured by domain: every call its time, the first of a sandbox and faults beside it', async () => {
  const lines = await answered('visitor', 200, 200, 500);
  expect(lines.map(ofDomain)).toEqual([['Latency', 'ColdStarts'], ['Latency'], ['Latency', 'Faulty']]);
  for (const line of lines) expect(line).toMatchObject({ domain: 'testing', Latency: line.milliseconds });
});

test('what only we wait for, as a job, is no time that visitors wait', async () => {
  const lines = await answered('ourselves', 200, 500);
  expect(lines.map(ofDomain)).toEqual([[], []]);
});
