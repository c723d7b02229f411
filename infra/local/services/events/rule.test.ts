import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json.ts';
import { createPorts } from '../../core/ports.ts';
import { readProperties } from '../../core/properties.ts';
import { createJudge } from '../../iam/judge.ts';
import { collectPolicies } from '../../iam/policies.ts';
import { aPlace, aResolver, only, quiet, types } from '../../testing/stack.ts';
import { readRule, ruleType } from './rule.ts';

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
  const ports = createPorts();
  ports.provide('sender', (arn) => (arn === queue ? (text) => void sent.push(text) : undefined));
  const judge = createJudge(collectPolicies(resolver, types, aPlace), aPlace.accountId, quiet);
  const resource = only(resolver, 'AWS::Events::Rule');
  const declared = { resource, properties: readProperties(resource, ruleType.properties) };
  return { rule: readRule(declared, { judge, ports, place: aPlace }), sent };
}

const toQueue = (more: JsonObject = {}): JsonObject => ({ Targets: [{ Id: 'Queue', Arn: queue, ...more }] });

describe('a rule', () => {
  it('a rule sends its target the whole event', () => {
    const { rule, sent } = aRule(toQueue());
    for (const target of rule.targets) target.deliver({ source: 'site', detail: { product: 21 } });
    expect(sent).toEqual(['{"source":"site","detail":{"product":21}}']);
  });

  it('a rule matches the events of its pattern', () => {
    const { rule } = aRule(toQueue());
    expect([rule.matches({ source: 'site' }), rule.matches({ source: 'other' })]).toEqual([true, false]);
  });

  it('a rule may send only where the policy of the queue lets it in', async () => {
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

  it('a rule sends what its target may not take to a dead-letter queue', () => {
    const { rule, sent } = aRule(toQueue({ DeadLetterConfig: { Arn: queue } }));
    rule.targets[0]?.deadLetter?.({ source: 'site' });
    expect(sent).toEqual(['{"source":"site"}']);
    expect(aRule(toQueue()).rule.targets[0]?.deadLetter).toBeUndefined();
  });

  it.each([
    'arn:aws:logs:us-east-1:000000000000:log-group:/events',
    'arn:aws:states:us-east-1:000000000000:stateMachine:flow',
  ])('a rule is refused with a target that has no counterpart: %s', (arn) => {
    expect(() => aRule({ Targets: [{ Id: 'Other', Arn: arn }] })).toThrow(`Site/Rule sends to ${arn}`);
    expect(() => aRule(toQueue({ DeadLetterConfig: { Arn: arn } }))).toThrow(`Site/Rule sends to ${arn}`);
  });

  it('a rule is refused with a schedule, which is for Scheduler here', () => {
    expect(() => aRule({ ScheduleExpression: 'rate(1 day)' })).toThrow('ScheduleExpression');
  });
});
