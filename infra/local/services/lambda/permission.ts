import * as z from 'zod/mini';
import { attached, type ResourceType } from '../../core/assembly/resource-type.ts';
import { readProperties } from '../../core/properties.ts';

const properties = z.strictObject({
  Action: z.literal('lambda:InvokeFunction'),
  FunctionName: z.string(),
  Principal: z.string().check(z.endsWith('.amazonaws.com')),
  SourceArn: z.optional(z.string()),
});

/** Which service may invoke a function, for which of its resources: Lambda adds it as a statement to the function's policy. */
export const permissionType: ResourceType = {
  type: 'AWS::Lambda::Permission',
  identity: attached,
  properties,
  grants: (permission, { region, accountId }) => {
    const { Action, FunctionName, Principal, SourceArn } = readProperties(permission, properties);
    const isArn = FunctionName.startsWith('arn:');
    const Resource = isArn ? FunctionName : `arn:aws:lambda:${region}:${accountId}:function:${FunctionName}`;
    const statement = { Effect: 'Allow', Principal: { Service: Principal }, Action, Resource };
    const condition = SourceArn !== undefined && { Condition: { ArnLike: { 'aws:SourceArn': SourceArn } } };
    return [{ resource: Resource, statements: [{ ...statement, ...condition }] }];
  },
};
