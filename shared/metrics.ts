/** CloudWatch namespace of the metrics that functions emit and dashboards draw. */
export const metricNamespace = 'MediaServerSite';

/**
 * What our functions count; calls, durations and failed invocations are Lambda's own metrics. `Accepted` calls succeeded,
 * `Refused` ones broke a business rule or the protocol, `Faulty` ones met an error of ours. `FailedMessages` could not be
 * handled; `Repeated` events had been counted before. `Announced` is what was written together with its event: repeats are not. `WaitingEvents` were found in an outbox a minute after they occurred, the
 * oldest of them after `OldestWaitingSeconds`. `MailsSent` were taken by SES, `MailsFailed` were not and are tried again later,
 * `MailsRefused` never will be, `MailsWithheld` were more than a mailbox may get. `OwnMailboxRefused` counts what one of our own mailboxes did not take.
 */
export const platformMetrics = [
  'Accepted',
  'Refused',
  'Faulty',
  'FailedMessages',
  'Repeated',
  'Announced',
  'WaitingEvents',
  'OldestWaitingSeconds',
  'MailsSent',
  'MailsFailed',
  'MailsRefused',
  'MailsWithheld',
  'OwnMailboxRefused',
] as const;
export type PlatformMetricName = (typeof platformMetrics)[number];

/**
 * What visitors wait for, of all endpoints of a domain together: how long each call took once its function ran (milliseconds; their number is that
 * of the calls), how many were the first of a sandbox, which has started for them, and how many met an error of ours.
 */
export type EndpointMetricName = 'Latency' | 'ColdStarts' | 'Faulty';
