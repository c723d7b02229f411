import { fullDiff, type ResourceDifference, ResourceImpact } from '@aws-cdk/cloudformation-diff';
import * as z from 'zod/mini';

const resource = z.object({
  Type: z.string(),
  Properties: z.optional(z.record(z.string(), z.unknown())),
  DeletionPolicy: z.optional(z.string()),
});
/** A template of CloudFormation, as far as its resources go. */
export const StackTemplate = z.looseObject({ Resources: z._default(z.record(z.string(), resource), {}) });
export type StackTemplate = z.output<typeof StackTemplate>;
type Resource = z.output<typeof resource>;

/** A stack with its template. */
export interface StackVersion {
  readonly name: string;
  readonly template: StackTemplate;
}

/** What CloudFormation does with a resource from one version to the next. */
export interface VersionChange {
  readonly stack: string;
  readonly id: string;
  readonly type: string;
  /** `keep`: it leaves the stack and stays in the account. */
  readonly does: 'create' | 'update' | 'replace' | 'may-replace' | 'delete' | 'keep';
  /** Properties that differ. */
  readonly properties: readonly string[];
}

const deeds: Readonly<Partial<Record<ResourceImpact, VersionChange['does']>>> = {
  [ResourceImpact.WILL_CREATE]: 'create',
  [ResourceImpact.WILL_UPDATE]: 'update',
  [ResourceImpact.WILL_REPLACE]: 'replace',
  [ResourceImpact.MAY_REPLACE]: 'may-replace',
  [ResourceImpact.WILL_DESTROY]: 'delete',
  [ResourceImpact.WILL_ORPHAN]: 'keep',
};

/**
 * What a deployment of all stacks changes, in their order; a stack that is there and comes no more is left as it is. What CloudFormation replaces is
 * known from its schemas, as `cdk diff` knows it.
 */
export function changesBetween(
  before: readonly StackVersion[],
  after: readonly StackVersion[],
): readonly VersionChange[] {
  return after.flatMap(({ name, template }) => {
    const old = before.find((stack) => stack.name === name)?.template ?? { Resources: {} };
    const changes: VersionChange[] = [];
    fullDiff(old, template).resources.forEachDifference((id, difference) => {
      const does = deeds[difference.changeImpact];
      const type = difference.resourceType;
      if (does && type)
        changes.push({ stack: name, id, type: String(type), does, properties: propertiesOf(difference) });
    });
    return changes;
  });
}

function propertiesOf({ propertyUpdates }: ResourceDifference): readonly string[] {
  return Object.keys(propertyUpdates);
}

/** What holds data, or is known by its address: with a new one beside it all would be lost, or nobody would find it. */
const lasting = new Set([
  ...['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::KMS::Key', 'AWS::SecretsManager::Secret'],
  ...['AWS::ApiGatewayV2::Api', 'AWS::CloudFront::Distribution', 'AWS::Events::EventBus', 'AWS::SES::EmailIdentity'],
]);

/** Where types keep a name that an account, or an API, has once. */
const onceNamed: Readonly<Record<string, string>> = {
  'AWS::ApiGatewayV2::Route': 'RouteKey',
  'AWS::CloudWatch::Alarm': 'AlarmName',
  'AWS::CloudWatch::CompositeAlarm': 'AlarmName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::Scheduler::Schedule': 'Name',
  'AWS::SQS::Queue': 'QueueName',
};

/** What a deployment would lose, or stop at half way, a sentence each: nothing of it may be deployed. */
export function harmOf(before: readonly StackVersion[], after: readonly StackVersion[]): readonly string[] {
  return [...lossesOf(before, after), ...collisionsOf(before, after), ...indexesAtOnce(before, after)];
}

function lossesOf(before: readonly StackVersion[], after: readonly StackVersion[]): readonly string[] {
  return changesBetween(before, after)
    .filter(({ type, does }) => lasting.has(type) && (does === 'replace' || does === 'delete'))
    .map(({ stack, id, type, does, properties }) => {
      const why = properties.length > 0 ? ` for ${properties.join(', ')}` : '';
      return `${stack}/${id} (${type}) would be ${does === 'replace' ? `replaced by an empty one${why}` : 'deleted with all that is in it'}`;
    });
}

/**
 * CloudFormation makes what is new in a stack before it deletes what is gone from it, and stacks of domains are deployed side by side: whoever moves a name
 * takes it out by one deployment, and brings it in by the next.
 */
function collisionsOf(before: readonly StackVersion[], after: readonly StackVersion[]): readonly string[] {
  const owners = new Map(namesIn(before));
  return namesIn(after).flatMap(([name, own]) => {
    const owner = owners.get(name);
    return owner === undefined || owner === own ? [] : [`${name} would be made as ${own} while it is ${owner}`];
  });
}

/** Names of resources, each with the stack and the id that have it. */
function namesIn(stacks: readonly StackVersion[]): readonly (readonly [string, string])[] {
  return stacks.flatMap(({ name: stack, template }) =>
    Object.entries(template.Resources).flatMap(([id, { Type, Properties }]) => {
      const name = Properties?.[onceNamed[Type] ?? ''];
      return typeof name === 'string' ? [[`${Type} ${name}`, `${stack}/${id}`] as const] : [];
    }),
  );
}

const Indexes = z.array(z.object({ IndexName: z.string() }));

/** DynamoDB makes or deletes one index of a table in an update. */
function indexesAtOnce(before: readonly StackVersion[], after: readonly StackVersion[]): readonly string[] {
  const indexesOf = (found: Resource) =>
    Indexes.parse(found.Properties?.GlobalSecondaryIndexes ?? []).map(({ IndexName }) => IndexName);
  return after.flatMap(({ name, template }) =>
    Object.entries(template.Resources).flatMap(([id, found]) => {
      const old = before.find((stack) => stack.name === name)?.template.Resources[id];
      if (found.Type !== 'AWS::DynamoDB::Table' || !old) return [];
      const [had, has] = [indexesOf(old), indexesOf(found)];
      const changed = [...had.filter((index) => !has.includes(index)), ...has.filter((index) => !had.includes(index))];
      return changed.length > 1
        ? [`${name}/${id} would change ${changed.length} indexes at once: ${changed.join(', ')}`]
        : [];
    }),
  );
}
