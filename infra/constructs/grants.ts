import type { EventBus } from 'aws-cdk-lib/aws-events';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { eventSource } from '../../events/event.ts';
import { environmentName, type FunctionNeeds } from '../../functions/platform/needs.ts';
import type { TableName } from '../../functions/platform/tables.ts';
import type { Tables } from '../stacks/data-stack.ts';

/** What functions can be granted access to. */
export interface Resources {
  readonly tables: Tables;
  readonly bus: EventBus;
}

/** Tables of a sheet with the actions on them; a table of which only an index is named has none. */
function tablesOf({ tables = {}, indexes = {} }: FunctionNeeds): Map<string, readonly string[]> {
  const ofIndexes = Object.keys(indexes).map((index) => [index.split('.')[0] ?? index, []] as const);
  return new Map<string, readonly string[]>([...ofIndexes, ...Object.entries(tables)]);
}

/** @throws Error naming a table that no stack has */
function tableOf({ tables }: Resources, name: string) {
  const table = tables[name];
  if (!table) throw new Error(`functions/platform/tables.ts has no table ${name}`);
  return table;
}

/** Environment variables with the physical names of what a permission sheet names. */
export function environmentOf(needs: FunctionNeeds, resources: Resources): Record<string, string> {
  const tableNames = [...tablesOf(needs).keys()].map((name) => [
    environmentName.table(name as TableName), // a sheet's names are names of tables
    tableOf(resources, name).tableName,
  ]);
  const busName = needs.publishes ? [[environmentName.eventBus, resources.bus.eventBusName]] : [];
  return Object.fromEntries([...tableNames, ...busName]);
}

/** Explicit actions on named resources; publishing is bound to the events that the sheet names, from this site. */
export function statementsOf(needs: FunctionNeeds, resources: Resources): PolicyStatement[] {
  const allow = (actions: string[], resource: string, conditions = {}) =>
    new PolicyStatement({ effect: Effect.ALLOW, actions, resources: [resource], conditions });
  const onTables = [...tablesOf(needs)].flatMap(([name, actions]) =>
    actions.length > 0
      ? [
          allow(
            actions.map((action) => `dynamodb:${action}`),
            tableOf(resources, name).tableArn,
          ),
        ]
      : [],
  );
  const onIndexes = Object.keys(needs.indexes ?? {}).map((name) => {
    const [table = '', index] = name.split('.');
    return allow(['dynamodb:Query'], `${tableOf(resources, table).tableArn}/index/${index}`);
  });
  return [...onTables, ...onIndexes, ...(needs.publishes ? [publishing(needs.publishes, resources.bus)] : [])];
}

function publishing(names: readonly string[], bus: EventBus): PolicyStatement {
  return new PolicyStatement({
    effect: Effect.ALLOW,
    actions: ['events:PutEvents'],
    resources: [bus.eventBusArn],
    conditions: {
      'ForAllValues:StringEquals': { 'events:detail-type': names, 'events:source': [eventSource] },
      // `ForAllValues` also holds where a key is missing, so that is ruled out separately.
      Null: { 'events:detail-type': 'false', 'events:source': 'false' },
    },
  });
}
