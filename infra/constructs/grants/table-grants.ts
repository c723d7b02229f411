import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { environmentName } from '../../../functions/platform/sheet/environment-names.ts';
import type { FunctionNeeds, TableAction } from '../../../functions/platform/sheet/needs.ts';
import { memberPartition, outboxPartitions } from '../../../functions/platform/tables/tables.ts';
import { type Resources, tableOf } from '../resources.ts';
import { allow, onlyWith } from './allow.ts';

/** Tables of a sheet with the actions on them; one of which only members' rows, an index, the outbox or the audit trail are named has none. */
function tablesOf({
  tables = {},
  owned = {},
  indexes = {},
  outbox,
  relays,
  audits,
}: FunctionNeeds): Map<string, readonly string[]> {
  const ofIndexes = Object.keys(indexes).map((index) => index.split('.')[0] ?? index);
  const ofOutboxes = [outbox, relays].flatMap((one) => (one ? [one.table] : []));
  const without = [...Object.keys(owned), ...ofIndexes, ...ofOutboxes, ...(audits ? ['audit'] : [])].map(
    (table) => [table, []] as const,
  );
  return new Map<string, readonly string[]>([...without, ...Object.entries(tables)]);
}

/** The tables of a whole sheet, by their variables. @throws Error naming a table that no stack has */
export function tableEnvironment(needs: FunctionNeeds, resources: Resources): (readonly [string, string])[] {
  return [...tablesOf(needs).keys()].map((name) => [environmentName.table(name), tableOf(resources, name).tableName]);
}

/** What a whole sheet grants on tables, indexes, outboxes and the audit trail. */
export function tableStatements(needs: FunctionNeeds, resources: Resources): PolicyStatement[] {
  const bound: Readonly<Record<string, readonly string[]>> = needs.partitions ?? {};
  const onTables = [...tablesOf(needs)].flatMap(([name, actions]) => {
    if (actions.length === 0) return [];
    const conditions = bound[name] && inPartitions(bound[name]);
    return [allow(actions.map(inDynamo), [tableOf(resources, name).tableArn], conditions)];
  });
  const onIndexes = Object.keys(needs.indexes ?? {}).map((name) => {
    const [table = '', index] = name.split('.');
    return allow(['dynamodb:Query'], [`${tableOf(resources, table).tableArn}/index/${index}`]);
  });
  // The head is read, and a row put after it.
  const onTrail = needs.audits
    ? [allow(['dynamodb:Query', 'dynamodb:PutItem'], [tableOf(resources, 'audit').tableArn])]
    : [];
  const onOwned = Object.entries(needs.owned ?? {}).map(([name, actions]) =>
    allow(actions.map(inDynamo), [tableOf(resources, name).tableArn], inPartitions([memberPartition('*')])),
  );
  return [...onTables, ...onOwned, ...onIndexes, ...outboxStatements(needs, resources), ...onTrail];
}

/** Holds where all rows of a request are in these partitions, `*` standing for any text. */
function inPartitions(partitions: readonly string[]) {
  return {
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
    Null: { 'dynamodb:LeadingKeys': 'false' },
  };
}

/** Rights on the partitions of an outbox, and on nothing else of its table. */
function outboxStatements(
  { tables = {}, partitions = {}, outbox, relays }: FunctionNeeds,
  resources: Resources,
): PolicyStatement[] {
  const allowInOutbox = (table: string, ...actions: TableAction[]) =>
    allow(
      actions.map(inDynamo),
      [tableOf(resources, table).tableArn],
      onlyWith({ 'dynamodb:LeadingKeys': outboxPartitions }),
    );
  const granted: readonly TableAction[] = (outbox && tables[outbox.table]) ?? [];
  const mayPut = granted.includes('PutItem') && !(outbox && partitions[outbox.table]);
  return [
    ...(outbox && !mayPut ? [allowInOutbox(outbox.table, 'PutItem')] : []),
    ...(relays
      ? [allowInOutbox(relays.table, ...(relays.from === 'table' ? ['Query' as const] : []), 'DeleteItem')]
      : []),
  ];
}

function inDynamo(action: string): string {
  return `dynamodb:${action}`;
}
