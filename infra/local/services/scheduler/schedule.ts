import * as z from 'zod/mini';
import { named, type ResourceType, regionalArn, type Subject } from '../../core/assembly/resource-type.ts';
import { type Judge, rolePrincipal } from '../../core/authorization.ts';
import type { Declared, Site } from '../../core/counterpart.ts';
import type { Ports, Sender } from '../../core/ports.ts';
import { wholeNumber } from '../../core/properties.ts';

const groupArn = regionalArn('scheduler', ({ name }) => `schedule-group/${name}`);
const scheduleArn = regionalArn('scheduler', (subject) => `schedule/${groupOf(subject)}/${subject.name}`);

export const groupType: ResourceType = {
  type: 'AWS::Scheduler::ScheduleGroup',
  identity: named('Name', groupArn, 64),
  properties: z.strictObject({ Name: z.optional(z.string()) }),
};

/** Sharp schedules of functions, in UTC; flexible windows, other zones, `at(…)` and other targets stop the start. */
export const scheduleType = {
  type: 'AWS::Scheduler::Schedule',
  identity: named('Name', scheduleArn, 64),
  properties: z.strictObject({
    Name: z.optional(z.string()),
    GroupName: z._default(z.string(), 'default'),
    ScheduleExpression: z.string(),
    // croner knows other zones too, but no schedule of ours is in one, and changes of the clock would have to be tried out.
    ScheduleExpressionTimezone: z._default(z.literal('UTC'), 'UTC'),
    FlexibleTimeWindow: z.strictObject({ Mode: z.literal('OFF') }),
    State: z.optional(z.literal('ENABLED')),
    Target: z.strictObject({
      Arn: z.string(),
      RoleArn: z.string(),
      Input: z._default(z.string(), '{}'),
      RetryPolicy: z._default(
        z.strictObject({
          MaximumRetryAttempts: z._default(wholeNumber.check(z.minimum(0), z.maximum(185)), 185),
          MaximumEventAgeInSeconds: z._default(wholeNumber.check(z.minimum(60), z.maximum(86_400)), 86_400),
        }),
        { MaximumRetryAttempts: 185, MaximumEventAgeInSeconds: 86_400 },
      ),
      DeadLetterConfig: z.optional(z.strictObject({ Arn: z.string() })),
    }),
  }),
} satisfies ResourceType;
type ScheduleProperties = z.infer<typeof scheduleType.properties>;

function groupOf({ properties: declared }: Subject): string {
  return String(declared().GroupName ?? 'default');
}

/** Something that a schedule does, as its role: it throws when the role may not, or the target refuses. */
type RightfulSender = (...message: Parameters<Sender>) => Promise<void>;

/** A schedule of the template. */
export interface DeclaredSchedule {
  readonly name: string;
  readonly arn: string;
  readonly expression: string;
  readonly targetArn: string;
  /** What the target is sent, with places for what Scheduler knows of a run. */
  readonly input: string;
  readonly retries: { readonly most: number; readonly seconds: number };
  readonly invoke: RightfulSender;
  readonly setAside: RightfulSender | undefined;
}

/**
 * @throws {Error} for a target that is no function, a queue that is not there, and a role that Scheduler may not assume for the
 * schedule's group.
 */
export async function readSchedule(
  { resource, properties: declared }: Declared<ScheduleProperties>,
  { judge, ports, place }: Pick<Site, 'judge' | 'ports' | 'place'>,
): Promise<DeclaredSchedule> {
  const { GroupName, ScheduleExpression, Target } = declared;
  const { region, accountId } = place;
  ports.get('function', Target.Arn);
  const deadLetters = Target.DeadLetterConfig?.Arn;
  if (deadLetters !== undefined) ports.get('queue', deadLetters);
  await judge.demandTrust(Target.RoleArn, 'scheduler.amazonaws.com', {
    'aws:SourceAccount': accountId,
    // Scheduler states the group, not the schedule.
    'aws:SourceArn': `arn:aws:scheduler:${region}:${accountId}:schedule-group/${GroupName}`,
  });
  const surroundings = { judge, ports, roleArn: Target.RoleArn };
  return {
    name: resource.name,
    arn: String(resource.attribute('Arn')),
    expression: ScheduleExpression,
    targetArn: Target.Arn,
    input: Target.Input,
    retries: {
      most: Target.RetryPolicy.MaximumRetryAttempts,
      seconds: Target.RetryPolicy.MaximumEventAgeInSeconds,
    },
    invoke: senderAs('lambda:InvokeFunction', Target.Arn, surroundings),
    setAside: deadLetters === undefined ? undefined : senderAs('sqs:SendMessage', deadLetters, surroundings),
  };
}

function senderAs(
  action: string,
  resource: string,
  { judge, ports, roleArn }: { judge: Judge; ports: Ports; roleArn: string },
): RightfulSender {
  return async (...message) => {
    await judge.demand(rolePrincipal(roleArn), [{ action, resource }]);
    ports.get('sender', resource)(...message);
  };
}
