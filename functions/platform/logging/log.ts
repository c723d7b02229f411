import { metricNamespace } from '../../../shared/metrics.ts';
import { currentCall } from '../call-context.ts';
import { optionalEnvironment } from '../environment.ts';
import { environmentName } from '../needs.ts';
import { describeError, type ErrorFacts } from './describe-error.ts';

/**
 * Every line a function may log: a stable code, and the only fields that go with it. Bodies, headers and error messages
 * are never among them: they hold what people typed.
 */
interface LogFields {
  'call.answered': { httpStatus: number; milliseconds: number };
  'call.failed': ErrorFacts;
  'batch.consumed': { messages: number; failed: number; milliseconds: number };
  'message.unreadable': { messageId: string; issuePath: string };
  'message.failed': { messageId: string } & ErrorFacts;
  'downloads.repeated': { repeated: number };
  'transaction.retried': { attempt: number; outcomes: string };
  'transaction.failed': { downloads: number } & ErrorFacts;
}

export type LogCode = keyof LogFields;

const levels: Record<LogCode, 'INFO' | 'WARN' | 'ERROR'> = {
  'call.answered': 'INFO',
  'call.failed': 'ERROR',
  'batch.consumed': 'INFO',
  'message.unreadable': 'ERROR',
  'message.failed': 'ERROR',
  'downloads.repeated': 'INFO',
  'transaction.retried': 'WARN',
  'transaction.failed': 'ERROR',
};

/**
 * What our functions count; calls, durations and failed invocations are Lambda's own metrics. `Accepted` calls succeeded,
 * `Refused` ones broke a business rule or the protocol, `Faulty` ones met an error of ours. `FailedMessages` could not be
 * handled; `Repeated` events had been counted before.
 */
export type MetricName = 'Accepted' | 'Refused' | 'Faulty' | 'FailedMessages' | 'Repeated';

/**
 * Writes one structured line, which CloudWatch Logs Insights finds by `code`.
 * @param counts metrics to raise by one line's numbers, in CloudWatch's embedded metric format
 */
export function log<Code extends LogCode>(
  code: Code,
  fields: LogFields[Code],
  counts: { readonly [Name in MetricName]?: number } = {},
): void {
  const level = levels[code];
  const line = {
    level,
    code,
    function: optionalEnvironment('AWS_LAMBDA_FUNCTION_NAME'),
    time: new Date().toISOString(),
    ...currentCall(),
    ...fields,
    // The line and column of a stack frame mean nothing without the bundle that they are in.
    ...(level === 'ERROR' && { bundle: optionalEnvironment(environmentName.bundle) }),
    ...metricsOf(counts),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Logs an error under a code that has its facts among its fields. */
export function logError<Code extends 'call.failed' | 'message.failed' | 'transaction.failed'>(
  code: Code,
  error: unknown,
  fields: Omit<LogFields[Code], keyof ErrorFacts>,
): void {
  log(code, { ...describeError(error), ...fields } as LogFields[Code]); // the two parts of the fields, joined again
}

/** The function's name is the only dimension: each further one would be billed as a metric of its own. */
function metricsOf(counts: Readonly<Record<string, number>>) {
  const raised = Object.entries(counts).filter(([, count]) => count > 0);
  if (raised.length === 0) return {};
  const Metrics = raised.map(([Name]) => ({ Name, Unit: 'Count' }));
  const directive = { Namespace: metricNamespace, Dimensions: [['function']], Metrics };
  return { _aws: { Timestamp: Date.now(), CloudWatchMetrics: [directive] }, ...Object.fromEntries(raised) };
}
