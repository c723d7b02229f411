import * as z from 'zod/mini';
import { named, type ResourceType, regionalArn } from '../../../core/assembly/resource-type.ts';
import { flag, texts, wholeNumber } from '../../../core/properties.ts';

const alarmIdentity = named(
  'AlarmName',
  regionalArn('cloudwatch', ({ name }) => `alarm:${name}`),
  255,
);

const dimensions = z._default(z.array(z.strictObject({ Name: z.string(), Value: z.string() })), []);
const number = z.coerce.number();
const metric = z.strictObject({ Namespace: z.string(), MetricName: z.string(), Dimensions: dimensions });

/** Either a metric itself, or what is calculated from others that are named by their `Id`. */
const query = z.strictObject({
  Id: z.string(),
  Expression: z.optional(z.string()),
  MetricStat: z.optional(z.strictObject({ Metric: metric, Period: wholeNumber, Stat: z.string() })),
  ReturnData: z._default(flag, true),
});

/** An alarm of one metric, or of the one result of several. */
export const alarmType = {
  type: 'AWS::CloudWatch::Alarm',
  identity: alarmIdentity,
  properties: z.strictObject({
    AlarmName: z.optional(z.string()),
    AlarmDescription: z._default(z.string(), ''),
    AlarmActions: texts,
    ...{ Namespace: z.optional(z.string()), MetricName: z.optional(z.string()), Dimensions: dimensions },
    ...{ Statistic: z.optional(z.string()), Period: z.optional(wholeNumber) },
    Metrics: z._default(z.array(query), []),
    ...{ Threshold: number, EvaluationPeriods: wholeNumber },
    ComparisonOperator: z.enum(['GreaterThanThreshold', 'LessThanThreshold']),
    TreatMissingData: z.enum(['notBreaching', 'breaching', 'ignore']),
  }),
} satisfies ResourceType;

/** An alarm of other alarms. */
export const compositeAlarmType = {
  type: 'AWS::CloudWatch::CompositeAlarm',
  identity: alarmIdentity,
  properties: z.strictObject({
    AlarmName: z.optional(z.string()),
    AlarmDescription: z._default(z.string(), ''),
    AlarmActions: texts,
    AlarmRule: z.string(),
    /** ARN of an alarm that keeps its actions back while it is on, and for so many seconds before and after. */
    ActionsSuppressor: z.optional(z.string()),
    ...{ ActionsSuppressorWaitPeriod: z._default(wholeNumber, 0) },
    ...{ ActionsSuppressorExtensionPeriod: z._default(wholeNumber, 0) },
  }),
} satisfies ResourceType;

export type AlarmProperties = z.infer<typeof alarmType.properties>;
export type CompositeAlarmProperties = z.infer<typeof compositeAlarmType.properties>;
