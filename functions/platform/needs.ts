import type { EventName } from '../../events/catalogue.ts';

/** Tables of the stack, one per domain, so that a grant on one means something (design §6). */
export type TableName = 'content' | 'downloads';

/** DynamoDB actions a function may be granted. A transaction asks for the actions of its parts. There is no Scan. */
export type TableAction = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem';

/**
 * What one function may touch. Infra turns it into IAM statements and environment variables, the platform into clients
 * that can do just this (design §4).
 */
export interface FunctionNeeds {
  readonly tables?: { readonly [table in TableName]?: readonly TableAction[] };
  readonly publishes?: readonly EventName[];
}

/** A domain's permission sheet: function name → needs. */
export type DomainNeeds = Readonly<Record<string, FunctionNeeds>>;

/** Environment variables that carry the physical names. Written by infra, read by the platform, named nowhere else. */
export const environmentName = {
  table: (table: TableName) => `TABLE_${table.toUpperCase()}`,
  eventBus: 'EVENT_BUS',
} as const;
