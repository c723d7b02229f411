import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFolder } from '../../infra/local/testing/a-folder.ts';
import { mailStreams } from '../../shared/mail-streams.ts';
import { aLargeSite, templatesOf, writeBundles } from './large-site.ts';

const folder = aFolder(afterAll);
const large = aLargeSite(folder);
beforeAll(() => writeBundles(large));

type Resource = { readonly Properties: Record<string, unknown> };

const templates = (() => {
  let made: ReturnType<typeof templatesOf> | undefined;
  return () => {
    made ??= templatesOf(large, folder);
    return made;
  };
})();

function resourcesOf(stack: string, type: string): Resource[] {
  return Object.values(templates().get(stack)?.findResources(type) ?? {}).map(({ Properties }) => ({ Properties }));
}

interface Statement {
  readonly Action: unknown;
  readonly Resource: unknown;
  readonly Condition: unknown;
}

/** What the roles of a stack say themselves, each with its logical id. */
function grantsIn(stack: string): (Statement & { readonly role: string })[] {
  return Object.entries(templates().get(stack)?.findResources('AWS::IAM::Role') ?? {}).flatMap(
    ([role, { Properties }]) =>
      Object(Properties).Policies.flatMap((policy: { PolicyDocument: { Statement: Statement[] } }) =>
        policy.PolicyDocument.Statement.map((statement) => ({ ...statement, role })),
      ),
  );
}

test('no stack of a site with sixty endpoints has more than 400 resources', () => {
  const counts = [...templates()].map(
    ([name, template]) => [name, Object.keys(template.toJSON().Resources).length] as const,
  );
  console.log(counts.map(([name, count]) => `${name} ${count}`).join(', '));
  expect(counts.map(([name]) => name)).toEqual([
    'Data',
    'Gateway',
    'Edge',
    'Content',
    'Accounts',
    'Orders',
    'Certification',
    'Community',
    'Enquiries',
    'Stage',
    'Operations',
  ]);
  expect(counts.filter(([, count]) => count > 400)).toEqual([]);
  const routes = [...templates().values()].flatMap((template) =>
    Object.values(template.findResources('AWS::ApiGatewayV2::Route')),
  );
  expect(routes).toHaveLength(90);
  for (const { Properties } of routes)
    expect(Properties).toMatchObject({ AuthorizationType: 'CUSTOM', AuthorizerId: expect.anything() });
}, 120_000);

test('a consumer has a rule for each event it takes; a rule of AWS events matches this stage alone, on the default bus', () => {
  const rules = resourcesOf('Accounts', 'AWS::Events::Rule').map(({ Properties }) => Properties);
  const [ours, ofAws] = [
    rules.filter((rule) => 'EventBusName' in rule),
    rules.filter((rule) => !('EventBusName' in rule)),
  ];
  expect(ours.length).toBe(3);
  expect(ofAws.length).toBe(3);
  for (const { EventPattern } of ours)
    expect(EventPattern).toEqual({ source: ['media-server-site'], 'detail-type': ['download.recorded.v1'] });
  for (const { EventPattern } of ofAws)
    expect(EventPattern).toEqual({
      source: ['aws.s3'],
      'detail-type': ['Object Created'],
      detail: { bucket: { name: [expect.objectContaining({ 'Fn::GetStackOutput': expect.anything() })] } },
    });
  const media = resourcesOf('Data', 'AWS::S3::Bucket').filter(
    ({ Properties }) => 'NotificationConfiguration' in Properties,
  );
  expect(media).toHaveLength(1);
});

test('a table has the stream, the expiry and the indexes of its definition', () => {
  const [orders] = resourcesOf('Data', 'AWS::DynamoDB::Table').filter(
    ({ Properties }) => 'StreamSpecification' in Properties,
  );
  expect(orders?.Properties).toMatchObject({
    StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
    TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
    GlobalSecondaryIndexes: [
      {
        IndexName: 'byMember',
        KeySchema: [
          { AttributeName: 'member', KeyType: 'HASH' },
          { AttributeName: 'placed', KeyType: 'RANGE' },
        ],
      },
    ],
  });
});

test('a path outside /api/ has a behaviour of its own, which leads to the API', () => {
  const [distribution] = resourcesOf('Edge', 'AWS::CloudFront::Distribution');
  const behaviours: { PathPattern: string; TargetOriginId: string }[] = Object(
    distribution?.Properties.DistributionConfig,
  ).CacheBehaviors;
  const originOf = (path: string) => behaviours.find(({ PathPattern }) => PathPattern === path)?.TargetOriginId;
  expect(originOf('/payment-notice')).toBe(originOf('/api/*'));
});

test('each surface has its own policy of headers, and preloading is what the stage says', () => {
  const policies = resourcesOf('Edge', 'AWS::CloudFront::ResponseHeadersPolicy');
  expect(policies).toHaveLength(3);
  expect(policies[0]?.Properties.ResponseHeadersPolicyConfig).toMatchObject({
    SecurityHeadersConfig: { StrictTransportSecurity: { IncludeSubdomains: true, Preload: false } },
  });
});

test('the edge sends the secret by its version, and its logs have neither addresses nor queries', () => {
  const [distribution] = resourcesOf('Edge', 'AWS::CloudFront::Distribution');
  const config = JSON.stringify(distribution?.Properties);
  expect(config).toContain('"HeaderName":"x-origin-verify"');
  expect(config).toContain('{"Ref":"OriginHeaderVersion"}');
  const [delivery] = resourcesOf('Edge', 'AWS::Logs::Delivery');
  expect(JSON.stringify(delivery?.Properties.RecordFields)).not.toMatch(
    /c-ip|x-forwarded-for|query|cookie|referer|user-agent/i,
  );
});

test('one role alone may read the secret of the edge, and who uses another that one', () => {
  const readers = [...templates().keys()]
    .flatMap(grantsIn)
    .filter(({ Action }) => String(Action).includes('secretsmanager:'));
  expect(readers.map(({ role }) => role)).toEqual([
    expect.stringContaining('authorizeEdge'),
    expect.stringContaining('run2'),
  ]);
  expect(JSON.stringify(readers[0])).not.toContain('PaymentSecret');
  expect(JSON.stringify(readers[1])).toContain('PaymentSecret');
});

test('a job has a schedule that invokes its function, sharply, and one queue for runs that cannot begin and for those that fail', () => {
  const made = resourcesOf('Accounts', 'AWS::Scheduler::Schedule').map(({ Properties }) => Properties);
  expect(made).toHaveLength(2);
  const aside = resourcesOf('Accounts', 'AWS::Lambda::Function')
    .filter(({ Properties }) => String(Properties.FunctionName).includes('-run1'))
    .map(({ Properties }) => Object(Properties.DeadLetterConfig).TargetArn);
  expect(made[0]).toMatchObject({
    Name: 'media-server-test-run1',
    ScheduleExpression: 'rate(5 minutes)',
    ScheduleExpressionTimezone: 'UTC',
    FlexibleTimeWindow: { Mode: 'OFF' },
    Target: {
      Arn: { 'Fn::GetAtt': [expect.stringContaining('run1'), 'Arn'] },
      Input: '{"scheduledAt":"<aws.scheduler.scheduled-time>"}',
      RetryPolicy: { MaximumRetryAttempts: 10, MaximumEventAgeInSeconds: 3_600 },
      DeadLetterConfig: { Arn: aside[0] },
    },
  });
});

test('the role of a schedule is taken by Scheduler alone, for schedules of this stage, and invokes its own function', () => {
  const trusted = resourcesOf('Accounts', 'AWS::IAM::Role').filter((role) =>
    JSON.stringify(role).includes('scheduler'),
  );
  expect(trusted).toHaveLength(2);
  for (const { Properties } of trusted)
    expect(Object(Properties.AssumeRolePolicyDocument).Statement).toEqual([
      {
        Action: 'sts:AssumeRole',
        Effect: 'Allow',
        Principal: { Service: 'scheduler.amazonaws.com' },
        Condition: {
          StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' }, 'aws:SourceArn': expect.anything() },
        },
      },
    ]);
  const granted = grantsIn('Accounts').filter(({ role }) => role.startsWith('run1JobScheduleRole'));
  expect(granted.map(({ Action }) => Action)).toEqual(['lambda:InvokeFunction', 'sqs:SendMessage']);
  expect(JSON.stringify(granted)).not.toContain('*');
});

test('a function with keys may use these keys alone, and open only what its own domain sealed', () => {
  const [lambda] = resourcesOf('Accounts', 'AWS::Lambda::Function').filter(({ Properties }) =>
    String(Properties.FunctionName).endsWith('-run1'),
  );
  const { Variables } = Object(lambda?.Properties.Environment);
  expect(Variables).toMatchObject({
    DOMAIN: 'accounts',
    KEY_PERSONAL: expect.anything(),
    KEY_LOOKUP: expect.anything(),
  });
  const onKeys = grantsIn('Accounts')
    .filter(({ Action }) => JSON.stringify(Action).includes('kms:'))
    .map(({ role: _, ...statement }) => statement);
  expect(onKeys).toEqual([
    {
      Effect: 'Allow',
      Action: 'kms:GenerateDataKey',
      Resource: Variables.KEY_PERSONAL,
      Condition: { StringEquals: { 'kms:EncryptionContext:domain': ['content'] } },
    },
    {
      Effect: 'Allow',
      Action: ['kms:Decrypt', 'kms:GenerateDataKey'],
      Resource: Variables.KEY_PERSONAL,
      Condition: { StringEquals: { 'kms:EncryptionContext:domain': 'accounts' } },
    },
    {
      Effect: 'Allow',
      Action: 'kms:GenerateMac',
      Resource: Variables.KEY_LOOKUP,
      Condition: { StringEquals: { 'kms:MacAlgorithm': 'HMAC_SHA_256' } },
    },
  ]);
});

test("a function that reaches members reads members' rows of the sessions, and opens contacts, and nothing else", () => {
  const statements = grantsIn('Orders').filter(({ Action }) =>
    ['dynamodb:GetItem', 'kms:Decrypt'].includes(String(Action)),
  );
  expect(statements.map(({ Condition }) => Condition)).toEqual([
    expect.objectContaining({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['member#*'] } }),
    { StringEquals: { 'kms:EncryptionContext:domain': 'members' } },
  ]);
});

test('a function with mails may send in the name of the site alone, with the table and the hash that sending takes', () => {
  const [lambda] = resourcesOf('Orders', 'AWS::Lambda::Function').filter(({ Properties }) =>
    String(Properties.FunctionName).endsWith('-consume2'),
  );
  const { Variables } = Object(lambda?.Properties.Environment);
  expect(Variables).toMatchObject({
    TABLE_MAIL: expect.anything(),
    KEY_LOOKUP: expect.anything(),
    MAIL_CONFIGURATION_SET_STAFF: expect.anything(),
    MAIL_SENDER_STAFF: 'mail@test.example.com',
  });
  const sending = grantsIn('Orders')
    .filter(({ Action }) => Action === 'ses:SendRawEmail')
    .map(({ role: _, ...statement }) => statement);
  expect(sending).toEqual([
    {
      Effect: 'Allow',
      Action: 'ses:SendRawEmail',
      Resource: [expect.anything(), expect.anything()],
      Condition: { StringEquals: { 'ses:FromAddress': 'mail@test.example.com' } },
    },
  ]);
  expect(JSON.stringify(sending[0]?.Resource)).toMatch(/:configuration-set\/.*:identity\//);
  expect(JSON.stringify(sending[0]?.Resource)).not.toContain('*');
});

test('the alarm of a function that sends mail says whose mails are late, and a dashboard draws them', () => {
  const texts = resourcesOf('Operations', 'AWS::CloudWatch::Alarm').map(({ Properties }) =>
    String(Properties.AlarmDescription),
  );
  expect(texts.filter((text) => text.includes('#mail-is-not-sent'))).toEqual([
    expect.stringMatching(/^Mails of consume2 are late/),
  ]);
  expect(texts.filter((text) => text.includes('#mail-comes-back'))).toHaveLength(2 * mailStreams.length);
  const [health] = resourcesOf('Operations', 'AWS::CloudWatch::Dashboard').filter(({ Properties }) =>
    String(Properties.DashboardName).endsWith('health'),
  );
  expect(JSON.stringify(health?.Properties.DashboardBody)).toContain('MailsFailed');
});

test('a domain with figures has a function that may only read its counters, and a tile for the numbers and for each figure', () => {
  const [lambda, ...others] = resourcesOf('Accounts', 'AWS::Lambda::Function').filter(({ Properties }) =>
    String(Properties.FunctionName).endsWith('-show-accounts-figures'),
  );
  expect(others).toEqual([]);
  expect(Object(lambda?.Properties.Environment).Variables).toMatchObject({ TABLE_MAIL: expect.anything() });
  const ofWidget = grantsIn('Accounts').filter(({ role }) => role.startsWith('showAccountsFigures'));
  const actions = ofWidget.map(({ Action }) => Action);
  expect(actions).toEqual([['logs:CreateLogStream', 'logs:PutLogEvents'], 'dynamodb:Query']);
  const [usage] = resourcesOf('Operations', 'AWS::CloudWatch::Dashboard').filter(({ Properties }) =>
    String(Properties.DashboardName).endsWith('usage'),
  );
  const body = JSON.stringify(usage?.Properties.DashboardBody);
  expect(body.match(/show-accounts-figures/g)).toHaveLength(3);
  for (const title of ['How many members on each day?', 'How many visits on each day?']) expect(body).toContain(title);
});

test('a graph of sixty functions draws five of them', () => {
  const bodies = resourcesOf('Operations', 'AWS::CloudWatch::Dashboard').map(({ Properties }) =>
    JSON.stringify(Properties.DashboardBody),
  );
  expect(bodies.join('').match(/SORT\(METRICS\(\), (SUM|MAX), DESC, 5\)/g)?.length).toBeGreaterThan(10);
});

test('the alarm of a job quotes its harm and leads to its page', () => {
  const texts = resourcesOf('Operations', 'AWS::CloudWatch::Alarm').map(({ Properties }) =>
    String(Properties.AlarmDescription),
  );
  const ofJobs = texts.filter((text) => text.startsWith('Nobody is reminded. A run of '));
  expect(ofJobs).toHaveLength(12);
  for (const text of ofJobs) expect(text).toMatch(/runbook\.md#failed-jobs$/);
});

test('the alarms of a consumer quote its harm', () => {
  const texts = resourcesOf('Operations', 'AWS::CloudWatch::Alarm').map(({ Properties }) =>
    String(Properties.AlarmDescription),
  );
  expect(texts.filter((text) => text.startsWith('Nobody is told. '))).toHaveLength(28);
});
