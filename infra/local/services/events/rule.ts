import * as z from 'zod/mini';
import { named, type ResourceType, regionalArn, type Subject } from '../../core/assembly/resource-type.ts';
import { servicePrincipal } from '../../core/authorization.ts';
import type { Declared, Site } from '../../core/counterpart.ts';
import { compilePattern } from '../../core/event-pattern.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Sender } from '../../core/ports.ts';
import { anyObject } from '../../core/properties.ts';
import { busName, type EventRule, type EventTarget } from './bus.ts';
import { compileTransformer, inputTransformer } from './input-transformer.ts';

const target = z.strictObject({
  Arn: z.string(),
  DeadLetterConfig: z.optional(z.strictObject({ Arn: z.string() })),
  InputTransformer: z.optional(inputTransformer),
});

/**
 * Targets take the whole event, or what a transformer makes of it. Constant inputs, roles and schedules stop the start: no rule has them,
 * and what runs by the clock is Scheduler's.
 */
export const ruleType = {
  type: 'AWS::Events::Rule',
  identity: named(
    'Name',
    regionalArn('events', (subject) => `rule/${ruleName(subject)}`),
    64,
  ),
  properties: z.strictObject({
    EventBusName: z._default(z.string(), 'default'),
    EventPattern: anyObject,
    Name: z.optional(z.string()),
    State: z.optional(z.literal('ENABLED')),
    Targets: z._default(z.array(target), []),
  }),
} satisfies ResourceType;
type RuleProperties = z.infer<typeof ruleType.properties>;

function ruleName({ name, properties: declared }: Subject): string {
  const bus = busName(declared().EventBusName);
  return bus === 'default' ? name : `${bus}/${name}`;
}

type RuleSurroundings = Pick<Site, 'judge' | 'ports' | 'place'>;

const sendAction: Readonly<Record<string, string>> = { sqs: 'sqs:SendMessage', lambda: 'lambda:InvokeFunction' };

/** @throws {Error} for a target that is neither a queue nor a function, and for a pattern EventBridge would refuse. */
export function readRule(
  { resource, properties: declared }: Declared<RuleProperties>,
  surroundings: RuleSurroundings,
): EventRule {
  const { EventBusName, EventPattern, Targets } = declared;
  const arn = String(resource.attribute('Arn'));
  const where = `${resource.stack}/${resource.logicalId}`;
  return {
    name: resource.name,
    arn,
    busName: busName(EventBusName),
    matches: compilePattern(EventPattern),
    targets: Targets.map((each) => targetOf(each, arn, where, surroundings)),
  };
}

function targetOf(
  { Arn: arn, DeadLetterConfig, InputTransformer }: z.infer<typeof target>,
  ruleArn: string,
  where: string,
  { judge, ports, place }: RuleSurroundings,
): EventTarget {
  const senderOf = (destination: string): Sender => {
    const send = ports.find('sender', destination);
    if (send) return send;
    throw new Error(`${where} sends to ${destination}: rules deliver to queues and functions of the template only`);
  };
  const send = senderOf(arn);
  const deadLetter = DeadLetterConfig && senderOf(DeadLetterConfig.Arn);
  const inputOf = InputTransformer ? compileTransformer(InputTransformer, where) : JSON.stringify;
  const principal = servicePrincipal('events.amazonaws.com', ruleArn, place.accountId);
  return {
    arn,
    allowed: () => judge.allows(principal, { action: sendAction[arn.split(':')[2] ?? ''] ?? '', resource: arn }),
    deliver: (event: JsonObject) => send(inputOf(event)),
    deadLetter: deadLetter && ((event) => deadLetter(JSON.stringify(event))),
  };
}
