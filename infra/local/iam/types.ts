import * as z from 'zod/mini';
import { attached, byId, byName, globalArn, type ResourceType } from '../core/assembly/resource-type.ts';
import { statementsOf } from '../core/policy-statements.ts';
import { anyObject } from '../core/properties.ts';

/** The resource types that say what roles may do. Managed and inline policies are not among them: no template has one. */
export const iamTypes: readonly ResourceType[] = [
  {
    type: 'AWS::IAM::Role',
    identity: {
      nameProperty: 'RoleName',
      longest: 64,
      ref: byName,
      attributes: { Arn: globalArn('iam', ({ name }) => `role/${name}`), RoleId: byId },
    },
    properties: z.strictObject({
      AssumeRolePolicyDocument: anyObject,
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
