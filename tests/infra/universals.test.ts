import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Stacks } from './stacks.ts';
import { actionsOf, named, readTemplates, resources, resourcesOf, roleStatements } from './templates.ts';
import { universals } from './universals/index.ts';

const stacks = new Stacks(readTemplates());

test.each(universals)('%s', (_, { violations }) => {
  expect(violations(stacks)).toEqual([]);
});

describe('every function', () => {
  test.each(named('AWS::Lambda::Function'))(
    '%s runs Node 24 on arm64, limited in time, with a log group of its own',
    (_, { Properties }) => {
      expect(Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Timeout: expect.any(Number),
      });
      expect(Properties).toHaveProperty('LoggingConfig.LogGroup.Ref');
    },
  );

  test('has a bundle that no other function has', () => {
    const bundles = resourcesOf('AWS::Lambda::Function').map(({ Properties }) => JSON.stringify(Properties.Code));
    expect(new Set(bundles).size).toBe(bundles.length);
  });
});

test.each(named('AWS::Logs::LogGroup'))('log group %s forgets after a while', (_, { Properties }) => {
  expect(Properties.RetentionInDays).toBeGreaterThan(0);
});

describe('every queue', () => {
  test.each(named('AWS::SQS::Queue'))('%s is encrypted', (_, { Properties }) => {
    expect(Properties).toMatchObject({ SqsManagedSseEnabled: true });
  });

  test.each(named('AWS::Lambda::EventSourceMapping'))(
    'of %s has dead letters after five receives and six time-outs of invisibility',
    (_, mapping) => {
      const queue = referenced(mapping.Properties.EventSourceArn);
      const consumer = referenced(mapping.Properties.FunctionName);
      expect(queue.Properties).toMatchObject({ RedrivePolicy: { maxReceiveCount: 5 } });
      expect(Number(queue.Properties.VisibilityTimeout)).toBeGreaterThanOrEqual(
        6 * Number(consumer.Properties.Timeout),
      );
      expect(mapping.Properties.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
    },
  );

  test.each(named('AWS::Events::Rule'))('%s sets undeliverable events aside', (_, { Properties }) => {
    for (const target of Object(Properties.Targets)) expect(target).toHaveProperty('DeadLetterConfig.Arn');
  });
});

describe('everything that holds data', () => {
  const stateful = [...named('AWS::DynamoDB::Table'), ...named('AWS::S3::Bucket')];

  test.each(stateful)(
    '%s is kept when its stack goes, in a stack of its own kind',
    (_, { DeletionPolicy, UpdateReplacePolicy, stack }) => {
      expect([DeletionPolicy, UpdateReplacePolicy, stack]).toEqual(['Retain', 'Retain', 'Data']);
    },
  );

  test.each(named('AWS::DynamoDB::Table'))('%s can be restored to a point in time', (_, { Properties }) => {
    expect(Properties).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      DeletionProtectionEnabled: true,
    });
  });

  test.each(named('AWS::S3::Bucket'))('%s is private and encrypted', (_, { Properties }) => {
    expect(Properties.PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(Properties).toHaveProperty('BucketEncryption.ServerSideEncryptionConfiguration');
  });
});

describe('every grant', () => {
  test.each(roleStatements())('of %s names its actions and its resource', (_, statement) => {
    for (const action of actionsOf(statement)) {
      expect(action).toMatch(/^[a-z]+:[A-Za-z]+$/);
      expect(action).not.toMatch(/:(Scan|PartiQL\w+)$/);
    }
    expect(JSON.stringify(statement.Resource)).not.toContain('*');
  });
});

test.each(named('AWS::CloudWatch::Alarm'))(
  'alarm %s says whom it hurts and which page of the runbook helps',
  (_, { Properties }) => {
    const [, file = '', anchor = ''] =
      /^[A-Z].+\. Runbook: (.+)#([a-z-]+)$/.exec(String(Properties.AlarmDescription)) ?? [];
    const headings = readFileSync(file, 'utf8')
      .match(/^## .+$/gm)
      ?.map((line) => line.slice(3).toLowerCase().replaceAll(' ', '-'));
    expect(headings).toContain(anchor);
  },
);

test.each(named('AWS::CloudWatch::Alarm'))('alarm %s reaches its topic', (_, { stack, Properties }) => {
  const [topic] = Properties.AlarmActions as [unknown]; // CloudFormation's own shape
  const policy = resourcesOf('AWS::SNS::TopicPolicy').find(
    (candidate) => candidate.stack === stack && JSON.stringify(candidate.Properties.Topics) === JSON.stringify([topic]),
  );
  expect(Object(policy?.Properties.PolicyDocument).Statement).toContainEqual(
    expect.objectContaining({
      Effect: 'Allow',
      Action: 'sns:Publish',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
    }),
  );
});

test.each(resourcesOf('AWS::CloudWatch::Alarm').filter(({ id }) => /Faults/.test(id)))(
  'alarm $id also hears of invocations that could not answer',
  ({ Properties }) => {
    const metrics = JSON.stringify(Properties.Metrics);
    for (const metric of ['Faults', 'Errors', 'Throttles']) expect(metrics).toContain(`"MetricName":"${metric}"`);
  },
);

test('operations watches by name: a reference would keep what it watches from ever being deleted', () => {
  expect(JSON.stringify(resources.filter(({ stack }) => stack === 'Operations'))).not.toContain('Fn::ImportValue');
});

test.each(['AWS::CloudFront::Function', 'AWS::CloudFront::CachePolicy'])(
  'every %s has the stage in its name',
  (type) => {
    for (const { Properties } of resourcesOf(type)) {
      expect(JSON.stringify(Properties)).toMatch(/"Name":"media-server-site-local-/);
    }
  },
);

test('no stack comes near the limit of CloudFormation', () => {
  for (const [, group = []] of Object.entries(Object.groupBy(resources, ({ stack }) => stack))) {
    expect(group.length).toBeLessThanOrEqual(400);
  }
});

/** The resource that a `Ref` or `Fn::GetAtt` points at. */
function referenced(reference: unknown) {
  const { Ref, 'Fn::GetAtt': getAtt } = Object(reference);
  const id = Ref ?? getAtt?.[0];
  const found = resources.find((resource) => resource.id === id);
  if (!found) throw new Error(`Nothing is called ${JSON.stringify(reference)}`);
  return found;
}
