import { mailMetric, siteMetric } from '../metrics.ts';
import type { Watched } from '../watched.ts';
import type { SiteAlarms } from './site-alarms.ts';

/** SES reviews an account from these shares of a stream's mails on, and stops it at twice or five times as many. */
const reviewedFrom = [
  { name: 'BounceRate', metric: 'Reputation.BounceRate', share: 0.05 },
  { name: 'ComplaintRate', metric: 'Reputation.ComplaintRate', share: 0.001 },
] as const;

/** Alarms for mails that SES does not take, that our own mailboxes refuse, and of which too many come back. */
export function mailAlarms(alarms: SiteAlarms, { mail: { senders, listeners, streams } }: Pick<Watched, 'mail'>): void {
  for (const { name, functionName } of senders) {
    alarms.add(`${name}MailsFailed`, {
      metric: siteMetric('MailsFailed', functionName),
      above: 5,
      userImpact: `Mails of ${name} are late: SES does not take them.`,
      runbook: '#mail-is-not-sent',
    });
  }
  for (const { name, functionName } of [...senders, ...listeners]) {
    alarms.add(`${name}OwnMailboxRefused`, {
      metric: siteMetric('OwnMailboxRefused', functionName),
      above: 0,
      userImpact: 'Visitors wait for answers: a mailbox of our own does not take what they wrote.',
      runbook: '#our-own-mailbox-refuses-mail',
    });
  }
  for (const { name: stream, configurationSet } of streams) {
    for (const { name, metric, share } of reviewedFrom) {
      alarms.add(`${stream}Mail${name}`, {
        metric: mailMetric(metric, configurationSet),
        above: share,
        userImpact: `Soon nobody gets our mail: too much of it comes back (${stream}), and SES stops accounts for that.`,
        runbook: '#mail-comes-back',
      });
    }
  }
}
