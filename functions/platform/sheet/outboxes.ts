import type { EventName } from '../../../shared/contract/event-name.ts';
import { pascalName } from '../../../shared/contract/names.ts';
import type { DomainNeeds, Relays } from '../../../shared/manifest/function-needs.ts';
import type { TableDefinition } from '../../../shared/manifest/table-definition.ts';

/** When `republisher` runs, and what people miss without it; infra adds the harm of the consumers of its events. */
export const outboxSearch = {
  expression: 'rate(5 minutes)',
  harm: 'What happened is stored, and nothing that should follow does.',
} as const;

/** One of the two functions that bring the events of a table's outbox to the bus. */
export interface RelayFunction {
  readonly name: string;
  /** Its line on the permission sheet, which no domain writes. */
  readonly needs: { readonly relays: Relays };
}

/** A table whose transactions announce events. */
export interface Outbox {
  readonly table: string;
  /** All that any sheet announces through it, each once. */
  readonly events: readonly EventName[];
  /** Whose stack has the functions, as the table's definition says. */
  readonly domain: string;
  /** Reads the table's stream. */
  readonly publisher: RelayFunction;
  /** Looks every five minutes for what the stream left behind. */
  readonly republisher: RelayFunction;
}

interface Stated {
  readonly sheets: Readonly<Record<string, DomainNeeds>>;
  readonly tables: Readonly<Record<string, TableDefinition>>;
}

/** Every outbox that permission sheets name, by table. */
export function outboxesOf({ sheets, tables }: Stated): readonly Outbox[] {
  const named = Object.values(sheets).flatMap((sheet) => Object.values(sheet).flatMap(({ outbox }) => outbox ?? []));
  return [...Map.groupBy(named, ({ table }) => table)].map(([table, users]) => {
    const events = [...new Set(users.flatMap((user) => user.events))].sort();
    return {
      table,
      events,
      domain: tables[table]?.outboxOf ?? '',
      publisher: { name: `publishOutbox${pascalName(table)}`, needs: { relays: { from: 'stream', table, events } } },
      republisher: { name: `republishOutbox${pascalName(table)}`, needs: { relays: { from: 'table', table, events } } },
    };
  });
}
