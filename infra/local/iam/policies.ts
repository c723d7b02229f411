import type { Resolver } from '../core/assembly/resolver.ts';
import type { Place, Resource, ResourceType } from '../core/assembly/resource-type.ts';
import { type JsonObject, listOf, valueAt } from '../core/json.ts';
import { statementsOf } from '../core/policy-statements.ts';

/** One statement of a policy, with its place in the template. */
export interface Statement {
  /** `Site/CountDownloadsPolicy#0` */
  readonly id: string;
  readonly statement: JsonObject;
}

/** All policies of the template, by what they are attached to. */
export interface Policies {
  /** Role ARN → what the role may do, of roles that something here acts in. */
  readonly ofRoles: ReadonlyMap<string, readonly Statement[]>;
  /** Resource ARN → who may do something with it. */
  readonly ofResources: ReadonlyMap<string, readonly Statement[]>;
}

/** Collects what roles may do, and what the resource types say about who may use their resources. */
export function collectPolicies(resolver: Resolver, types: readonly ResourceType[], place: Place): Policies {
  const ofRoles = new Map<string, Statement[]>();
  const ofResources = new Map<string, Statement[]>();
  const roleByName = new Map<string, string>();

  for (const role of resolver.resources('AWS::IAM::Role')) {
    const { AssumeRolePolicyDocument, Policies } = role.properties();
    if (statementsOf(AssumeRolePolicyDocument).some(isOfCodeDeploy)) continue;
    const arn = String(role.attribute('Arn'));
    roleByName.set(role.name, arn);
    const documents = listOf(Policies).map((policy) => valueAt(policy, ['PolicyDocument']));
    ofRoles.set(arn, numbered(role, documents.flatMap(statementsOf)));
  }
  for (const policy of resolver.resources('AWS::IAM::Policy')) {
    const { PolicyDocument, Roles } = policy.properties();
    for (const name of listOf(Roles))
      append(ofRoles, roleByName.get(String(name)) ?? String(name), numbered(policy, statementsOf(PolicyDocument)));
  }
  for (const { type, grants } of types) {
    for (const resource of grants ? resolver.resources(type) : []) {
      for (const grant of grants?.(resource, place) ?? [])
        append(ofResources, grant.resource, numbered(resource, grant.statements));
    }
  }
  return { ofRoles, ofResources };
}

/** Deployments have no meaning here, so that nobody acts in the role that moves their traffic. */
const isOfCodeDeploy = (trust: JsonObject) => valueAt(trust, ['Principal', 'Service']) === 'codedeploy.amazonaws.com';

function numbered({ stack, logicalId }: Resource, statements: readonly JsonObject[]): Statement[] {
  return statements.map((statement, position) => ({ id: `${stack}/${logicalId}#${position}`, statement }));
}

function append(map: Map<string, Statement[]>, key: string, statements: readonly Statement[]): void {
  map.set(key, [...(map.get(key) ?? []), ...statements]);
}
