import * as z from 'zod/mini';
import { attached, globalArn, named, type ResourceType } from '../core/assembly/resource-type.ts';
import { statementsOf } from '../core/policy-statements.ts';
import { anyObject } from '../core/properties.ts';

const roleArn = globalArn('iam', ({ name }) => `role/${name}`);

/** The resource types that say what roles may do. Managed policies are not among them: no template has one. */
export const iamTypes: readonly ResourceType[] = [
  {
    type: 'AWS::IAM::Role',
    identity: named('RoleName', roleArn, 64),
    properties: z.strictObject({
      AssumeRolePolicyDocument: anyObject,
      Policies: z.optional(z.array(z.strictObject({ PolicyDocument: anyObject, PolicyName: z.string() }))),
      RoleName: z.optional(z.string()),
    }),
    // A role is a resource too: its trust policy says who may assume it.
    grants: (role) => {
      const arn = String(role.attribute('Arn'));
      const trust = statementsOf(role.properties().AssumeRolePolicyDocument);
      return [{ resource: arn, statements: trust.map((statement) => ({ ...statement, Resource: arn })) }];
    },
  },
  {
    type: 'AWS::IAM::Policy',
    identity: attached,
    properties: z.strictObject({ PolicyDocument: anyObject, Roles: z.array(z.string()) }),
  },
];
