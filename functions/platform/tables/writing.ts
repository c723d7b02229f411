import type { DomainEvent } from '../../../events/event.ts';
import type { EventName } from '../../../shared/contract/event-name.ts';
import type { FunctionNeeds, TableAction } from '../../../shared/manifest/function-needs.ts';
import type { Capability } from '../capability.ts';
import { documents } from './table.ts';
import { type OutboxTable, type PartOfTable, physicalNameOf, type TableValue } from './table-value.ts';
import { attemptIn, createTransact, type Transact } from './transaction.ts';

type Part = 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem';

/** A table, and what a transaction may do with its rows. */
type PartsOf = readonly [table: TableValue | PartOfTable, ...may: readonly [Part, ...Part[]]];

/** What a transaction may do: with rows of any kind, with those of one member, and the events that it announces, through the outbox of a table. */
export interface Writing {
  readonly in?: readonly PartsOf[];
  readonly inMembers?: readonly PartsOf[];
  readonly announces?: readonly [DomainEvent, ...DomainEvent[]];
  readonly outbox?: OutboxTable;
}

type TablesWith<Parts, Action extends Part> = Parts extends readonly [
  infer T extends TableValue | PartOfTable,
  ...infer May,
]
  ? Action extends May[number]
    ? T['name']
    : never
  : never;

type PartsIn<W extends Writing> =
  | (W extends { readonly in: infer Parts extends readonly PartsOf[] } ? Parts[number] : never)
  | (W extends { readonly inMembers: infer Parts extends readonly PartsOf[] } ? Parts[number] : never);

type AnnouncedBy<W extends Writing> = W extends { readonly announces: infer Events extends readonly DomainEvent[] }
  ? Events[number]['name']
  : never;

/** The same in the words of `Transaction`. */
export type GrantsOfWriting<W extends Writing> = {
  [Action in Part]: TablesWith<PartsIn<W>, Action>;
} & { readonly emits: AnnouncedBy<W> };

export type MarksOfWriting<W extends Writing> = 'writes' | `emits ${AnnouncedBy<W>}`;

/** What is announced needs the outbox of a table that says so, and an outbox something to announce. */
export type WholeWriting<W extends Writing> = W extends { readonly announces: object }
  ? { readonly outbox: { readonly announces: readonly (AnnouncedBy<W> | EventName)[] } } & (W extends {
      readonly outbox: { readonly announces: readonly (infer Announced)[] };
    }
      ? [Exclude<AnnouncedBy<W>, Announced>] extends [never]
        ? unknown
        : { readonly 'the table does not announce': Exclude<AnnouncedBy<W>, Announced> }
      : unknown)
  : { readonly outbox?: never };

export function grantsOfWriting({ in: parts = [], inMembers = [], announces, outbox }: Writing): FunctionNeeds {
  const named = (some: readonly PartsOf[]): Record<string, readonly TableAction[]> =>
    Object.fromEntries(some.map(([{ name }, ...may]) => [name, may]));
  const bound = parts.flatMap(([{ name, partitions }]) => (partitions ? [[name, partitions] as const] : []));
  return {
    ...(parts.length > 0 && { tables: named(parts) }),
    ...(bound.length > 0 && { partitions: Object.fromEntries(bound) }),
    ...(inMembers.length > 0 && { owned: named(inMembers) }),
    ...(outbox && announces && { outbox: { table: outbox.name, events: announces.map(({ name }) => name) } }),
  };
}

/** The table whose outbox keeps what is announced. */
export const outboxOf = ({ outbox }: Writing) => outbox?.name;

/** Tries transactions in the tables of the stage. */
export const attempting = () => attemptIn(documents(), physicalNameOf);

/** Writes that are done as one, with the events that they announce. */
export function transaction<const W extends Writing>(
  writing: W & WholeWriting<W>,
): Capability<Transact<GrantsOfWriting<W>>, MarksOfWriting<W>> {
  return {
    grants: grantsOfWriting(writing),
    open: () => createTransact(attempting(), outboxOf(writing)) as Transact<GrantsOfWriting<W>>, // narrows to what is granted
  };
}
