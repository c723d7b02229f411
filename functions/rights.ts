import { eventSource } from '../events/event.ts';
import type { MailStream } from '../shared/mail-streams.ts';
import { environmentName } from '../shared/manifest/environment-names.ts';
import type { BucketAction, FunctionNeeds, TableAction } from '../shared/manifest/function-needs.ts';
import { contactContext } from '../shared/manifest/function-needs.ts';
import type { FunctionRights, Reference, RightsStatement } from '../shared/manifest/function-rights.ts';
import { type BucketName, bucketNames } from '../shared/manifest/function-rights.ts';
import { memberPartition, outboxPartitions } from './platform/tables/tables.ts';
import { streamsOf, wholeNeeds } from './whole-needs.ts';

type Variable = readonly [name: string, value: Reference];

/**
 * What all that a function uses comes to: publishing is bound to the events that it names, from this site, and personal data to the function's domain, or to one
 * for which it may seal.
 */
export function rightsOf(stated: FunctionNeeds, domain: string): FunctionRights {
  const needs = wholeNeeds(stated);
  const ofMails = streamsOf(needs);
  return {
    environment: Object.fromEntries([
      ...tableVariables(needs),
      ...eventVariables(needs),
      ...mailVariables(ofMails),
      ...keyVariables(needs),
      ...secretVariables(needs),
      ...bucketVariables(needs),
    ]),
    statements: [
      ...tableStatements(needs),
      ...eventStatements(needs),
      ...mailStatements(ofMails),
      ...keyStatements(needs, domain),
      ...secretStatements(needs),
      ...bucketStatements(needs),
    ],
  };
}

/**
 * Holds where a key of the request has no other values than these. `ForAllValues` also holds where the key is missing, so that is ruled
 * out separately.
 */
function onlyWith(values: Readonly<Record<string, readonly string[]>>) {
  return {
    'ForAllValues:StringEquals': values,
    Null: Object.fromEntries(Object.keys(values).map((key) => [key, 'false'])),
  };
}

/** Holds where all rows of a request are in these partitions, `*` standing for any text. */
function inPartitions(partitions: readonly string[]) {
  return {
    'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions },
    Null: { 'dynamodb:LeadingKeys': 'false' },
  };
}

/** Tables that a function needs with the actions on them; one of which only members' rows, an index, the outbox or the audit trail are named has none. */
function tablesOf({
  tables = {},
  owned = {},
  indexes = {},
  outbox,
  relays,
  audits,
}: FunctionNeeds): Map<string, readonly TableAction[]> {
  const ofIndexes = Object.keys(indexes).map((index) => index.split('.')[0] ?? index);
  const ofOutboxes = [outbox, relays].flatMap((one) => (one ? [one.table] : []));
  const without = [...Object.keys(owned), ...ofIndexes, ...ofOutboxes, ...(audits ? ['audit'] : [])].map(
    (table) => [table, []] as const,
  );
  return new Map<string, readonly TableAction[]>([...without, ...Object.entries(tables)]);
}

function tableVariables(needs: FunctionNeeds): Variable[] {
  return [...tablesOf(needs).keys()].map((table) => [environmentName.table(table), { table, part: 'name' }]);
}

function onTable(table: string, actions: readonly TableAction[], where?: RightsStatement['where']): RightsStatement {
  return {
    actions: actions.map((action) => `dynamodb:${action}`),
    on: [{ table, part: 'arn' }],
    ...(where && { where }),
  };
}

/** Rights on tables, members' rows, indexes, outboxes and the audit trail. */
function tableStatements(needs: FunctionNeeds): RightsStatement[] {
  const bound: Readonly<Record<string, readonly string[]>> = needs.partitions ?? {};
  const onTables = [...tablesOf(needs)].flatMap(([name, actions]) =>
    actions.length === 0 ? [] : [onTable(name, actions, bound[name] && inPartitions(bound[name]))],
  );
  const onIndexes = Object.keys(needs.indexes ?? {}).map((name): RightsStatement => {
    const [table = '', index] = name.split('.');
    return { actions: ['dynamodb:Query'], on: [{ table, part: `index/${index}` }] };
  });
  // The head is read, and a row put after it.
  const onTrail = needs.audits ? [onTable('audit', ['Query', 'PutItem'])] : [];
  const onOwned = Object.entries(needs.owned ?? {}).map(([name, actions]) =>
    onTable(name, actions, inPartitions([memberPartition('*')])),
  );
  return [...onTables, ...onOwned, ...onIndexes, ...outboxStatements(needs), ...onTrail];
}

/** Rights on the partitions of an outbox, and on nothing else of its table. */
function outboxStatements({ tables = {}, partitions = {}, outbox, relays }: FunctionNeeds): RightsStatement[] {
  const inOutbox = (table: string, ...actions: TableAction[]) =>
    onTable(table, actions, onlyWith({ 'dynamodb:LeadingKeys': outboxPartitions }));
  const granted: readonly TableAction[] = (outbox && tables[outbox.table]) ?? [];
  const mayPut = granted.includes('PutItem') && !(outbox && partitions[outbox.table]);
  return [
    ...(outbox && !mayPut ? [inOutbox(outbox.table, 'PutItem')] : []),
    ...(relays ? [inOutbox(relays.table, ...(relays.from === 'table' ? ['Query' as const] : []), 'DeleteItem')] : []),
  ];
}

function eventVariables({ publishes, relays }: FunctionNeeds): Variable[] {
  return publishes || relays ? [[environmentName.eventBus, { bus: 'events', part: 'name' }]] : [];
}

/** Publishing the events that are named, from this site. */
function eventStatements({ publishes, relays }: FunctionNeeds): RightsStatement[] {
  const names = publishes ?? relays?.events;
  if (!names) return [];
  const where = onlyWith({ 'events:detail-type': names, 'events:source': [eventSource] });
  return [{ actions: ['events:PutEvents'], on: [{ bus: 'events', part: 'arn' }], where }];
}

/** Configuration set and sender of each stream that the mails of a function belong to, and the host that mails link to. */
function mailVariables(streams: readonly MailStream[]): Variable[] {
  const ofStreams = streams.flatMap((mail): Variable[] => [
    [environmentName.mailConfigurationSet(mail), { mail, part: 'configurationSetName' }],
    [environmentName.mailSender(mail), { mail, part: 'sender' }],
  ]);
  return streams.length > 0 ? [...ofStreams, [environmentName.siteHost, { site: 'host' }]] : [];
}

/** Sending in the name of a stream's own address, and under its configuration set: SES asks for both. */
function mailStatements(streams: readonly MailStream[]): RightsStatement[] {
  return streams.map((mail) => ({
    actions: ['ses:SendRawEmail'],
    on: [
      { mail, part: 'identityArn' },
      { mail, part: 'configurationSetArn' },
    ],
    where: { StringEquals: { 'ses:FromAddress': { mail, part: 'sender' } } },
  }));
}

/** What sealing and opening are to KMS. */
const keyAction = { seal: 'kms:GenerateDataKey', open: 'kms:Decrypt' } as const;

function keyVariables({ keys = {}, sealsFor, reachesMembers }: FunctionNeeds): Variable[] {
  const isNeeded = { personal: keys.personal ?? sealsFor ?? reachesMembers, lookup: keys.lookup };
  const needed = (['personal', 'lookup'] as const).filter((key) => isNeeded[key] !== undefined);
  return needed.map((key) => [environmentName.key(key), { key, part: 'arn' }]);
}

/** Rights on the keys of personal data: on what a domain sealed, or may seal for others, on contacts, and on the hashes that find it. */
function keyStatements({ keys, sealsFor = [], reachesMembers }: FunctionNeeds, domain: string): RightsStatement[] {
  const { personal, lookup } = keys ?? {};
  const onPersonal = (actions: readonly string[], names: string | readonly string[]): RightsStatement => ({
    actions,
    on: [{ key: 'personal', part: 'arn' }],
    where: { StringEquals: { 'kms:EncryptionContext:domain': names } },
  });
  const hashes = { StringEquals: { 'kms:MacAlgorithm': 'HMAC_SHA_256' } };
  return [
    ...(sealsFor.length > 0 ? [onPersonal([keyAction.seal], sealsFor)] : []),
    ...(personal
      ? [
          onPersonal(
            personal.map((action) => keyAction[action]),
            domain,
          ),
        ]
      : []),
    ...(reachesMembers ? [onPersonal([keyAction.open], contactContext)] : []),
    ...(lookup ? [{ actions: ['kms:GenerateMac'], on: [{ key: 'lookup', part: 'arn' } as const], where: hashes }] : []),
  ];
}

function secretVariables({ secrets = [] }: FunctionNeeds): Variable[] {
  return secrets.map((secret) => [environmentName.secret(secret), { secret, part: 'arn' }]);
}

/** Reading secrets, each by its own ARN. */
function secretStatements({ secrets = [] }: FunctionNeeds): RightsStatement[] {
  if (secrets.length === 0) return [];
  return [{ actions: ['secretsmanager:GetSecretValue'], on: secrets.map((secret) => ({ secret, part: 'arn' })) }];
}

/** What each action is to S3. */
const s3Action = {
  GetObject: 's3:GetObject',
  LinkObject: 's3:GetObject',
  PutObject: 's3:PutObject',
  DeleteObject: 's3:DeleteObject',
} as const satisfies Readonly<Record<BucketAction, string>>;

const bucketsOf = ({ buckets = {} }: FunctionNeeds): readonly BucketName[] =>
  bucketNames.filter((name) => buckets[name] !== undefined);

/** The buckets of a function, and the hosts at which browsers reach them. */
function bucketVariables(needs: FunctionNeeds): Variable[] {
  return bucketsOf(needs).flatMap((bucket): Variable[] => [
    [environmentName.bucket(bucket), { bucket, part: 'name' }],
    [environmentName.bucketHost(bucket), { bucket, part: 'host' }],
  ]);
}

/**
 * What is granted on the objects of buckets. Who reads them also learns that one is not there: S3 says so to those alone who may list it. For a read S3 takes the key
 * itself for the prefix.
 */
function bucketStatements(needs: FunctionNeeds): RightsStatement[] {
  return bucketsOf(needs).flatMap((bucket) => {
    const grants = Object.entries(needs.buckets?.[bucket] ?? {});
    const onObjects = grants.map(
      ([prefix, actions]): RightsStatement => ({
        actions: actions.map((action) => s3Action[action]),
        on: [{ bucket, part: `objects/${prefix}*` }],
      }),
    );
    const read = grants.flatMap(([prefix, actions]) => (actions.includes('GetObject') ? [`${prefix}*`] : []));
    if (read.length === 0) return onObjects;
    const where = { StringLike: { 's3:prefix': read } };
    return [...onObjects, { actions: ['s3:ListBucket'], on: [{ bucket, part: 'arn' }], where }];
  });
}
