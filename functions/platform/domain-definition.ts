import type { DomainMetric } from '../../shared/manifest/manifest.ts';
import type { TableValue } from './tables/table-value.ts';

/** What a domain has beside its functions, in its `domain.ts`, for those who build, deploy and test: no bundle carries it. */
export interface DomainDefinition {
  /** Its tables, also those that no function uses today. */
  readonly tables?: readonly TableValue[];
  /** Secrets that operators put into Secrets Manager, by name (letters), each with what it is for. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** What its functions count beside what all do, by name: metrics of CloudWatch. */
  readonly metrics?: Readonly<Record<string, DomainMetric>>;
}
