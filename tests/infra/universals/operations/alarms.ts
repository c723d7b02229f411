import { existsSync, readFileSync } from 'node:fs';
import { isObject, type JsonObject, listOf, valueAt } from '../../../../infra/local/core/json.ts';
import { metricNamespace } from '../../../../shared/metrics.ts';
import { functionOf } from '../../contract.ts';
import type { Part } from '../../part.ts';
import { askedOnce, type Resource, type Stacks } from '../../stacks.ts';
import { isDeadLetterQueue, isRead } from '../events/queues.ts';
import { type Aim, every, type Mutation, remove, set, unset } from '../mutation.ts';
import { about, all, each, type Universals } from '../universal.ts';
import { type NamedMetric, wrongWith } from './metrics.ts';

const alarmType = 'AWS::CloudWatch::Alarm';
const queueType = 'AWS::SQS::Queue';
const watching = [alarmType, 'AWS::CloudWatch::Dashboard'];

function metricOf(stated: Part): NamedMetric {
  const dimensions = stated.items('Dimensions').map((dimension) => [dimension.text('Name'), dimension.text('Value')]);
  const [namespace, name] = [stated.text('Namespace'), stated.text('MetricName')];
  return { namespace, name, dimensions: Object.fromEntries(dimensions) };
}

/** The metrics that an alarm looks at: one, or those of an expression. */
function metricsOf(alarm: Resource): readonly NamedMetric[] {
  if (alarm.has('MetricName')) return [metricOf(alarm)];
  const measured = alarm.items('Metrics').filter((item) => item.has('MetricStat'));
  return measured.map((item) => metricOf(item.at('MetricStat.Metric')));
}

/** Metrics of a resource that one alarm has to watch together, and when it goes off: above a threshold, or where nothing happens. */
interface Watch {
  readonly resource: Resource | undefined;
  readonly metrics: readonly string[];
  readonly threshold: number | 'silence';
}

const watchesOf = askedOnce((stacks): readonly Watch[] => {
  const { jobs, publishers, routes } = stacks.site;
  const endpoints = [...new Set([...routes.values()].map(({ name }) => name))];
  const ofMail = { 'Reputation.BounceRate': 0.05, 'Reputation.ComplaintRate': 0.001 };
  const queues = (isOf: typeof isRead) => stacks.of(queueType).filter((queue) => isOf(queue, stacks));
  return [
    ...endpoints.map((name) => ({
      resource: functionOf(name, stacks),
      metrics: [`${metricNamespace} Faulty`, 'AWS/Lambda Errors', 'AWS/Lambda Throttles'],
      threshold: 10,
    })),
    ...jobs.map(({ name }) => ({
      resource: functionOf(name, stacks),
      metrics: ['AWS/Lambda Invocations'],
      threshold: 'silence' as const,
    })),
    ...publishers.map(({ outbox: { searcher } }) => ({
      resource: functionOf(searcher, stacks),
      metrics: [`${metricNamespace} OldestWaitingSeconds`],
      threshold: 3_600,
    })),
    ...stacks
      .of('AWS::SES::ConfigurationSet')
      .flatMap((resource) =>
        Object.entries(ofMail).map(([rate, threshold]) => ({ resource, metrics: [`AWS/SES ${rate}`], threshold })),
      ),
    ...queues(isRead).map((resource) => ({
      resource,
      metrics: ['AWS/SQS ApproximateAgeOfOldestMessage'],
      threshold: 3_600,
    })),
    ...queues(isDeadLetterQueue).map((resource) => ({
      resource,
      metrics: ['AWS/SQS ApproximateNumberOfMessagesVisible'],
      threshold: 0,
    })),
  ];
});

/** Whether an alarm watches all that is asked for, and goes off soon. */
function keeps(alarm: Resource, { resource, metrics, threshold }: Watch): boolean {
  const own = metricsOf(alarm).filter(({ dimensions }) =>
    Object.values(dimensions).some((value) => resource?.isNamedIn(value)),
  );
  const watched = own.map(({ namespace, name }) => `${namespace} ${name}`);
  const goesOff =
    threshold === 'silence'
      ? isOfSilence(alarm)
      : alarm.is('ComparisonOperator', 'GreaterThanThreshold', 'GreaterThanOrEqualToThreshold') &&
        alarm.number('Threshold') <= threshold;
  return metrics.every((metric) => watched.includes(metric)) && goesOff;
}

/** Whether an alarm goes off where nothing happens. */
function isOfSilence(alarm: Resource): boolean {
  return alarm.is('ComparisonOperator', 'LessThanThreshold') && alarm.number('Threshold') === 1;
}

const watchOf = (alarm: Resource, stacks: Stacks) => watchesOf(stacks).find((watch) => keeps(alarm, watch));

/** For mutations of alarms: those that a watch needs, and the resource that is then without one. */
const guarding: Aim = {
  where: (alarm, stacks) => watchOf(alarm, stacks) !== undefined,
  blames: (alarm, stacks) => watchOf(alarm, stacks)?.resource,
};
const guardingFromMuch: Aim = {
  ...guarding,
  where: (alarm, stacks) => !isOfSilence(alarm) && watchOf(alarm, stacks) !== undefined,
};
const guardingFromSilence: Aim = {
  ...guarding,
  where: (alarm, stacks) => isOfSilence(alarm) && watchOf(alarm, stacks) !== undefined,
};

/** The anchors of a runbook's headings. */
function anchorsOf(file: string): readonly string[] {
  const headings = existsSync(file) ? readFileSync(file, 'utf8').match(/^## .+$/gm) : null;
  return (headings ?? []).map((line) => line.slice(3).toLowerCase().replaceAll(' ', '-'));
}

/** Changes each metric of every alarm. */
function everyMetric(edit: (metric: JsonObject) => void): Mutation {
  return every(alarmType, ({ Properties }) => {
    if (Properties.MetricName) edit(Properties);
    for (const item of listOf(Properties.Metrics).flatMap(listOf)) {
      const metric = valueAt(item, ['MetricStat', 'Metric']);
      if (isObject(metric)) edit(metric);
    }
  });
}

const ofOneMetric: Aim = { where: (alarm) => alarm.has('MetricName') };
const ofSilence: Aim = { where: isOfSilence };
const ofSeveralMetrics: Aim = { where: (alarm) => alarm.has('Metrics.0.Expression') };

const watches = (metric: string) => ({
  where: (alarm: Resource) => metricsOf(alarm).some(({ name }) => name === metric),
});

/** What nothing measured is to an alarm that is not of silence: it ends, unless a domain says that it stays on until something else is measured. */
function silenceOf(alarm: Resource, { site }: Stacks): 'ignore' | 'notBreaching' {
  const staying = Object.values(site.definition.metrics).flatMap((own) =>
    Object.entries(own).flatMap(([name, metric]) => (metric.alarm?.staysOn ? [name] : [])),
  );
  return metricsOf(alarm).some(({ name }) => staying.includes(name)) ? 'ignore' : 'notBreaching';
}

export const alarms: Universals = {
  'an alarm watches what exists and is measured': {
    violations: each(alarmType, (alarm, stacks) => [
      metricsOf(alarm).length === 0 && 'watches nothing',
      ...metricsOf(alarm).map((metric) => wrongWith(metric, stacks)),
    ]),
    catches: {
      'alarms of names that do not exist': everyMetric((metric) => {
        metric.Dimensions = [{ Name: 'FunctionName', Value: 'gone' }];
      }),
      'alarms of what nobody measures': everyMetric((metric) => {
        metric.MetricName = 'Sorrow';
      }),
      'alarms of nothing in particular': everyMetric((metric) => {
        delete metric.Dimensions;
      }),
      'alarms in a namespace of others': everyMetric((metric) => {
        metric.Namespace = 'Other';
      }),
      'alarms without a metric': every(alarmType, (declared) => {
        declared.Properties = {};
      }),
    },
  },

  'an alarm looks at all of its metrics, within a quarter of an hour, or for silence within two days': {
    violations: each(alarmType, (alarm, stacks) => {
      const parts = alarm.has('MetricName') ? [alarm] : alarm.items('Metrics');
      const measured = parts.filter((part) => part.has('MetricStat')).map((part) => part.at('MetricStat'));
      const [result, ...results] = parts.filter((part) => !part.is('ReturnData', false));
      const ids = parts.map((part) => part.text('Id')).filter((id) => id !== result?.text('Id'));
      const said: readonly string[] = result?.text('Expression').match(/\w+/g) ?? [];
      const periods = alarm.number('EvaluationPeriods');
      const isSilence = isOfSilence(alarm);
      return [
        (!result || results.length > 0) && 'has no one result',
        ...ids.map((id) => !said.includes(id) && `leaves ${id} out of its result`),
        ...(alarm.has('MetricName') ? [alarm] : measured).flatMap((metric) => {
          const seconds = metric.number('Period') * periods;
          const statistic = metric.text('Statistic') || metric.text('Stat');
          return [
            !(seconds >= 60 && seconds <= (isSilence ? 172_800 : 900)) && `looks at ${seconds} s`,
            !['Sum', 'Maximum'].includes(statistic) && `looks at the ${statistic}`,
          ];
        }),
        isSilence && !alarm.is('TreatMissingData', 'breaching') && 'does not go off when nothing happens',
        !isSilence && !alarm.is('TreatMissingData', silenceOf(alarm, stacks)) && 'takes silence for something else',
      ];
    }),
    catches: {
      'alarms after days': every(alarmType, set({ EvaluationPeriods: 288 })),
      'alarms that look at nothing': every(alarmType, set({ EvaluationPeriods: 0 })),
      'alarms at rest': every(alarmType, unset('TreatMissingData')),
      'alarms that stay on': every(alarmType, set({ TreatMissingData: 'ignore' }), {
        where: (alarm, stacks) => !alarm.is('TreatMissingData', 'ignore') && silenceOf(alarm, stacks) !== 'ignore',
      }),
      'silence that nobody hears': every(alarmType, set({ TreatMissingData: 'notBreaching' }), ofSilence),
      'an average that hides the worst': every(alarmType, set({ Statistic: 'Average' }), ofOneMetric),
      'a result that leaves errors out': every(
        alarmType,
        set({ 'Metrics.0.Expression': 'FILL(faults, 0)' }),
        ofSeveralMetrics,
      ),
      'an alarm without a result': every(alarmType, set({ 'Metrics.0.ReturnData': false }), ofSeveralMetrics),
    },
  },

  'an alarm says whom it hurts and which page of the runbook helps': {
    violations: each(alarmType, (alarm) => {
      const said = /^[A-Z].+\. Runbook: (.+)#([a-z-]+)$/.exec(alarm.text('AlarmDescription'));
      const [, file = '', anchor = ''] = said ?? [];
      return [!said && 'says nothing to read', !anchorsOf(file).includes(anchor) && `leads to "${file}#${anchor}"`];
    }),
    catches: {
      'an alarm without a word': every(alarmType, unset('AlarmDescription')),
      'an alarm that harms nobody': every(
        alarmType,
        set({ AlarmDescription: 'Runbook: infra/operations/runbook.md#faults' }),
      ),
      'an alarm that leads to no heading': every(
        alarmType,
        set({ AlarmDescription: 'Visitors wait. Runbook: infra/operations/runbook.md#gone' }),
      ),
    },
  },

  'every endpoint is watched for faults, every job for silence, every queue and outbox for its age, and every dead-letter queue for messages':
    {
      violations: (stacks) =>
        watchesOf(stacks).flatMap((watch) => {
          const isKept = stacks.of(alarmType).some((alarm) => keeps(alarm, watch));
          return about(watch.resource?.address ?? '', [!isKept && `has no alarm for ${watch.metrics.join(' and ')}`]);
        }),
      catches: {
        'an endpoint without an alarm': remove(alarmType, watches('Faulty')),
        'a queue that may fall behind': remove(alarmType, watches('ApproximateAgeOfOldestMessage')),
        'an outbox that may fall behind': remove(alarmType, watches('OldestWaitingSeconds')),
        'dead letters that nobody hears of': remove(alarmType, watches('ApproximateNumberOfMessagesVisible')),
        'a job that may stand still': remove(alarmType, ofSilence),
        'alarms that never go off': every(alarmType, set({ Threshold: 1_000_000 }), guarding),
        'alarms that go off when all is well': every(
          alarmType,
          set({ ComparisonOperator: 'LessThanThreshold' }),
          guardingFromMuch,
        ),
        'alarms that go off when a job runs': every(
          alarmType,
          set({ ComparisonOperator: 'GreaterThanThreshold' }),
          guardingFromSilence,
        ),
        'faults without invocations that failed': every(alarmType, unset('Metrics.2'), {
          ...guarding,
          where: (alarm, stacks) => alarm.has('Metrics.2') && watchOf(alarm, stacks) !== undefined,
        }),
      },
    },

  'alarms and dashboards refer to no other stack, so that what they watch can be removed': {
    violations: all(({ stack, declared }, stacks) => [
      stacks.of(...watching).some((resource) => resource.stack === stack) &&
        JSON.stringify(declared).includes('Fn::ImportValue') &&
        'refers to another stack',
    ]),
    catches: {
      'an alarm that holds a function': every(alarmType, set({ AlarmDescription: { 'Fn::ImportValue': 'function' } })),
    },
  },
};
