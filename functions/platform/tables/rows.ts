import type { TableAction } from '../../../shared/manifest/function-needs.ts';
import { tableKey } from '../../../shared/manifest/table-definition.ts';
import type { Capability } from '../capability.ts';
import { type OwnedBy, type OwnedTable, ownedTable } from './owned-tables.ts';
import type { Index } from './pages.ts';
import { createIndex, type Table } from './table.ts';
import { openTable, type PartOfTable, physicalNameOf, type TableValue } from './table-value.ts';

/** What one request does with rows. Of a transaction it is part of `transaction`. */
type RowAction = Exclude<TableAction, 'ConditionCheckItem'>;

/** Whether rows are changed by some actions. */
type MarksOfActions<Action extends TableAction> = [Extract<Action, 'PutItem' | 'UpdateItem' | 'DeleteItem'>] extends [
  never,
]
  ? never
  : 'writes';

/** The rows of a table, with these actions and no others. */
export function rows<const May extends readonly [RowAction, ...RowAction[]]>(
  table: TableValue | PartOfTable,
  ...may: May
): Capability<Table<May[number]>, MarksOfActions<May[number]>> {
  const { name, partitions } = table;
  const grants = { tables: { [name]: may }, ...(partitions && { partitions: { [name]: partitions } }) };
  return { grants, open: () => openTable(table) as unknown as Table<May[number]> }; // narrows to what is granted
}

type RowsOf = readonly [table: TableValue, ...may: readonly [RowAction, ...RowAction[]]];

type ActionsOf<Parts extends RowsOf> = Parts extends readonly [TableValue, ...infer May extends readonly RowAction[]]
  ? May[number]
  : never;

type OwnedRows<All extends readonly RowsOf[]> = {
  readonly [Parts in All[number] as Parts[0]['name']]: OwnedTable<ActionsOf<Parts>>;
};

/** The rows of one member, by table, with the actions on each: ids of other members' things lead nowhere. */
export function rowsOfMember<const All extends readonly [RowsOf, ...RowsOf[]]>(
  ...all: All
): Capability<OwnedBy<OwnedRows<All>>, MarksOfActions<ActionsOf<All[number]>>> {
  return {
    grants: { owned: Object.fromEntries(all.map(([{ name }, ...may]) => [name, may])) },
    open: () => {
      const tables = all.map(([table]) => [table.name, openTable(table)] as const);
      return ({ uid }) =>
        Object.fromEntries(tables.map(([name, table]) => [name, ownedTable(table, uid)])) as unknown as OwnedRows<All>; // narrows to what is granted
    },
  };
}

/** An index of a table, of which all may be read. */
export function index<const T extends TableValue>(
  { name, indexes }: T,
  of: keyof NonNullable<T['indexes']> & string,
): Capability<Index> {
  return {
    grants: { indexes: { [`${name}.${of}` as const]: ['Query'] as const } },
    open: () => {
      const { partition = '', sort = tableKey.sort } = indexes?.[of] ?? {};
      return createIndex(physicalNameOf(name), { name: of, partition, sort });
    },
  };
}
