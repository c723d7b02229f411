import { expect, onTestFinished } from 'vitest';
import type { Site } from '../../core/counterpart.ts';
import { AwsError } from '../../core/gateway/error.ts';
import type { JsonObject } from '../../core/json.ts';
import type { ReceivedMessage } from '../../core/ports.ts';
import { aFolder } from '../../testing/a-folder.ts';
import { parity } from '../../testing/parity.ts';
import type { Resources } from '../../testing/stack.ts';
import { startedServices } from '../../testing/started-services.ts';
import { sqs } from '../sqs/index.ts';
import { scheduler } from './index.ts';

const lambdaArn = 'arn:aws:lambda:us-east-1:000000000000:function:erase';
const queueArn = 'arn:aws:sqs:us-east-1:000000000000:aside';
const scheduleArn = 'arn:aws:scheduler:us-east-1:000000000000:schedule/site/nightly';

interface Changes {
  /** The group that the role trusts. */
  readonly trusted?: string;
  readonly grants?: readonly JsonObject[];
  readonly schedule?: JsonObject;
  readonly target?: JsonObject;
}

const grants = [
  { Effect: 'Allow', Action: 'lambda:InvokeFunction', Resource: lambdaArn },
  { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: queueArn },
];

function resourcesWith({ trusted = 'site', schedule, target, ...more }: Changes): Resources {
  const trust = {
    Effect: 'Allow',
    Principal: { Service: 'scheduler.amazonaws.com' },
    Action: 'sts:AssumeRole',
    Condition: {
      StringEquals: {
        'aws:SourceAccount': '000000000000',
        'aws:SourceArn': `arn:aws:scheduler:us-east-1:000000000000:schedule-group/${trusted}`,
      },
    },
  };
  return {
    Group: ['AWS::Scheduler::ScheduleGroup', { Name: 'site' }],
    Aside: ['AWS::SQS::Queue', { QueueName: 'aside' }],
    Role: ['AWS::IAM::Role', { RoleName: 'runner', AssumeRolePolicyDocument: { Statement: [trust] } }],
    Grants: [
      'AWS::IAM::Policy',
      { PolicyDocument: { Statement: [...(more.grants ?? grants)] }, Roles: [{ Ref: 'Role' }] },
    ],
    Schedule: [
      'AWS::Scheduler::Schedule',
      {
        Name: 'nightly',
        GroupName: { Ref: 'Group' },
        ScheduleExpression: 'cron(0 3 * * ? *)',
        FlexibleTimeWindow: { Mode: 'OFF' },
        Target: {
          Arn: lambdaArn,
          RoleArn: { 'Fn::GetAtt': ['Role', 'Arn'] },
          DeadLetterConfig: { Arn: queueArn },
          RetryPolicy: { MaximumRetryAttempts: 2, MaximumEventAgeInSeconds: 86_400 },
          ...target,
        },
        ...schedule,
      },
    ],
  };
}

/** A schedule whose last run was given, and a function that refuses as often as told. A run is too old after a quarter of an hour. */
async function aSchedule({
  lastRun = '2026-01-01T12:00:00Z',
  refusals = 0,
  directory,
  clock = 100,
  ...changes
}: Changes & { lastRun?: string; refusals?: number; directory?: string; clock?: number } = {}) {
  const events: string[] = [];
  let tries = 0;
  const prepare = ({ ports, positions }: Site) => {
    const position = `schedule ${scheduleArn}`;
    if (positions.read(position) === undefined) positions.write(position, String(Date.parse(lastRun)));
    const invoke = async () => ({ payload: 'null' });
    ports.provide('function', (arn) => (arn === lambdaArn ? { name: 'erase', arn, invoke } : undefined));
    ports.provide('sender', (arn) => (arn === lambdaArn ? take : undefined));
  };
  const take = (event: string) => {
    tries += 1;
    if (tries <= refusals) throw new AwsError('TooManyRequestsException', 'Rate exceeded', 429);
    events.push(event);
  };
  const options = { clock, prepare, ...(directory !== undefined && { directory }) };
  const { site, stop } = await startedServices([sqs, scheduler], resourcesWith(changes), options);
  onTestFinished(stop);
  const letters: ReceivedMessage[] = [];
  const aside = () => {
    letters.push(...site.ports.get('queue', queueArn).receive(10));
    return letters;
  };
  return { events, tries: () => tries, aside, stop };
}

const retries = { documented: 'EventBridge Scheduler API: RetryPolicy' };
const deadLetters = { documented: "EventBridge Scheduler: Configuring a schedule's dead-letter queue" };
const roles = { documented: 'EventBridge Scheduler: Confused deputy prevention' };

parity(
  'a run that is due invokes its function with the input, in whose places stands what Scheduler knows of it',
  { documented: 'EventBridge Scheduler: Adding context attributes' },
  async () => {
    const Input = '{"at":"<aws.scheduler.scheduled-time>","try":"<aws.scheduler.attempt-number>","x":"<aws.other>"}';
    const { events } = await aSchedule({ target: { Input } });
    await expect.poll(() => events.length).toBe(1);
    expect(JSON.parse(events[0] ?? '')).toEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT03:00:00Z$/),
      try: '1',
      x: '<aws.other>',
    });
  },
);

parity('a run that cannot be handed over is tried again, and is not set aside when that helps', retries, async () => {
  const { events, aside } = await aSchedule({ refusals: 2 });
  await expect.poll(() => events.length).toBe(1);
  expect(aside()).toEqual([]);
});

parity('a run is set aside after its retries, and says why and when it was due', deadLetters, async () => {
  const { events, tries, aside } = await aSchedule({ refusals: 9, target: { Input: '{"a":1}' } });
  await expect.poll(() => aside().length).toBe(1);
  expect([events, tries()]).toEqual([[], 3]);
  const [letter] = aside();
  expect(letter?.body).toBe('{"a":1}');
  const attributes = Object.entries(letter?.attributes ?? {}).map(([name, { StringValue }]) => [name, StringValue]);
  expect(Object.fromEntries(attributes)).toEqual({
    ERROR_CODE: 'TooManyRequestsException',
    ERROR_MESSAGE: 'Rate exceeded',
    EXECUTION_ID: expect.any(String),
    EXHAUSTED_RETRY_CONDITION: 'MaximumRetryAttempts',
    RETRY_ATTEMPTS: '2',
    SCHEDULED_TIME: expect.stringMatching(/T03:00:00Z$/),
    SCHEDULE_ARN: scheduleArn,
    TARGET_ARN: lambdaArn,
  });
});

parity('a run is set aside when it has become too old, whatever retries are left', retries, async () => {
  const RetryPolicy = { MaximumRetryAttempts: 185, MaximumEventAgeInSeconds: 60 };
  const { aside } = await aSchedule({ refusals: 999, target: { RetryPolicy }, clock: 10_000 });
  await expect.poll(() => aside().length).toBe(1);
  expect(aside()[0]?.attributes.EXHAUSTED_RETRY_CONDITION?.StringValue).toBe('MaximumEventAgeInSeconds');
});

parity('a schedule whose role may not invoke the function sets its runs aside', deadLetters, async () => {
  const { tries, aside } = await aSchedule({ grants: grants.slice(1) });
  await expect.poll(() => aside().length).toBe(1);
  expect(aside()[0]?.attributes.ERROR_CODE?.StringValue).toBe('AccessDeniedException');
  expect(tries()).toBe(0);
});

parity('a role that trusts schedules of another group is refused', roles, async () => {
  await expect(aSchedule({ trusted: 'other' })).rejects.toThrow('cannot be assumed by scheduler.amazonaws.com');
});

parity(
  'what is not as expected stops the start',
  { documented: 'CloudFormation: AWS::Scheduler::Schedule' },
  async () => {
    const flexible = { FlexibleTimeWindow: { Mode: 'FLEXIBLE', MaximumWindowInMinutes: 5 } };
    await expect(aSchedule({ schedule: flexible })).rejects.toThrow('FlexibleTimeWindow');
    await expect(aSchedule({ schedule: { State: 'DISABLED' } })).rejects.toThrow('State');
    await expect(aSchedule({ schedule: { ScheduleExpressionTimezone: 'Europe/Berlin' } })).rejects.toThrow('UTC');
    await expect(aSchedule({ target: { Arn: queueArn } })).rejects.toThrow(`has no function "${queueArn}"`);
  },
);

parity(
  'a run that was due before the site stopped is handed over after its start, once',
  { documented: 'EventBridge Scheduler: at-least-once delivery, in What is EventBridge Scheduler' },
  async () => {
    const directory = aFolder();
    const before = await aSchedule({ refusals: 999, directory, clock: 1 });
    await expect.poll(before.tries).toBeGreaterThan(0);
    await before.stop();
    const after = await aSchedule({ directory });
    await expect.poll(() => after.events.length).toBe(1);
    await after.stop();
    const again = await aSchedule({ directory });
    expect(again.events).toEqual([]);
  },
);
