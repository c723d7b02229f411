import { expect, test } from 'vitest';
import { billOf, priceOf, totalOf } from './bill.ts';
import { busiestSecond, firstLimit, limitsOf } from './limits.ts';
import { standingCost } from './standing-cost.ts';
import { type ActionUnits, actions, type MeasuredUnits } from './units.ts';

const nothing: ActionUnits = {
  ...{ edgeRequests: 0, edgeBytes: 0, calls: 0, invocations: 0, gigabyteSeconds: 0, logBytes: 0, readUnits: 0 },
  ...{ writeUnits: 0, events: 0, eventBytes: 0, queueRequests: 0, keyRequests: 0, mails: 0, objectWrites: 0 },
};
const unitNames = Object.keys(nothing) as (keyof ActionUnits)[]; // Object.keys loses the literal keys

test('what asks for nothing costs nothing, and each unit has a price', () => {
  expect(totalOf(priceOf(nothing))).toBe(0);
  for (const name of unitNames)
    expect(totalOf(priceOf({ ...nothing, edgeRequests: 1, [name]: 1 })), name).toBeGreaterThan(0);
  for (const name of unitNames)
    if (name !== 'calls')
      expect(totalOf(priceOf({ ...nothing, [name]: 2 })), name).toBeCloseTo(
        2 * totalOf(priceOf({ ...nothing, [name]: 1 })),
        12,
      );
});

test('a mail costs a hundred dollars a million, and a kilobyte written in a transaction twice that of one alone', () => {
  expect(totalOf(priceOf({ ...nothing, mails: 1 })) * 1e6).toBeCloseTo(100);
  expect(totalOf(priceOf({ ...nothing, writeUnits: 2 })) * 1e6).toBeCloseTo(1.25);
});

test('a bill is what each action costs, as often as it is done', () => {
  const measured: MeasuredUnits = {
    measured: { on: '2026-11-28', machine: 'a test' },
    actions: Object.fromEntries(
      actions.map((action, place) => [action, { ...nothing, mails: place }]),
    ) as MeasuredUnits['actions'], // of all names
  };
  expect(totalOf(billOf(measured, {}))).toBe(0);
  expect(totalOf(billOf(measured, { visits: 1e6, orders: 2e6 }))).toBeCloseTo(100 + 2 * 400);
});

test('what stands is paid for by its kind: each metric of an alarm, each rule of a firewall', () => {
  const alarm = (Metrics?: readonly object[]) => ({
    Type: 'AWS::CloudWatch::Alarm',
    Properties: Metrics ? { Metrics } : {},
  });
  const sumOf = (...resources: Parameters<typeof standingCost>[0]) => totalOf(standingCost(resources));
  expect(sumOf()).toBe(0);
  expect(sumOf(alarm())).toBeCloseTo(0.1);
  expect(sumOf(alarm([{ Expression: 'a + b' }, { MetricStat: {} }, { MetricStat: {} }]))).toBeCloseTo(0.2);
  expect(sumOf({ Type: 'AWS::WAFv2::WebACL', Properties: { Rules: [{}, {}] } })).toBeCloseTo(7);
  expect(sumOf({ Type: 'AWS::SecretsManager::Secret' })).toBeCloseTo(0.4);
  const mapping = { Type: 'AWS::Lambda::EventSourceMapping' };
  expect(sumOf(mapping, { ...mapping, Properties: { ScalingConfig: {} } })).toBeCloseTo(0.26);
});

test('the first limit is the lowest of those that the busiest second is above', () => {
  const units = { ...nothing, calls: 1, events: 1, gigabyteSeconds: 0.01 };
  const limits = limitsOf(units, { contractPerSecond: 500, rowPartitions: 16, consumersAtOnce: 2 });
  expect(busiestSecond(3_600_000)).toBe(100);
  expect(firstLimit(limits, 1e7)).toBeUndefined();
  expect(firstLimit(limits, 1e8)?.name).toBe('rate of the contract');
  const raised = limitsOf(units, { contractPerSecond: 1e6, rowPartitions: 16, consumersAtOnce: 2 });
  expect(firstLimit(raised, 1e9)?.name).toBe('consumer');
});
