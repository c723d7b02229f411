import { describe, expect, it } from 'vitest';
import { createJudge } from '../aws/judge.ts';
import { collectPolicies } from '../aws/policies.ts';
import type { JsonObject } from '../cloudformation/json.ts';
import { aResolver, only } from '../fixtures/stack.ts';
import { type EventDestinations, readRule } from './event-rule.ts';

const queue = 'arn:aws:sqs:us-east-1:000000000000:downloads';

function aRule(properties: JsonObject, policyStatement?: JsonObject) {
  const resolver = aResolver({
    Queue: ['AWS::SQS::Queue', { QueueName: 'downloads' }],
    Policy: [
      'AWS::SQS::QueuePolicy',
      {
        Queues: [{ Ref: 'Queue' }],
        PolicyDocument: { Version: '2012-10-17', Statement: policyStatement ? [policyStatement] : [] },
      },
    ],
    Rule: ['AWS::Events::Rule', { Name: 'all', EventPattern: { source: ['site'] }, ...properties }],
  });
  const sent: string[] = [];
  const destinations: EventDestinations = {
    judge: createJudge(collectPolicies(resolver), '000000000000'),
    accountId: '000000000000',
    sender: (arn) => (arn === queue ? (text) => sent.push(text) : undefined),
  };
  return { rule: readRule(only(resolver, 'AWS::Events::Rule'), destinations), sent };
}

const toQueue = (more: JsonObject = {}): JsonObject => ({ Targets: [{ Id: 'Queue', Arn: queue, ...more }] });

describe('a rule', () => {
  it('sends what its target wants of an event', () => {
    const { rule, sent } = aRule(toQueue({ InputPath: '$.detail' }));
    for (const target of rule.targets) target.deliver({ source: 'site', detail: { product: 21 } });
    expect(sent).toEqual(['{"product":21}']);
  });

  it('may send only where the policy of the queue lets this rule in', async () => {
    const statement = (source: string): JsonObject => ({
      Effect: 'Allow',
      Principal: { Service: 'events.amazonaws.com' },
      Action: 'sqs:SendMessage',
      Resource: queue,
      Condition: { ArnEquals: { 'aws:SourceArn': source } },
    });
    const own = aRule(toQueue(), statement('arn:aws:events:us-east-1:000000000000:rule/all'));
    const other = aRule(toQueue(), statement('arn:aws:events:us-east-1:000000000000:rule/other'));
    expect(await own.rule.targets[0]?.allowed()).toBe(true);
    expect(await other.rule.targets[0]?.allowed()).toBe(false);
    expect(await aRule(toQueue()).rule.targets[0]?.allowed()).toBe(false);
  });

  it('leaves log groups aside, and refuses targets that nothing stands for', () => {
    const logs = { Targets: [{ Id: 'Logs', Arn: 'arn:aws:logs:us-east-1:000000000000:log-group:/events' }] };
    expect(aRule(logs).rule.targets).toEqual([]);
    const stateMachine = { Targets: [{ Id: 'Flow', Arn: 'arn:aws:states:us-east-1:000000000000:stateMachine:flow' }] };
    expect(() => aRule(stateMachine)).toThrow('Site/Rule sends to arn:aws:states');
  });

  it('may be disabled, or have a schedule instead of a pattern', () => {
    expect(aRule({ State: 'DISABLED' }).rule.enabled).toBe(false);
    expect(aRule({ ScheduleExpression: 'rate(1 day)' }).rule.scheduleExpression).toBe('rate(1 day)');
  });
});
