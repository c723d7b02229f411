import type { ScheduleEntry } from '../../../events/schedule-entry.ts';
import type { Mail } from '../mail/template.ts';
import type { TableDefinition } from '../tables/table-definition.ts';

/** Something that functions of a domain count. It is drawn on the health dashboard, and raises an alarm where it hurts somebody. */
export interface DomainMetric {
  /** As the dashboard calls it. */
  readonly title: string;
  /** The functions that count it. */
  readonly by: readonly string[];
  /** What of five minutes is drawn; their sum when not given. */
  readonly statistic?: 'Maximum' | 'p95';
  /** From above which number in five minutes on somebody is hurt, how, and the heading of the runbook that says what to do. */
  readonly alarm?: {
    readonly above: number;
    readonly harm: string;
    readonly runbook: `#${string}`;
    /** Whether it stays on until something else is measured: for what a job measures now and then. */
    readonly staysOn?: boolean;
  };
}

/**
 * What a domain has, told once, in its own folder, for those who build, deploy and test: no bundle carries it. What its functions may touch stands in
 * its `needs.ts`, what they may log in its `log-lines.ts`, which events they take in its `consumers.ts`.
 */
export interface DomainDefinition {
  /** Its tables, by name: a grant on one reaches no other domain. */
  readonly tables?: Readonly<Record<string, TableDefinition>>;
  /** The mails that it sends. */
  readonly mails?: readonly Mail[];
  /** Secrets that operators put into Secrets Manager, by name (letters), each with what it is for. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** What its functions count beside what all do, by name: metrics of CloudWatch. */
  readonly metrics?: Readonly<Record<string, DomainMetric>>;
  /** Its scheduled jobs: `eraseEnquiries` is `functions/enquiries/erase-enquiries.schedule.ts`. */
  readonly schedules?: Readonly<Record<string, ScheduleEntry>>;
}
