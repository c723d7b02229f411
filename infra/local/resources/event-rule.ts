import * as z from 'zod/mini';
import type { Judge } from '../aws/judge.ts';
import { servicePrincipal } from '../aws/principals.ts';
import type { JsonObject } from '../cloudformation/json.ts';
import type { Resource } from '../cloudformation/resolver.ts';
import type { EventRule, EventTarget } from './event-bus.ts';
import { type InputSettings, targetInput } from './event-input.ts';
import { compilePattern } from './event-pattern.ts';
import { anyObject, readProperties } from './properties.ts';

const target = z.object({
  Arn: z.string(),
  RoleArn: z.optional(z.string()),
  Input: z.optional(z.string()),
  InputPath: z.optional(z.string()),
  InputTransformer: z.optional(z.object({ InputPathsMap: z.optional(anyObject), InputTemplate: z.string() })),
  DeadLetterConfig: z.optional(z.object({ Arn: z.optional(z.string()) })),
});
const properties = z.object({
  EventBusName: z._default(z.string(), 'default'),
  EventPattern: z.optional(anyObject),
  ScheduleExpression: z.optional(z.string()),
  State: z._default(z.string(), 'ENABLED'),
  Targets: z._default(z.array(target), []),
});

/** A rule of the template: what it listens for, or when it fires. */
export interface DeclaredRule extends EventRule {
  readonly arn: string;
  readonly enabled: boolean;
  readonly scheduleExpression: string | undefined;
}

/** Where events can go. */
export interface EventDestinations {
  readonly judge: Judge;
  readonly accountId: string;
  /** Hands a text to a queue or a function, durably and at once. `undefined` for anything else. */
  sender(arn: string): ((text: string) => void) | undefined;
}

/** Targets that need not run locally, by the service in their ARN, with the reason. */
const targetsWithoutLocalMeaning: Readonly<Record<string, string>> = {
  logs: 'events are listed at /__local/events.json',
};
const sendAction: Readonly<Record<string, string>> = { sqs: 'sqs:SendMessage', lambda: 'lambda:InvokeFunction' };

/** @throws {Error} for a target that is neither a queue nor a function, and for a pattern EventBridge would refuse. */
export function readRule(resource: Resource, destinations: EventDestinations): DeclaredRule {
  const { EventBusName, EventPattern, ScheduleExpression, State, Targets } = readProperties(resource, properties);
  const arn = String(resource.attribute('Arn'));
  const wanted = Targets.filter(({ Arn }) => !(serviceOf(Arn) in targetsWithoutLocalMeaning));
  return {
    arn,
    name: resource.name,
    busName: EventBusName.split('event-bus/').at(-1) ?? EventBusName,
    enabled: State !== 'DISABLED',
    scheduleExpression: ScheduleExpression,
    matches: EventPattern ? compilePattern(EventPattern) : () => false,
    targets: wanted.map((each) => targetOf(each, arn, resource, destinations)),
  };
}

function targetOf(
  declared: z.infer<typeof target>,
  ruleArn: string,
  resource: Resource,
  destinations: EventDestinations,
): EventTarget {
  const { Arn: arn, DeadLetterConfig, RoleArn: roleArn, ...input } = declared;
  const send = senderOf(arn, resource, destinations);
  const deadLetter =
    DeadLetterConfig?.Arn === undefined ? undefined : senderOf(DeadLetterConfig.Arn, resource, destinations);
  const settings: InputSettings = input;
  const { judge, accountId } = destinations;
  const principal =
    roleArn === undefined ? servicePrincipal('events.amazonaws.com', ruleArn, accountId) : { id: roleArn, context: {} };
  return {
    arn,
    allowed: () => judge.allows(principal, { action: sendAction[serviceOf(arn)] ?? '', resource: arn }),
    deliver: (event: JsonObject) => send(targetInput(event, settings)),
    deadLetter: deadLetter && ((event) => deadLetter(JSON.stringify(event))),
  };
}

function senderOf(
  arn: string,
  { stack, logicalId }: Resource,
  destinations: EventDestinations,
): (text: string) => void {
  const send = destinations.sender(arn);
  if (!send)
    throw new Error(
      `${stack}/${logicalId} sends to ${arn}: the local runtime delivers to queues and functions of the template only`,
    );
  return send;
}

function serviceOf(arn: string): string {
  return arn.split(':')[2] ?? '';
}
