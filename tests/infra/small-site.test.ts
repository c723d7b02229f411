import { Duration } from 'aws-cdk-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsumerEntry } from '../../events/consumer-entry.ts';
import { aFolder } from '../../infra/local/testing/a-folder.ts';
import type { SiteDefinition } from '../../infra/site-definition.ts';
import type { FunctionNeeds } from '../../shared/manifest/function-needs.ts';
import { aConsumer, anEndpoint, objectCreated, templatesOf, writeBundles } from './large-site.ts';
import { type PlainFunctions, plainFunctions, type StatedSite, siteOf } from './site-of.ts';

const bundles = aFolder(afterAll);
beforeAll(() => writeBundles(aSmallSite({ consumers: consumersWith({}) })));

interface Changes extends Partial<PlainFunctions>, Partial<Pick<StatedSite, 'settings' | 'functions'>> {
  readonly needs?: FunctionNeeds;
}

/** A site of one domain, which breaks some rule when changed. */
function aSmallSite({ settings = {}, needs, functions, ...changes }: Changes): SiteDefinition {
  const plain = { contract: { content: { answerCall0: anEndpoint(0) } }, ...changes };
  return siteOf({
    contract: plain.contract,
    domains: { content: { tables: [{ name: 'content' }] } },
    functions: functions ?? plainFunctions(plain, () => needs ?? {}),
    settings,
    bundles,
  });
}

const consumersWith = (changes: Partial<ConsumerEntry>) => ({ content: { consume0: { ...aConsumer, ...changes } } });

/** Properties of the queue of the one consumer of a small site, which runs for up to the given seconds. */
function queueOf(consumer: Partial<ConsumerEntry>, timeout = 30) {
  const settings = { consume0: { timeout: Duration.seconds(timeout) } };
  const queues = templatesOf(aSmallSite({ consumers: consumersWith(consumer), settings }), bundles)
    .get('Content')
    ?.findResources('AWS::SQS::Queue');
  return Object.values(queues ?? {}).find(({ Properties }) => 'RedrivePolicy' in Properties)?.Properties;
}

test("a consumer's messages come back after six of its time-outs and its window, without a delay, unless it says otherwise", () => {
  const usual = queueOf({ batch: { size: 100, windowSeconds: 5 } }, 40);
  expect(usual).toMatchObject({ VisibilityTimeout: 245, RedrivePolicy: { maxReceiveCount: 12 } });
  expect(usual).not.toHaveProperty('DelaySeconds');
  expect(queueOf({ retrySeconds: 10, receives: 180, delaySeconds: 300 }, 10)).toMatchObject({
    VisibilityTimeout: 10,
    DelaySeconds: 300,
    RedrivePolicy: { maxReceiveCount: 180 },
  });
});

test('a consumer is late after fifteen minutes, or after as long as it says', () => {
  const delayOf = (changes: Partial<ConsumerEntry>) => {
    const alarms = templatesOf(aSmallSite({ consumers: consumersWith(changes) }), bundles)
      .get('Operations')
      ?.findResources('AWS::CloudWatch::Alarm', { Properties: { MetricName: 'ApproximateAgeOfOldestMessage' } });
    const [alarm] = Object.values(alarms ?? {});
    return [alarm?.Properties.Threshold, String(alarm?.Properties.AlarmDescription)];
  };
  expect(delayOf({})).toEqual([900, expect.stringContaining('more than 15 minutes behind its events')]);
  expect(delayOf({ lateSeconds: 120 })).toEqual([120, expect.stringContaining('more than 2 minutes behind')]);
});

test.each([
  [
    'two functions of one name',
    { contract: { content: { answerCall0: anEndpoint(0) }, orders: { answerCall0: anEndpoint(3) } } },
    'need names of their own: answer-call0',
  ],
  [
    'two entries on one path',
    { contract: { content: { answerCall0: anEndpoint(0) }, orders: { answerCall1: anEndpoint(0) } } },
    'answerCall0 and answerCall1 have one path, /payment-notice: give each its own',
  ],
  ['a domain that is called as another stack', { contract: { edge: {} } }, 'No domain can be called edge'],
  [
    'an endpoint without a function',
    { functions: [] },
    'content/answer-call0 has no function: create functions/content/answer-call0.ts',
  ],
  ['settings of no function', { settings: { answerNothing: {} } }, 'names no function: answerNothing'],
  [
    'a table that is not there',
    { needs: { tables: { downloads: ['GetItem'] } } },
    'functions/content/answerCall0.ts, answerCall0: no domain has a table downloads',
  ],
  [
    'a consumer that gives up within half an hour',
    { consumers: consumersWith({ receives: 9 }) },
    'consume0 would set messages aside before 30 minutes are over: with 180 s between receives it needs 10 of them',
  ],
  [
    'a consumer that tries again soon, and no more often',
    { consumers: consumersWith({ retrySeconds: 30 }) },
    'with 30 s between receives it needs 60 of them',
  ],
  [
    'a consumer whose messages come back while it is at work on them',
    { consumers: consumersWith({ retrySeconds: 10, receives: 180 }) },
    'consume0 may be at work on a message for 30 s, which would come back after 10 s',
  ],
  [
    'a consumer whose messages come back while its batch is gathered',
    { consumers: consumersWith({ retrySeconds: 30, receives: 60, batch: { size: 10, windowSeconds: 1 } }) },
    'consume0 may be at work on a message for 31 s',
  ],
  [
    'a delay that raises the alarm of its queue',
    { consumers: consumersWith({ delaySeconds: 601 }) },
    'consume0 delays messages by 601 s, the most is 600 s',
  ],
  [
    'an event about a bucket that is not there',
    { consumers: consumersWith({ takes: [{ ...objectCreated, about: 'attic' }] }) },
    'has no bucket "attic"',
  ],
  [
    'an event about a configuration set',
    { consumers: consumersWith({ takes: [{ ...objectCreated, from: 'aws.ses' }] }) },
    'no stack has a configuration set "media"',
  ],
] as const)('%s fails the synthesis', (_, changes, message) => {
  expect(() => templatesOf(aSmallSite(changes), bundles)).toThrow(message);
});
