import { type EndpointMetricName, metricNamespace } from '../../../shared/metrics.ts';
import { type OfAllDomains, ofAllDomains } from '../../domains.ts';
import { currentCall } from '../calls/call-context.ts';
import type { MailName } from '../mail/mail-names.ts';
import { optionalEnvironment } from '../sheet/environment.ts';
import { environmentName } from '../sheet/environment-names.ts';
import { describeError, type ErrorFacts } from './describe-error.ts';
import type { FieldsOf, LogLine } from './log-line.ts';
import type { MetricName } from './metric-names.ts';

/**
 * Every line that the platform logs, beside those of the domains (`domain.ts`): a stable code, and the only fields that go with it.
 * Bodies, headers and error messages are never among them: they hold what people typed.
 */
interface PlatformFields {
  'call.answered': { httpStatus: number; milliseconds: number };
  'call.failed': ErrorFacts;
  'batch.consumed': { messages: number; failed: number; milliseconds: number };
  'message.unreadable': { messageId: string; issuePath: string };
  'message.failed': { messageId: string } & ErrorFacts;
  'events.repeated': { repeated: number };
  /** Another writer came first at this try. */
  'write.contended': { attempt: number };
  'counting.failed': { events: number } & ErrorFacts;
  /** `item` is the sort key where it is a key of ours, and `sequenceNumber` the record of a stream. */
  'outbox.unreadable': { item: string; sequenceNumber: string };
  'outbox.refused': { eventId: string; event: string; errorCode: string };
  'outbox.failed': ErrorFacts;
  'outbox.searched': { waiting: number; oldestSeconds: number; left: number };
  'mail.sent': { mail: MailName };
  'mail.stopped': { mail: MailName };
  'mail.failed': { mail: MailName } & ErrorFacts;
  /** SES takes no mail to this address, for good. */
  'mail.refused': { mail: MailName };
  /** The mailbox has had as many as it may get. */
  'mail.withheld': { mail: MailName };
}

type DomainLines = OfAllDomains<'logs'>;

export type LogCode = keyof PlatformFields | keyof DomainLines;

type LogFields = PlatformFields & { [Code in keyof DomainLines]: FieldsOf<DomainLines[Code]> };

const domainLines: Readonly<Record<keyof DomainLines, LogLine>> = ofAllDomains('logs');

const platformLevels: Readonly<Record<keyof PlatformFields, LogLine['level']>> = {
  'call.answered': 'INFO',
  'call.failed': 'ERROR',
  'batch.consumed': 'INFO',
  'message.unreadable': 'ERROR',
  'message.failed': 'ERROR',
  'events.repeated': 'INFO',
  'write.contended': 'INFO',
  'counting.failed': 'ERROR',
  'outbox.unreadable': 'ERROR',
  'outbox.refused': 'WARN',
  'outbox.failed': 'ERROR',
  'outbox.searched': 'INFO',
  'mail.sent': 'INFO',
  'mail.stopped': 'INFO',
  'mail.failed': 'ERROR',
  'mail.refused': 'INFO',
  'mail.withheld': 'INFO',
};

/**
 * Writes one structured line, which CloudWatch Logs Insights finds by `code`.
 * @param counts metrics of the function to raise by one line's numbers, in CloudWatch's embedded metric format
 * @param ofEndpoints metrics of all endpoints of its domain together
 */
export function log<Code extends LogCode>(
  code: Code,
  fields: LogFields[Code],
  counts: { readonly [Name in MetricName]?: number } = {},
  ofEndpoints: { readonly [Name in EndpointMetricName]?: number } = {},
): void {
  const level = levelOf(code);
  const { requestId, correlationId } = currentCall();
  const line = {
    level,
    code,
    function: optionalEnvironment('AWS_LAMBDA_FUNCTION_NAME'),
    time: new Date().toISOString(),
    requestId,
    correlationId,
    ...fields,
    // The line and column of a stack frame mean nothing without the bundle that they are in.
    ...(level === 'ERROR' && { bundle: optionalEnvironment(environmentName.bundle) }),
    ...metricsOf(counts, ofEndpoints),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

function levelOf(code: LogCode): LogLine['level'] {
  const levels: Readonly<Partial<Record<LogCode, LogLine['level']>>> = platformLevels;
  const lines: Readonly<Partial<Record<LogCode, LogLine>>> = domainLines;
  return levels[code] ?? lines[code]?.level ?? 'ERROR';
}

/** Logs an error under a code that has its facts among its fields. */
export function logError<Code extends 'call.failed' | 'message.failed' | 'counting.failed' | 'outbox.failed'>(
  code: Code,
  error: unknown,
  fields: Omit<LogFields[Code], keyof ErrorFacts>,
): void {
  log(code, { ...describeError(error), ...fields } as LogFields[Code]); // the two parts of the fields, joined again
}

/** One dimension each, the function's name or its domain: each further one would be billed as a metric of its own. */
function metricsOf(counts: Readonly<Record<string, number>>, ofEndpoints: Readonly<Record<string, number>>) {
  const raised = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  const directives = [directiveOf('function', raised), directiveOf('domain', ofEndpoints)].flat();
  if (directives.length === 0) return {};
  const domain = Object.keys(ofEndpoints).length > 0 && { domain: optionalEnvironment(environmentName.domain) };
  return { ...domain, _aws: { Timestamp: Date.now(), CloudWatchMetrics: directives }, ...raised, ...ofEndpoints };
}

function directiveOf(dimension: string, measured: Readonly<Record<string, number>>) {
  const Metrics = Object.keys(measured).map((Name) => ({ Name, Unit: Name === 'Latency' ? 'Milliseconds' : 'Count' }));
  return Metrics.length === 0 ? [] : [{ Namespace: metricNamespace, Dimensions: [[dimension]], Metrics }];
}
