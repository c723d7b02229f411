import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DescribeReplayCommand,
  EventBridgeClient,
  ListArchivesCommand,
  ListRuleNamesByTargetCommand,
  PutEventsCommand,
  StartReplayCommand,
} from '@aws-sdk/client-eventbridge';
import { expect, onTestFinished } from 'vitest';
import { parity } from '../../testing/parity.ts';
import { startedServices } from '../../testing/started-services.ts';
import { sqs } from '../sqs/index.ts';
import { events } from './index.ts';

const about = { documented: 'EventBridge: Archiving and replaying events' };
const at = (kind: string, name: string) => `arn:aws:events:us-east-1:000000000000:${kind}/${name}`;
const queueArn = (name: string) => `arn:aws:sqs:us-east-1:000000000000:${name}`;

const allowing = (queue: string) => ({
  PolicyDocument: {
    Statement: [
      {
        ...{ Effect: 'Allow', Action: 'sqs:SendMessage', Resource: queueArn(queue) },
        Principal: { Service: 'events.amazonaws.com' },
      },
    ],
  },
  Queues: [`https://sqs.us-east-1.amazonaws.com/000000000000/${queue}`],
});
const ruleTo = (queue: string) => ({
  Name: `to-${queue}`,
  ...{ EventBusName: 'site', EventPattern: { source: ['site'] }, Targets: [{ Id: 'queue', Arn: queueArn(queue) }] },
});

/** A bus with an archive of what the site says, and two queues that get all of it. */
async function aBus(directory?: string) {
  const { site, settings, ...rest } = await startedServices(
    [sqs, events],
    {
      Bus: ['AWS::Events::EventBus', { Name: 'site' }],
      Archive: [
        'AWS::Events::Archive',
        {
          ArchiveName: 'kept',
          SourceArn: at('event-bus', 'site'),
          EventPattern: { source: ['site'] },
          RetentionDays: 90,
        },
      ],
      First: ['AWS::SQS::Queue', { QueueName: 'first' }],
      Second: ['AWS::SQS::Queue', { QueueName: 'second' }],
      FirstPolicy: ['AWS::SQS::QueuePolicy', allowing('first')],
      SecondPolicy: ['AWS::SQS::QueuePolicy', allowing('second')],
      FirstRule: ['AWS::Events::Rule', ruleTo('first')],
      SecondRule: ['AWS::Events::Rule', ruleTo('second')],
    },
    directory === undefined ? {} : { directory },
  );
  const client = new EventBridgeClient(settings);
  const received = (queue: string) => {
    const messages = site.ports.get('queue', queueArn(queue)).receive(10);
    return messages.map(({ body }) => JSON.parse(body));
  };
  const put = (Source: string, number: number, seconds: number) =>
    client.send(
      new PutEventsCommand({
        Entries: [
          {
            EventBusName: 'site',
            Source,
            DetailType: 'said',
            Detail: JSON.stringify({ number }),
            Time: new Date(seconds * 1_000),
          },
        ],
      }),
    );
  const replay = async (ReplayName: string, from: number, to: number, FilterArns?: string[]) => {
    await client.send(
      new StartReplayCommand({
        ...{ ReplayName, EventSourceArn: at('archive', 'kept') },
        ...{ EventStartTime: new Date(from * 1_000), EventEndTime: new Date(to * 1_000) },
        Destination: { Arn: at('event-bus', 'site'), FilterArns },
      }),
    );
    const state = async () => (await client.send(new DescribeReplayCommand({ ReplayName }))).State;
    await expect.poll(state).toBe('COMPLETED');
  };
  return { client, received, put, replay, ...rest };
}

const now = Math.floor(Date.now() / 1_000);

parity(
  'what was archived between two times comes again to all rules, named by its replay, and is not archived anew',
  about,
  async () => {
    const { received, put, replay } = await aBus();
    await put('site', 1, now - 30);
    await put('site', 2, now - 20);
    await put('other', 3, now - 20);
    await put('site', 4, now - 10);
    expect(received('first')).toHaveLength(3);
    expect(received('second')).toHaveLength(3);
    for (const name of ['once', 'twice']) {
      await replay(name, now - 25, now - 10);
      const again = received('first');
      expect(again).toMatchObject([{ source: 'site', detail: { number: 2 }, 'replay-name': name }]);
      expect(received('second')).toEqual(again);
    }
  },
);

parity('a replay reaches only the rules that it names', about, async () => {
  const { client, received, put, replay } = await aBus();
  await put('site', 1, now - 30);
  received('first');
  received('second');
  const { RuleNames } = await client.send(
    new ListRuleNamesByTargetCommand({ TargetArn: queueArn('second'), EventBusName: 'site' }),
  );
  expect(RuleNames).toEqual(['to-second']);
  await replay('some', now - 60, now, [at('rule', 'site/to-second')]);
  expect([received('first').length, received('second').length]).toEqual([0, 1]);
});

parity(
  'the archive of a bus is found by it, outlives a restart, and a name of a replay is taken once',
  about,
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'archive-'));
    onTestFinished(() => rm(directory, { recursive: true, force: true }));
    const first = await aBus(directory);
    await first.put('site', 1, now - 30);
    first.received('first');
    await first.stop();
    const { client, received, replay } = await aBus(directory);
    const { Archives } = await client.send(new ListArchivesCommand({ EventSourceArn: at('event-bus', 'site') }));
    expect(Archives).toMatchObject([{ ArchiveName: 'kept' }]);
    received('first');
    await replay('again', now - 60, now);
    expect(received('first')).toHaveLength(1);
    await expect(replay('again', now - 60, now)).rejects.toMatchObject({ name: 'ResourceAlreadyExistsException' });
  },
);
