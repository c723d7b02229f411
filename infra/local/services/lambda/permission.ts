import * as z from 'zod/mini';
import { attached, type ResourceType } from '../../core/assembly/resource-type.ts';
import type { JsonObject } from '../../core/json.ts';

/** Who may invoke a function: Lambda adds it to the function's policy as a statement. */
export const permissionType: ResourceType = {
  type: 'AWS::Lambda::Permission',
  identity: attached,
  properties: z.strictObject({
    Action: z.literal('lambda:InvokeFunction'),
    FunctionName: z.string(),
    Principal: z.string(),
    SourceAccount: z.optional(z.string()),
    SourceArn: z.optional(z.string()),
  }),
  grants: (permission, { region, accountId }) => {
    const { Action, FunctionName, Principal, SourceArn, SourceAccount } = permission.properties();
    const name = String(FunctionName);
    const resource = name.startsWith('arn:') ? name : `arn:aws:lambda:${region}:${accountId}:function:${name}`;
    const condition: JsonObject = {
      ...(SourceArn === undefined ? {} : { ArnLike: { 'aws:SourceArn': SourceArn } }),
      ...(SourceAccount === undefined ? {} : { StringEquals: { 'aws:SourceAccount': SourceAccount } }),
    };
    const who: JsonObject = String(Principal).endsWith('.amazonaws.com')
      ? { Service: Principal ?? '' }
      : { AWS: Principal ?? '' };
    const statement = { Effect: 'Allow', Principal: who, Action: Action ?? '', Resource: resource };
    return [
      {
        resource,
        statements: [Object.keys(condition).length > 0 ? { ...statement, Condition: condition } : statement],
      },
    ];
  },
};
