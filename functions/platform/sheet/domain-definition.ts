import type { DomainMetric } from '../../../shared/manifest/manifest.ts';
import type { TableDefinition } from '../../../shared/manifest/table-definition.ts';
import type { ScheduleEntry } from '../../../shared/manifest/triggers.ts';
import type { Mail } from '../mail/template.ts';

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
