import { environmentName } from '../../../shared/manifest/environment-names.ts';
import type { TableDefinition } from '../../../shared/manifest/table-definition.ts';
import { requiredEnvironment } from '../sheet/environment.ts';

/** A table as its domain exports it: a literal, so that a bundle carries those that its function uses and no others. */
export interface TableValue extends TableDefinition {
  readonly name: string;
}

/** The physical name of a table. */
export const physicalNameOf = (table: string) => requiredEnvironment(environmentName.table(table));
