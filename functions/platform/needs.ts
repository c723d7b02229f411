import type { EventName } from '../../shared/event-names.ts';
import type { IndexName, TableName } from './tables.ts';

/** DynamoDB actions a function may be granted. A transaction asks for the actions of its parts. There is no Scan. */
export type TableAction = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem';

/**
 * What one function may touch. Infra turns it into IAM statements and environment variables, the platform into clients
 * that can do exactly this.
 */
export interface FunctionNeeds {
  readonly tables?: { readonly [table in TableName]?: readonly TableAction[] };
  readonly indexes?: { readonly [index in IndexName]?: readonly ['Query'] };
  readonly publishes?: readonly EventName[];
}

/** A domain's permission sheet: function name → needs. */
export type DomainNeeds = Readonly<Record<string, FunctionNeeds>>;

/** Environment variables that carry the physical names. Written by infra, read by the platform, named nowhere else. */
export const environmentName = {
  table: (table: TableName) => `TABLE_${table.toUpperCase()}`,
  eventBus: 'EVENT_BUS',
  /** URL of a consumer's dead-letter queue. */
  deadLetters: 'DEAD_LETTERS',
  /** First digits of the bundle's SHA-256, under which its source map is kept. */
  bundle: 'BUNDLE',
} as const;
