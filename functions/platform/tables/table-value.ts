import type { EventName } from '../../../shared/contract/event-name.ts';
import { environmentName } from '../../../shared/manifest/environment-names.ts';
import type { TableAction } from '../../../shared/manifest/function-needs.ts';
import type { TableDefinition } from '../../../shared/manifest/table-definition.ts';
import { requiredEnvironment } from '../environment.ts';
import { createTable, type Table } from './table.ts';

/** A table as its domain exports it: a literal, so that a bundle carries those that its function uses and no others. */
export interface TableValue extends TableDefinition {
  readonly name: string;
  readonly partitions?: never;
}

/** Some partitions of a table. */
export interface PartOfTable<Name extends string = string> {
  readonly name: Name;
  readonly partitions: readonly [string, ...string[]];
}

/** A table, of which these partitions alone may be touched, `*` standing for any text, as IAM compares them (`dynamodb:LeadingKeys`). */
export function within<const Name extends string>(
  { name }: { readonly name: Name },
  ...partitions: readonly [string, ...string[]]
): PartOfTable<Name> {
  return { name, partitions };
}

/** A table, some of whose rows are events that are still to be put on the bus. */
export type OutboxTable = TableValue & { readonly announces: readonly [EventName, ...EventName[]] };

/** The physical name of a table. */
export const physicalNameOf = (table: string) => requiredEnvironment(environmentName.table(table));

/** Opens a table. */
export const openTable = ({ name }: { readonly name: string }): Table<TableAction> => createTable(physicalNameOf(name));
