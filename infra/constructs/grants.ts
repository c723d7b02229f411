import type { EventBus } from 'aws-cdk-lib/aws-events';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { eventSource } from '../../events/event.ts';
import { environmentName } from '../../functions/platform/sheet/environment-names.ts';
import type { FunctionNeeds, TableAction } from '../../functions/platform/sheet/needs.ts';
import { keysOf, streamsOf, wholeSheet } from '../../functions/platform/sheet/whole-sheet.ts';
import { outboxPartitions, type TableName } from '../../functions/platform/tables/tables.ts';
import type { Keys, Tables } from '../stacks/data-stack.ts';
import type { MailSending, MailStreams } from './mail-sending.ts';

/** What functions can be granted access to, and the group of their schedules. */
export interface Resources {
  readonly tables: Tables;
  readonly bus: EventBus;
  readonly scheduleGroup: ScheduleGroup;
  readonly mail: MailStreams;
  readonly keys: Keys;
}

/** Tables of a sheet with the actions on them; one of which only an index, the outbox or the audit trail is named has none. */
function tablesOf({
  tables = {},
  indexes = {},
  outbox,
  relays,
  audits,
}: FunctionNeeds): Map<string, readonly string[]> {
  const ofIndexes = Object.keys(indexes).map((index) => index.split('.')[0] ?? index);
  const ofOutboxes = [outbox, relays].flatMap((one) => (one ? [one.table] : []));
  const without = [...ofIndexes, ...ofOutboxes, ...(audits ? ['audit'] : [])].map((table) => [table, []] as const);
  return new Map<string, readonly string[]>([...without, ...Object.entries(tables)]);
}

/** @throws Error naming a table that no stack has */
export function tableOf({ tables }: Resources, name: string) {
  const table = tables[name];
  if (!table) throw new Error(`functions/platform/tables/tables.ts has no table ${name}`);
  return table;
}

/**
 * Environment variables with the physical names of what a permission sheet names.
 * @param domain whose sheet it is
 */
export function environmentOf(sheet: FunctionNeeds, resources: Resources, domain: string): Record<string, string> {
  const needs = wholeSheet(sheet);
  const tableNames = [...tablesOf(needs).keys()].map((name) => [
    environmentName.table(name as TableName), // a sheet's names are names of tables
    tableOf(resources, name).tableName,
  ]);
  const busName = needs.publishes || needs.relays ? [[environmentName.eventBus, resources.bus.eventBusName]] : [];
  const mail = streamsOf(needs).flatMap((stream) => [
    [environmentName.mailConfigurationSet(stream), resources.mail[stream].configurationSetName],
    [environmentName.mailSender(stream), resources.mail[stream].sender],
  ]);
  const keyNames = keysOf(needs).map((name) => [environmentName.key(name), resources.keys[name].keyArn]);
  const ofDomain = needs.keys?.personal ? [[environmentName.domain, domain]] : [];
  return Object.fromEntries([...tableNames, ...busName, ...mail, ...keyNames, ...ofDomain]);
}

/**
 * Explicit actions on named resources; publishing is bound to the events that the sheet names, from this site, and personal data
 * to the domain whose sheet it is, or for which the sheet lets it seal.
 */
export function statementsOf(sheet: FunctionNeeds, resources: Resources, domain: string): PolicyStatement[] {
  const needs = wholeSheet(sheet);
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
  const published = needs.publishes ?? needs.relays?.events;
  return [
    ...onTables,
    ...onIndexes,
    ...inOutbox(needs, resources),
    // The head is read, and a row put after it.
    ...(needs.audits ? [allow(['dynamodb:Query', 'dynamodb:PutItem'], tableOf(resources, 'audit').tableArn)] : []),
    ...(published ? [publishing(published, resources.bus)] : []),
    ...streamsOf(needs).map((stream) => sending(resources.mail[stream])),
    ...onKeys(needs, resources, domain),
  ];
}

/** Rights on the partitions of an outbox, and on nothing else of its table. */
function inOutbox({ tables = {}, outbox, relays }: FunctionNeeds, resources: Resources): PolicyStatement[] {
  const allow = (table: string, ...actions: string[]) =>
    new PolicyStatement({
      effect: Effect.ALLOW,
      actions: actions.map((action) => `dynamodb:${action}`),
      resources: [tableOf(resources, table).tableArn],
      conditions: {
        'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': [...outboxPartitions] },
        // `ForAllValues` also holds where the key is missing, so that is ruled out separately.
        Null: { 'dynamodb:LeadingKeys': 'false' },
      },
    });
  const granted: readonly TableAction[] = (outbox && tables[outbox.table]) ?? [];
  const mayPut = granted.includes('PutItem');
  return [
    ...(outbox && !mayPut ? [allow(outbox.table, 'PutItem')] : []),
    ...(relays ? [allow(relays.table, ...(relays.from === 'table' ? ['Query'] : []), 'DeleteItem')] : []),
  ];
}

/** Sending in the name of a stream's own address, and under its configuration set: SES asks for both. */
function sending({ identityArn, configurationSetArn, sender }: MailSending): PolicyStatement {
  return new PolicyStatement({
    effect: Effect.ALLOW,
    actions: ['ses:SendRawEmail'],
    resources: [identityArn, configurationSetArn],
    conditions: { StringEquals: { 'ses:FromAddress': sender } },
  });
}

/** Rights on the keys of personal data: on what the function's own domain sealed, and on the hashes that find it. */
function onKeys(needs: FunctionNeeds, { keys }: Resources, domain: string): PolicyStatement[] {
  const { personal, lookup } = needs.keys ?? {};
  const allow = (actions: string[], resource: string, condition: Record<string, string | readonly string[]>) =>
    new PolicyStatement({
      effect: Effect.ALLOW,
      actions,
      resources: [resource],
      conditions: { StringEquals: condition },
    });
  const actions = personal?.map((action) => keyAction[action]);
  const others = needs.sealsFor ?? [];
  return [
    ...(others.length > 0
      ? [allow([keyAction.seal], keys.personal.keyArn, { 'kms:EncryptionContext:domain': others })]
      : []),
    ...(actions ? [allow(actions, keys.personal.keyArn, { 'kms:EncryptionContext:domain': domain })] : []),
    ...(lookup ? [allow(['kms:GenerateMac'], keys.lookup.keyArn, { 'kms:MacAlgorithm': 'HMAC_SHA_256' })] : []),
  ];
}

/** What sealing and opening are to KMS. */
const keyAction = { seal: 'kms:GenerateDataKey', open: 'kms:Decrypt' } as const;

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
