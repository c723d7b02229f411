import { describe, expect, it } from 'vitest';
import { servicePrincipal } from '../core/authorization.ts';
import type { JsonObject } from '../core/json.ts';
import type { Log } from '../core/log.ts';
import { aPlace, quiet } from '../testing/stack.ts';
import { createJudge } from './judge.ts';

const { accountId } = aPlace;
const role = { id: `arn:aws:iam::${accountId}:role/counter`, context: {} };
const table = `arn:aws:dynamodb:us-east-1:${accountId}:table/downloads`;
const queue = `arn:aws:sqs:us-east-1:${accountId}:downloads`;
const rule = `arn:aws:events:us-east-1:${accountId}:rule/site/downloads`;
const bus = `arn:aws:events:us-east-1:${accountId}:event-bus/site`;

function aJudge(ofRole: JsonObject[], ofQueue: JsonObject[] = [], log: Log = quiet) {
  const numbered = (policy: string, statements: readonly JsonObject[]) =>
    statements.map((statement, position) => ({ id: `Site/${policy}#${position}`, statement }));
  return createJudge(
    {
      ofRoles: new Map([[role.id, numbered('Policy', ofRole)]]),
      ofResources: new Map([[queue, numbered('QueuePolicy', ofQueue)]]),
    },
    accountId,
    log,
  );
}
const allow = (Action: string | string[], Resource: string, Condition?: JsonObject): JsonObject =>
  Condition ? { Effect: 'Allow', Action, Resource, Condition } : { Effect: 'Allow', Action, Resource };

describe('the judge', () => {
  it('the judge lets a role do what its policies grant, and nothing else', async () => {
    const judge = aJudge([allow(['dynamodb:PutItem'], table)]);
    await expect(judge.demand(role, [{ action: 'dynamodb:PutItem', resource: table }])).resolves.toBeUndefined();
    await expect(judge.demand(role, [{ action: 'dynamodb:DeleteItem', resource: table }])).rejects.toMatchObject({
      code: 'AccessDeniedException',
      message: `User: ${role.id} is not authorized to perform: dynamodb:DeleteItem on resource: ${table} because no policy allows the dynamodb:DeleteItem action`,
    });
  });

  it('the judge asks for every permission of a request', async () => {
    const judge = aJudge([allow('dynamodb:PutItem', table)]);
    const needs = ['dynamodb:PutItem', 'dynamodb:UpdateItem'].map((action) => ({ action, resource: table }));
    await expect(judge.demand(role, needs)).rejects.toMatchObject({ code: 'AccessDeniedException' });
  });

  it('the judge honours conditions on what comes with the request', async () => {
    const condition = { 'ForAllValues:StringEquals': { 'events:detail-type': ['download.recorded'] } };
    const judge = aJudge([allow('events:PutEvents', bus, condition)]);
    const put = (type: string) =>
      judge.allows(role, { action: 'events:PutEvents', resource: bus, context: { 'events:detail-type': type } });
    expect(await put('download.recorded')).toBe(true);
    expect(await put('order.paid')).toBe(false);
  });

  it('the judge lets a service in by the policy of the resource, for the source it names only', async () => {
    const statement: JsonObject = {
      Effect: 'Allow',
      Principal: { Service: 'events.amazonaws.com' },
      Action: 'sqs:SendMessage',
      Resource: queue,
      Condition: { ArnEquals: { 'aws:SourceArn': rule } },
    };
    const insecure: JsonObject = {
      Effect: 'Deny',
      Principal: { AWS: '*' },
      Action: 'sqs:*',
      Resource: queue,
      Condition: { Bool: { 'aws:SecureTransport': 'false' } },
    };
    const judge = aJudge([], [statement, insecure]);
    const send = (source: string) =>
      judge.allows(servicePrincipal('events.amazonaws.com', source, accountId), {
        action: 'sqs:SendMessage',
        resource: queue,
      });
    expect(await send(rule)).toBe(true);
    expect(await send(`${rule}-other`)).toBe(false);
  });

  it('the judge counts which grants are used, by the actions of the policy', async () => {
    const judge = aJudge([allow(['dynamodb:Put*', 'dynamodb:DeleteItem'], table)]);
    for (let call = 0; call < 3; call += 1) await judge.allows(role, { action: 'dynamodb:PutItem', resource: table });
    expect(judge.usage()).toEqual({
      [role.id]: [
        {
          statement: 'Site/Policy#0',
          effect: 'Allow',
          resources: [table],
          used: { 'dynamodb:Put*': 3, 'dynamodb:DeleteItem': 0 },
        },
      ],
    });
  });

  it('the judge counts what it refused, and says it once; asking whether something would be allowed is no attempt', async () => {
    const said: string[] = [];
    const judge = aJudge([allow('dynamodb:PutItem', table)], [], { ...quiet, warn: (line) => said.push(line) });
    const scan = { action: 'dynamodb:Scan', resource: table };
    await judge.demand(role, [{ action: 'dynamodb:PutItem', resource: table }]);
    await judge.allows(role, scan);
    expect([judge.refused(), said]).toEqual([{}, []]);
    for (let call = 0; call < 2; call += 1) await judge.demand(role, [scan]).catch(() => {});
    const refusal = `User: ${role.id} is not authorized to perform: dynamodb:Scan on resource: ${table} because no policy allows the dynamodb:Scan action`;
    expect([judge.refused(), said]).toEqual([{ [refusal]: 2 }, [`iam: ${refusal}`]]);
  });

  it('the judge lets the operator do everything', async () => {
    const operator = { id: 'operator', context: {}, mayDoAll: true };
    expect(await aJudge([]).allows(operator, { action: 'dynamodb:DeleteTable', resource: table })).toBe(true);
  });
});
