import type { AssemblyStack, Template } from '../core/assembly/assembly.ts';
import { createResolver, type Resolver } from '../core/assembly/resolver.ts';
import type { Place, Resource } from '../core/assembly/resource-type.ts';
import type { JsonObject } from '../core/json.ts';
import { iamTypes } from '../iam/types.ts';
import { services } from '../services/index.ts';

/** Where stacks of tests are. */
export const aPlace: Place = {
  accountId: '000000000000',
  region: 'us-east-1',
  gatewayUrl: 'http://127.0.0.1:4000',
  siteHost: 'localhost:8080',
  visitorHost: 'localhost:8080',
};

/** Every type that the runtime has a counterpart for. */
export const types = [...iamTypes, ...services.flatMap((service) => service.types)];

/** A log that nobody reads. */
export const quiet = { info: () => {}, warn: () => {} };

export function aStack(name: string, template: Partial<Template>): AssemblyStack {
  return {
    name,
    assets: new Map(),
    template: { Resources: {}, Outputs: {}, Parameters: {}, ...template },
  };
}

export function aResource(Type: string, Properties: JsonObject = {}) {
  return { Type, Properties };
}

/** Type and properties of resources, by logical id. */
export type Resources = Readonly<Record<string, readonly [type: string, properties?: JsonObject]>>;

/** Resolves one stack with these resources, `[type, properties]` by logical id. */
export function aResolver(resources: Resources, place = aPlace): Resolver {
  const all = Object.fromEntries(
    Object.entries(resources).map(([id, [type, properties]]) => [id, aResource(type, properties)]),
  );
  return createResolver([aStack('Site', { Resources: all })], { place, types });
}

/** The first resource of a type. */
export function only(resolver: Resolver, type: string): Resource {
  const [resource] = resolver.resources(type);
  if (!resource) throw new Error(`the stack has no ${type}`);
  return resource;
}

/** A role that functions can run as, and what it may do. */
export function aRole(RoleName: string, ...statements: JsonObject[]): Resources {
  const trust = { Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' }, Action: 'sts:AssumeRole' };
  const PolicyDocument = { Version: '2012-10-17', Statement: statements };
  return {
    Role: ['AWS::IAM::Role', { RoleName, AssumeRolePolicyDocument: { Statement: [trust] } }],
    Grants: ['AWS::IAM::Policy', { PolicyName: 'grants', PolicyDocument, Roles: [{ Ref: 'Role' }] }],
  };
}
