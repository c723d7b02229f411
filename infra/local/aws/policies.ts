import { isObject, type Json, type JsonObject, listOf } from '../cloudformation/json.ts';
import type { Resolver, Resource } from '../cloudformation/resolver.ts';

/** One statement of a policy, with where it stands in the template. */
export interface Statement {
  /** `Site/CountDownloadsPolicy#0` */
  readonly id: string;
  readonly statement: JsonObject;
}

/** All policies of the template, by what they are attached to. */
export interface Policies {
  /** Role ARN → what the role may do. */
  readonly ofRoles: ReadonlyMap<string, readonly Statement[]>;
  /** Resource ARN → who may do something with it. */
  readonly ofResources: ReadonlyMap<string, readonly Statement[]>;
}

/** Managed policies of AWS that roles may name, each with the reason why nothing here follows from it. */
const managedWithoutLocalMeaning: Readonly<Record<string, string>> = {
  'service-role/AWSLambdaBasicExecutionRole': 'writes logs, which every function may do here',
  AWSXRayDaemonWriteAccess: 'writes traces, which nobody reads here',
  CloudWatchLambdaApplicationSignalsExecutionRolePolicy: 'writes traces, which nobody reads here',
};

/**
 * Collects roles' policies (inline, `AWS::IAM::Policy`, `AWS::IAM::ManagedPolicy`) and resource policies (queues, buckets,
 * function permissions).
 * @throws {Error} for a managed policy of AWS that the runtime does not know.
 */
export function collectPolicies(resolver: Resolver): Policies {
  const ofRoles = new Map<string, Statement[]>();
  const ofResources = new Map<string, Statement[]>();
  const roles = resolver.resources('AWS::IAM::Role');
  const roleByName = new Map(roles.map((role) => [role.name, String(role.attribute('Arn'))]));
  const managed = new Map(resolver.resources('AWS::IAM::ManagedPolicy').map((policy) => [policy.ref, policy]));

  for (const role of roles) {
    const { Policies: inline, ManagedPolicyArns: arns } = role.properties();
    const statements = objects(inline).flatMap((policy) => statementsOf(role, policy.PolicyDocument));
    const attached = listOf(arns).flatMap((arn) => managedStatements(String(arn), role, managed));
    append(ofRoles, String(role.attribute('Arn')), [...statements, ...attached]);
  }
  for (const policy of resolver.resources('AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy')) {
    const { PolicyDocument: document, Roles: names } = policy.properties();
    for (const name of listOf(names))
      append(ofRoles, roleByName.get(String(name)) ?? String(name), statementsOf(policy, document));
  }
  const queueArns = new Map(
    resolver.resources('AWS::SQS::Queue').map((queue) => [queue.ref, String(queue.attribute('Arn'))]),
  );
  for (const policy of resolver.resources('AWS::SQS::QueuePolicy')) {
    const { PolicyDocument: document, Queues: queues } = policy.properties();
    for (const url of listOf(queues))
      append(ofResources, queueArns.get(String(url)) ?? '', statementsOf(policy, document));
  }
  for (const policy of resolver.resources('AWS::S3::BucketPolicy')) {
    const { PolicyDocument: document, Bucket: bucket } = policy.properties();
    append(ofResources, `arn:aws:s3:::${bucket}`, statementsOf(policy, document));
  }
  for (const permission of resolver.resources('AWS::Lambda::Permission')) {
    const { resource, statement } = permissionStatement(permission, resolver);
    append(ofResources, resource, [{ id: idOf(permission, 0), statement }]);
  }
  return { ofRoles, ofResources };
}

/** A function's permission, as the statement that Lambda adds to the function's policy. */
function permissionStatement(permission: Resource, resolver: Resolver): { resource: string; statement: JsonObject } {
  const {
    FunctionName: name,
    Principal: principal,
    Action: action,
    SourceArn: sourceArn,
    SourceAccount: account,
  } = permission.properties();
  const owner = resolver
    .resources('AWS::Lambda::Function')
    .find((candidate) => candidate.name === name || candidate.attribute('Arn') === name);
  const resource = String(owner?.attribute('Arn') ?? name);
  const condition: JsonObject = {
    ...(sourceArn === undefined ? {} : { ArnLike: { 'aws:SourceArn': sourceArn } }),
    ...(account === undefined ? {} : { StringEquals: { 'aws:SourceAccount': account } }),
  };
  const who: JsonObject = String(principal).endsWith('.amazonaws.com')
    ? { Service: principal ?? '' }
    : { AWS: principal ?? '' };
  const statement = { Effect: 'Allow', Principal: who, Action: action ?? '', Resource: resource };
  return {
    resource,
    statement: Object.keys(condition).length > 0 ? { ...statement, Condition: condition } : statement,
  };
}

function managedStatements(arn: string, role: Resource, own: ReadonlyMap<string, Resource>): Statement[] {
  const policy = own.get(arn);
  if (policy) return statementsOf(policy, policy.properties().PolicyDocument);
  const name = arn.split(':policy/').at(-1) ?? arn;
  if (name in managedWithoutLocalMeaning) return [];
  throw new Error(
    `${role.stack}/${role.logicalId} has the managed policy ${arn}, which the local runtime does not know`,
  );
}

function statementsOf(owner: Resource, document: Json | undefined): Statement[] {
  const statements = isObject(document) ? objects(document.Statement) : [];
  return statements.map((statement, position) => ({ id: idOf(owner, position), statement }));
}

function idOf({ stack, logicalId }: Resource, position: number): string {
  return `${stack}/${logicalId}#${position}`;
}

function objects(value: Json | undefined): JsonObject[] {
  return listOf(value).filter(isObject);
}

function append(map: Map<string, Statement[]>, key: string, statements: readonly Statement[]): void {
  map.set(key, [...(map.get(key) ?? []), ...statements]);
}
