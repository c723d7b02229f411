import { isDeepStrictEqual } from 'node:util';
import type { Change } from './changes.ts';
import type { Finding } from './finding.ts';
import type { StackVersion, TemplateResource, Version } from './version.ts';

/** Type → the properties by which an account has a resource once. */
export const namedBy: Readonly<Record<string, readonly string[]>> = {
  'AWS::ApiGatewayV2::Route': ['ApiId', 'RouteKey'],
  'AWS::ApiGatewayV2::Stage': ['ApiId', 'StageName'],
  'AWS::CloudFront::CachePolicy': ['CachePolicyConfig.Name'],
  'AWS::CloudFront::Function': ['Name'],
  'AWS::CloudFront::OriginAccessControl': ['OriginAccessControlConfig.Name'],
  'AWS::CloudFront::OriginRequestPolicy': ['OriginRequestPolicyConfig.Name'],
  'AWS::CloudFront::ResponseHeadersPolicy': ['ResponseHeadersPolicyConfig.Name'],
  'AWS::CloudWatch::Alarm': ['AlarmName'],
  'AWS::CloudWatch::CompositeAlarm': ['AlarmName'],
  'AWS::CloudWatch::Dashboard': ['DashboardName'],
  'AWS::Events::EventBus': ['Name'],
  'AWS::Lambda::Function': ['FunctionName'],
  'AWS::Logs::DeliveryDestination': ['Name'],
  'AWS::Logs::DeliverySource': ['Name'],
  'AWS::Logs::LogGroup': ['LogGroupName'],
  'AWS::SES::ConfigurationSet': ['Name'],
  'AWS::SES::EmailIdentity': ['EmailIdentity'],
  'AWS::SQS::Queue': ['QueueName'],
  'AWS::Scheduler::Schedule': ['GroupName', 'Name'],
  'AWS::Scheduler::ScheduleGroup': ['Name'],
};

interface Holder {
  readonly stack: string;
  readonly id: string;
  readonly resource: TemplateResource;
}

/** The parts of a resource's name; nothing where CloudFormation makes one. */
function namePartsOf({ Type, Properties }: TemplateResource): unknown[] | undefined {
  const parts = namedBy[Type]?.map((place) =>
    place.split('.').reduce<unknown>((value, step) => Object(value)[step], Properties),
  );
  return parts?.includes(undefined) ? undefined : parts;
}

/** A resource's name with its type, the same in all stacks; a name that refers to something of its stack is the stack's own. */
function nameOf(resource: TemplateResource, stack: string): string | undefined {
  const parts = namePartsOf(resource);
  if (!parts) return undefined;
  const text = JSON.stringify([resource.Type, ...parts]);
  return /"(Ref|Fn::GetAtt)":/.test(text) ? `${stack} ${text}` : text;
}

/** As somebody reads it: `POST /api/pc/product`. */
const nameShown = (resource: TemplateResource) =>
  (namePartsOf(resource) ?? []).filter((part) => typeof part === 'string').join(' ');

/** Who holds each name. */
function holdersIn(version: Version): ReadonlyMap<string, Holder> {
  return new Map(
    version.flatMap(({ name: stack, template }) =>
      Object.entries(template.Resources).flatMap(([id, resource]) => {
        const name = nameOf(resource, stack);
        return name === undefined ? [] : [[name, { stack, id, resource }] as const];
      }),
    ),
  );
}

/**
 * Names that a version would take before who holds them lets go of them, so that CloudFormation fails with "already exists". In a stack whatever goes
 * is deleted after all else is made; of two stacks only one that follows the other is sure to come later.
 * @param first names of stacks that are deployed before all that do not lead to them
 */
export function takenNames(
  before: Version,
  after: Version,
  changes: readonly Change[],
  first: ReadonlySet<string>,
): readonly Finding[] {
  const held = holdersIn(before);
  const kept = holdersIn(after);
  const changed = new Map(changes.map((change) => [`${change.stack}/${change.id}`, change]));
  const findings: Finding[] = [];
  for (const stack of after)
    for (const [id, resource] of Object.entries(stack.template.Resources)) {
      const name = nameOf(resource, stack.name);
      const holder = name === undefined ? undefined : held.get(name);
      if (name === undefined || !holder) continue;
      const isItself = holder.stack === stack.name && holder.id === id;
      if (isItself && changed.get(`${stack.name}/${id}`)?.kind !== 'replace') continue;
      const problem = `would be made while ${holder.stack}/${holder.id} has its name, ${nameShown(resource)}`;
      const remedy = remedyOf(holder, { stack, isItself, after, kept: kept.get(name), first });
      if (remedy) findings.push({ resource: `${stack.name}/${id}`, problem, remedy });
    }
  return findings;
}

interface Taker {
  readonly stack: StackVersion;
  /** Whether the holder is the resource itself, which is replaced. */
  readonly isItself: boolean;
  readonly after: Version;
  /** Who has the name in the new version. */
  readonly kept: Holder | undefined;
  readonly first: ReadonlySet<string>;
}

/** What to do for a name to be free in time; nothing where it is. */
function remedyOf(holder: Holder, { stack, isItself, after, kept, first }: Taker): string | undefined {
  if (isItself) return 'What is replaced needs another name: CloudFormation makes the new one first.';
  if (holder.stack === stack.name) return 'Deploy once without it, then with it: a stack deletes last.';
  const isStaying = kept !== undefined && isDeepStrictEqual([kept.stack, kept.id], [holder.stack, holder.id]);
  if (isStaying) return 'Two resources cannot have one name: rename one of them.';
  if (/^Retain/.test(holder.resource.DeletionPolicy ?? ''))
    return `It is kept when it leaves its stack; ${runbook('a-stage-comes-back')} says how to bring it back.`;
  if (!after.some(({ name }) => name === holder.stack))
    return `No version has the stack ${holder.stack} any more: ${runbook('a-stack-is-left')}.`;
  if (stack.follows.has(holder.stack) || (first.has(holder.stack) && !first.has(stack.name))) return undefined;
  return `${holder.stack} has to let go of it first: ${runbook('a-function-moves')}.`;
}

const runbook = (anchor: string) => `infra/operations/runbook.md#${anchor}`;
