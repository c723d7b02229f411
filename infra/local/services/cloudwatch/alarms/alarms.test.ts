import { expect, test } from 'vitest';
import type { JsonObject } from '../../../core/json.ts';
import { parity } from '../../../testing/parity.ts';
import type { Resources } from '../../../testing/stack.ts';
import { startedServices } from '../../../testing/started-services.ts';
import { cloudwatch } from '../index.ts';
import { alarmType, compositeAlarmType } from './alarm-types.ts';
import type { AlarmStatus } from './alarms.ts';
import { createAlarms } from './alarms.ts';

const minutes = (count: number) => count * 60_000;
const began = Date.parse('2026-06-18T10:00:00Z');

const ofErrors: JsonObject = {
  Namespace: 'AWS/Lambda',
  MetricName: 'Errors',
  Dimensions: [{ Name: 'FunctionName', Value: 'one' }],
  Statistic: 'Sum',
  Period: 300,
  EvaluationPeriods: 1,
  Threshold: 5,
  ComparisonOperator: 'GreaterThanThreshold',
  TreatMissingData: 'notBreaching',
};
const alarm = (AlarmName: string, more: JsonObject = {}) =>
  ['AWS::CloudWatch::Alarm', { AlarmName, ...ofErrors, ...more }] as const;
const composite = (AlarmName: string, AlarmRule: string, more: JsonObject = {}) =>
  ['AWS::CloudWatch::CompositeAlarm', { AlarmName, AlarmRule, ...more }] as const;
const telling: JsonObject = { AlarmActions: ['arn:aws:sns:us-east-1:000000000000:topic/on-call'] };

/** Alarms of a template, and a clock that says how many minutes have passed since measuring began. */
async function watching(resources: Resources) {
  const { site } = await startedServices([], resources);
  const alarms = createAlarms(
    { alarms: site.declared(alarmType), composites: site.declared(compositeAlarmType) },
    site.metrics,
    began,
  );
  const errors = (count: number, minute: number, name = 'one') =>
    site.metrics.record(
      { namespace: 'AWS/Lambda', name: 'Errors', dimensions: { FunctionName: name } },
      count,
      began + minutes(minute),
    );
  return {
    errors,
    history: alarms.history,
    at(minute: number): Record<string, AlarmStatus['state']> {
      alarms.look(began + minutes(minute));
      return Object.fromEntries(alarms.all().map(({ name, state }) => [name, state]));
    },
    told: () => alarms.history().flatMap(({ name, what }) => (what === 'NOTIFIED' ? [name] : [])),
  };
}

const evaluating = { documented: 'CloudWatch: Evaluating an alarm' };
const missing = { documented: 'CloudWatch: Configuring how CloudWatch alarms treat missing data' };
const combining = { documented: 'CloudWatch: Create a composite alarm' };
const suppressing = { documented: 'CloudWatch: Suppressing composite alarm actions' };

parity('an alarm goes off above its threshold, and ends a period later', evaluating, async () => {
  const { errors, at, history } = await watching({ One: alarm('one') });
  expect(at(1)).toEqual({ one: 'OK' });
  errors(5, 2);
  expect(at(3)).toEqual({ one: 'OK' });
  errors(1, 3);
  expect(at(3)).toEqual({ one: 'ALARM' });
  expect(at(6)).toEqual({ one: 'ALARM' });
  expect(at(8)).toEqual({ one: 'OK' });
  expect(history().map(({ what }) => what)).toEqual(['OK', 'ALARM']);
});

parity('an alarm of several periods goes off when all of them are above', evaluating, async () => {
  const { errors, at } = await watching({ One: alarm('one', { EvaluationPeriods: 2 }) });
  errors(6, 1);
  expect(at(2)).toEqual({ one: 'OK' });
  errors(6, 6);
  expect(at(6)).toEqual({ one: 'ALARM' });
});

parity('filled metrics are added up, and one that nobody measured counts nothing', evaluating, async () => {
  const metric = (Id: string, Value: string) => ({
    Id,
    MetricStat: {
      Metric: { Namespace: 'AWS/Lambda', MetricName: 'Errors', Dimensions: [{ Name: 'FunctionName', Value }] },
      Period: 300,
      Stat: 'Sum',
    },
    ReturnData: false,
  });
  const sum = { Id: 'sum', Expression: 'FILL(a, 0) + FILL(b, 0)', ReturnData: true };
  const { Threshold, EvaluationPeriods, ComparisonOperator, TreatMissingData } = ofErrors;
  const properties = { Threshold, EvaluationPeriods, ComparisonOperator, TreatMissingData } as JsonObject;
  const { errors, at } = await watching({
    Sum: [
      'AWS::CloudWatch::Alarm',
      { AlarmName: 'sum', ...properties, Metrics: [sum, metric('a', 'one'), metric('b', 'two'), metric('c', 'three')] },
    ],
  });
  errors(3, 1, 'one');
  errors(9, 1, 'three');
  expect(at(1)).toEqual({ sum: 'OK' });
  errors(3, 1, 'two');
  expect(at(1)).toEqual({ sum: 'ALARM' });
});

parity('silence sets off an alarm that takes it as a breach', missing, async () => {
  const silence = { Threshold: 1, ComparisonOperator: 'LessThanThreshold', TreatMissingData: 'breaching' };
  const { errors, at } = await watching({ One: alarm('one', { ...silence, EvaluationPeriods: 2 }) });
  expect(at(1)).toEqual({ one: 'INSUFFICIENT_DATA' });
  errors(1, 2);
  expect(at(3)).toEqual({ one: 'OK' });
  expect(at(11)).toEqual({ one: 'OK' });
  expect(at(13)).toEqual({ one: 'ALARM' });
  errors(1, 14);
  expect(at(14)).toEqual({ one: 'OK' });
});

parity('an alarm that takes silence as nothing stays as it is, until something else is measured', missing, async () => {
  const { errors, at } = await watching({ One: alarm('one', { TreatMissingData: 'ignore' }) });
  expect(at(1)).toEqual({ one: 'INSUFFICIENT_DATA' });
  errors(6, 2);
  expect(at(3)).toEqual({ one: 'ALARM' });
  expect(at(60)).toEqual({ one: 'ALARM' });
  errors(0, 61);
  expect(at(61)).toEqual({ one: 'OK' });
  expect(at(120)).toEqual({ one: 'OK' });
});

parity('an alarm of alarms is on while any of them is, and tells once', combining, async () => {
  const { errors, at, told } = await watching({
    Any: composite('any', 'ALARM("one") OR ALARM("two")', telling),
    One: alarm('one'),
    Two: alarm('two', { Dimensions: [{ Name: 'FunctionName', Value: 'two' }] }),
    Above: composite('above', '(ALARM("any"))'),
  });
  errors(6, 1, 'one');
  errors(6, 3, 'two');
  expect(at(1)).toEqual({ one: 'ALARM', two: 'OK', any: 'ALARM', above: 'ALARM' });
  expect(at(3)).toEqual({ one: 'ALARM', two: 'ALARM', any: 'ALARM', above: 'ALARM' });
  expect(told()).toEqual(['any']);
  expect(at(9)).toEqual({ one: 'OK', two: 'OK', any: 'OK', above: 'OK' });
  errors(6, 20);
  at(20);
  expect(told()).toEqual(['any', 'any']);
});

const suppressed = (seconds: { readonly wait: number; readonly extension: number }): Resources => ({
  Cause: alarm('cause'),
  Late: alarm('late', { Dimensions: [{ Name: 'FunctionName', Value: 'two' }] }),
  Told: composite('told', 'ALARM("late")', {
    ...telling,
    ActionsSuppressor: 'arn:aws:cloudwatch:us-east-1:000000000000:alarm:cause',
    ActionsSuppressorWaitPeriod: seconds.wait,
    ActionsSuppressorExtensionPeriod: seconds.extension,
  }),
});

parity('what is suppressed tells once its suppressor has ended, and some time more', suppressing, async () => {
  const { errors, at, told } = await watching(suppressed({ wait: 60, extension: 120 }));
  for (let minute = 1; minute < 20; minute += 1) errors(6, minute, 'two');
  errors(6, 2, 'one');
  for (let minute = 1; minute < 9; minute += 1) at(minute);
  expect(told()).toEqual([]);
  expect(at(9)).toMatchObject({ cause: 'OK', told: 'ALARM' });
  expect(told()).toEqual(['told']);
});

parity('what is suppressed waits for its suppressor, and tells when that does not come', suppressing, async () => {
  const { errors, at, told } = await watching(suppressed({ wait: 120, extension: 120 }));
  errors(6, 1, 'two');
  at(1);
  at(2);
  expect(told()).toEqual([]);
  at(3);
  expect(told()).toEqual(['told']);
});

test.each([
  ['an expression', { One: alarm('one', { MetricName: 'A / B', Statistic: 'Sum' }) }, undefined],
  ['a rule with NOT', { Any: composite('any', 'NOT ALARM("one")'), One: alarm('one') }, 'NOT ALARM'],
  ['an alarm that is not there', { Any: composite('any', 'ALARM("gone")') }, '"gone"'],
])('%s is refused by name where nothing can stand for it', async (_, resources, said) => {
  const starting = watching(resources);
  if (said === undefined) await starting;
  else await expect(starting).rejects.toThrow(said);
});

test('the page says what is on, since when, and whom it hurts', async () => {
  const AlarmDescription = 'Visitors get errors from /api/x. Runbook: infra/operations/runbook.md#faults';
  const { site, reports } = await startedServices([cloudwatch], {
    One: alarm('one', { AlarmDescription }),
    Any: composite('any', 'ALARM("one")', telling),
  });
  expect(await reports.page('alarms')).toContain('All is well: 0 of 1 alarms are on');
  site.metrics.record({ namespace: 'AWS/Lambda', name: 'Errors', dimensions: { FunctionName: 'one' } }, 6);
  const page = await reports.page('alarms');
  expect(page).toContain('1 of 1 alarms are on');
  expect(page).toContain(AlarmDescription);
  expect(page).toContain('whoever is on call was told');
  expect(reports.json('alarms.json')).toMatchObject({ alarms: [{ name: 'one', state: 'ALARM' }, { name: 'any' }] });
});
