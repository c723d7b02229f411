import { afterAll, describe, expect, test } from 'vitest';
import { changesBetween } from '../../infra/deployment/versions/changes.ts';
import { findingsBetween } from '../../infra/deployment/versions/findings.ts';
import { movingRates, ratesOf } from '../../infra/deployment/versions/rates.ts';
import type { Version } from '../../infra/deployment/versions/version.ts';
import { aFolder } from '../../infra/local/testing/a-folder.ts';
import { aConsumer } from './large-site.ts';
import { aSite, entries, inStack, leftOf, type Parts, told, versionOf } from './site-versions.ts';

/**
 * What CloudFormation does with a version of a small site once another one is deployed: by CDK's own comparison of templates and CloudFormation's
 * schemas, and by the order of the stacks.
 */
const folder = aFolder(afterAll);
const { readReleases, recordDownload, placeOrder } = entries;
const ofRoutes = /Route$|Integration$/;

const versions = new Map<string, Version>();
/** A version in which some parts differ; the same one for the same parts. */
function version(changes: Parts = {}): Version {
  const key = JSON.stringify(changes);
  const made = versions.get(key) ?? versionOf(aSite(folder, changes), folder);
  versions.set(key, made);
  return made;
}

const withoutRecording = () => version({ contract: { downloads: { readReleases }, orders: { placeOrder } } });
const recordingInOrders = () =>
  version({ contract: { downloads: { readReleases }, orders: { placeOrder, recordDownload } } });
const withConsumer = () => version({ consumers: { orders: { countOrders: aConsumer } } });

describe('the same again', () => {
  test('changes nothing in any stack', () => {
    expect(told(version(), versionOf(aSite(folder), folder))).toEqual([]);
  });

  test('with other code changes the function where it is', () => {
    const before = version();
    const after = inStack(before, 'downloads', ({ Resources }) => {
      for (const { Type, Properties } of Object.values(Resources))
        if (Type === 'AWS::Lambda::Function') Properties.Code = { S3Bucket: 'assets', S3Key: 'another.zip' };
    });
    const update = 'downloads: update AWS::Lambda::Function Code';
    expect(told(before, after)).toEqual([update, update]);
    expect(findingsBetween(before, after)).toEqual([]);
  });
});

describe('a function that moves to another domain', () => {
  test('is deleted in one stack and made in the other, which do not wait for each other', () => {
    const changes = changesBetween(version(), recordingInOrders());
    const moved = (kind: string, stack: string) =>
      changes.filter((change) => change.kind === kind && change.stack.endsWith(stack)).map(({ type }) => type);
    expect(moved('delete', 'downloads')).toEqual(moved('create', 'orders'));
    expect(moved('delete', 'downloads')).toEqual(
      expect.arrayContaining(['AWS::Lambda::Function', 'AWS::Logs::LogGroup', 'AWS::ApiGatewayV2::Route']),
    );
    const orders = recordingInOrders().find(({ name }) => name.endsWith('orders'));
    expect(orders?.follows.has('media-server-test-downloads')).toBe(false);
  });

  test.each([
    ['from a stack that CDK happens to take first', version, recordingInOrders, 'downloads'],
    ['back, from one that it happens to take last', recordingInOrders, version, 'orders'],
  ])('%s, it meets its own name, log group and route', (_, before, after, from) => {
    const taken = findingsBetween(before(), after());
    expect(taken.map(({ problem }) => problem.replace(/.* its name, /, ''))).toEqual([
      '/aws/lambda/media-server-test-record-download',
      'media-server-test-record-download',
      'POST /api/domain/a_call_with_a_long_name_2',
    ]);
    for (const { remedy } of taken)
      expect(remedy).toContain(
        `media-server-test-${from} has to let go of it first: infra/operations/runbook.md#a-fun`,
      );
  });

  test('meets nothing when the stack that loses it is deployed first, with the rate of its route out of the way', () => {
    const [before, after] = [version(), recordingInOrders()];
    const first = new Set(['media-server-test-downloads']);
    expect(findingsBetween(before, after, { first })).toEqual([]);
    expect(movingRates(after, changesBetween(before, after))).toEqual(['POST /api/domain/a_call_with_a_long_name_2']);
    expect(ratesOf(after)).toHaveProperty(['POST /api/domain/a_call_with_a_long_name_2', 'ThrottlingRateLimit'], 5);
  });

  test('meets nothing in two deployments, first without it', () => {
    expect(findingsBetween(version(), withoutRecording())).toEqual([]);
    expect(findingsBetween(withoutRecording(), recordingInOrders())).toEqual([]);
  });

  test('and two that change places cannot both be first', () => {
    const swapped = version({ contract: { downloads: { placeOrder }, orders: { readReleases, recordDownload } } });
    const first = new Set(['media-server-test-downloads', 'media-server-test-orders']);
    expect(findingsBetween(version(), swapped, { first }).length).toBeGreaterThan(5);
  });
});

describe('a route', () => {
  test('that is removed goes with its function, and nothing has to wait for it', () => {
    expect(told(version(), withoutRecording(), ofRoutes)).toEqual([
      'downloads: delete AWS::ApiGatewayV2::Integration',
      'downloads: delete AWS::ApiGatewayV2::Route',
    ]);
    expect(findingsBetween(version(), withoutRecording())).toEqual([]);
  });

  test('stays when its endpoint gets another name, and leads to the new function once the API may call that', () => {
    const renamed = version({
      contract: { downloads: { readReleases, noteDownload: recordDownload }, orders: { placeOrder } },
    });
    expect(told(version(), renamed, ofRoutes)).toEqual([
      'downloads: update AWS::ApiGatewayV2::Integration IntegrationUri',
    ]);
    expect(movingRates(renamed, changesBetween(version(), renamed))).toEqual([]);
    expect(findingsBetween(version(), renamed)).toEqual([]);
    const stack = renamed.find(({ name }) => name.endsWith('downloads'))?.template.Resources ?? {};
    const integrations = Object.values(stack).filter(({ Type }) => Type === 'AWS::ApiGatewayV2::Integration');
    const waits = integrations.flatMap(({ DependsOn }) => [DependsOn].flat().map((id) => stack[String(id)]?.Type));
    expect(waits).toEqual(['AWS::Lambda::Permission', 'AWS::Lambda::Permission']);
  });

  test('is another one when its path changes', () => {
    const changed = { ...recordDownload, path: '/api/domain/another' } as const;
    const after = version({
      contract: { downloads: { readReleases, recordDownload: changed }, orders: { placeOrder } },
    });
    expect(told(version(), after, /Route$/)).toEqual([
      'downloads: delete AWS::ApiGatewayV2::Route',
      'downloads: create AWS::ApiGatewayV2::Route',
    ]);
    expect(findingsBetween(version(), after)).toEqual([]);
  });
});

describe('a domain', () => {
  const onlyDownloads = { downloads: { readReleases, recordDownload } };

  test('that is removed leaves its stack as it is', () => {
    const after = version({ contract: onlyDownloads });
    expect(told(version(), after).filter((change) => change.startsWith('orders'))).toEqual([]);
    expect(findingsBetween(version(), after)).toEqual([]);
  });

  test('that is removed with its table is refused while its stack imports that', () => {
    const after = version({ contract: onlyDownloads, tables: [{ name: 'downloads' }] });
    const ordersTable = /^media-server-test-data\/OrdersTable/;
    const findings = findingsBetween(version(), after, { letGo: new Set() });
    expect(findings.filter(({ resource }) => ordersTable.test(resource))).toEqual([
      expect.objectContaining({ problem: 'would leave its stack: its rows would be lost to the site' }),
    ]);
    const inUse = findings.filter(({ problem }) => problem.includes('exported no more'));
    expect(inUse.length).toBeGreaterThan(0);
    for (const { problem } of inUse)
      expect(problem).toBe('would be exported no more while media-server-test-orders imports it');
    const stackIsDeleted = version().filter(({ name }) => !name.endsWith('orders'));
    const letGo = new Set(changesBetween(version(), after).flatMap(({ kind, id }) => (kind === 'leave' ? [id] : [])));
    expect(findingsBetween(stackIsDeleted, after, { letGo })).toEqual([]);
  });

  test('under another name finds its own names taken, for good', () => {
    const after = version({ contract: { ...onlyDownloads, purchases: { placeOrder } } });
    const findings = findingsBetween(version(), after);
    expect(findings).toHaveLength(3);
    for (const { remedy } of findings)
      expect(remedy).toBe(
        'No version has the stack media-server-test-orders any more: infra/operations/runbook.md#a-stack-is-left.',
      );
    const withoutIt = version({ contract: onlyDownloads });
    const stackIsDeleted = withoutIt.filter(({ name }) => !name.endsWith('orders'));
    expect(findingsBetween(stackIsDeleted, after)).toEqual([]);
  });
});

test('a consumer that is removed takes its queues with it, and its alarms go after it', () => {
  const changes = told(withConsumer(), version());
  expect(changes.filter((change) => /SQS::Queue$|Events::Rule/.test(change))).toEqual([
    'orders: delete AWS::SQS::Queue',
    'orders: delete AWS::SQS::Queue',
    'orders: delete AWS::Events::Rule',
  ]);
  expect(changes.filter((change) => change.includes('replace'))).toEqual([]);
  expect(changes).toContain('operations: delete AWS::CloudWatch::Alarm');
  expect(findingsBetween(withConsumer(), version())).toEqual([]);
});

describe('a table', () => {
  const withIndexes = (...names: string[]) => {
    const indexes = Object.fromEntries(names.map((name) => [name, { partition: name }]));
    return version({ tables: [{ name: 'downloads', indexes }, { name: 'orders' }] });
  };

  test('that is added changes nothing else, and is there before who uses it', () => {
    const after = version({ tables: [{ name: 'downloads' }, { name: 'orders' }, { name: 'forum' }] });
    expect(told(version(), after)).toEqual(['data: create AWS::DynamoDB::Table']);
    for (const { name, follows } of after)
      expect([name, follows.has('media-server-test-data')]).toEqual([name, !/data$|gateway$/.test(name)]);
  });

  test('takes one index more in a deployment, or one less', () => {
    const update = ['data: update AWS::DynamoDB::Table AttributeDefinitions GlobalSecondaryIndexes'];
    expect(told(version(), withIndexes('byMember'))).toEqual(update);
    expect(findingsBetween(version(), withIndexes('byMember'))).toEqual([]);
    expect(findingsBetween(withIndexes('byMember'), version())).toEqual([]);
    expect(findingsBetween(withIndexes('byMember'), withIndexes('byMember', 'byDay'))).toEqual([]);
  });

  test.each([
    ['two new ones', [], ['byMember', 'byDay']],
    ['one in place of another', ['byMember'], ['byDay']],
  ])('is refused with %s', (_, before, after) => {
    const [finding, ...others] = findingsBetween(withIndexes(...before), withIndexes(...after));
    expect(others).toEqual([]);
    expect(finding?.problem).toMatch(/would get or lose 2 indexes at once \(\w+, \w+\), and DynamoDB takes one/);
  });

  test('is refused with an index of another kind under the same name', () => {
    const after = inStack(withIndexes('byMember'), 'data', ({ Resources }) => {
      for (const { Properties } of Object.values(Resources))
        for (const index of [Properties.GlobalSecondaryIndexes ?? []].flat())
          Object.assign(Object(index), { Projection: { ProjectionType: 'KEYS_ONLY' } });
    });
    expect(findingsBetween(withIndexes('byMember'), after).map(({ problem }) => problem)).toEqual([
      'would get another index under the name byMember, which DynamoDB refuses',
    ]);
  });

  test('whose key changes would be replaced by an empty one, which is refused, as its name is imported', () => {
    const after = inStack(version(), 'data', ({ Resources }) => {
      for (const { Type, Properties } of Object.values(Resources))
        if (Type === 'AWS::DynamoDB::Table') Properties.KeySchema = [{ AttributeName: 'pk', KeyType: 'HASH' }];
    });
    const replaced = 'data: replace AWS::DynamoDB::Table KeySchema';
    // Of both domains, and the two of the platform.
    expect(told(version(), after)).toEqual([replaced, replaced, replaced, replaced]);
    const problems = findingsBetween(version(), after).map(({ problem }) => problem);
    expect(problems).toContain(
      'would be replaced by an empty one, as KeySchema differs: its rows would be lost to the site',
    );
    expect(problems).toContain('would have another value while media-server-test-orders imports it');
  });

  test('under another logical id leaves the old one with its rows, which is refused', () => {
    const after = version({ tables: [{ name: 'downloads' }, { name: 'purchases' }] });
    expect(told(version(), after, /Table/)).toEqual([
      'data: leave AWS::DynamoDB::Table',
      'data: create AWS::DynamoDB::Table',
    ]);
    expect(findingsBetween(version(), after)).toContainEqual(
      expect.objectContaining({ problem: 'would leave its stack: its rows would be lost to the site' }),
    );
  });
});

describe('a stage that was destroyed', () => {
  test('keeps what holds data, and of all names those of its mail domains alone are taken', () => {
    const kept = leftOf(version());
    const types = new Set(kept.flatMap(({ template }) => Object.values(template.Resources).map(({ Type }) => Type)));
    expect([...types].toSorted()).toEqual([
      'AWS::DynamoDB::Table',
      'AWS::KMS::Key',
      'AWS::S3::Bucket',
      'AWS::SES::EmailIdentity',
      'AWS::SecretsManager::Secret',
    ]);
    const taken = findingsBetween(kept, version());
    expect(taken.map(({ resource }) => resource.replace(/Identity\w+$/, ''))).toEqual([
      'media-server-test-gateway/Mail',
      'media-server-test-gateway/UnconfirmedMail',
      'media-server-test-gateway/CodesMail',
      'media-server-test-gateway/MembersMail',
    ]);
    for (const { remedy } of taken) expect(remedy).toContain('infra/operations/runbook.md#a-stage-comes-back');
  });

  test('comes back: what is imported stays as it is, and everything else is made around it', () => {
    const lasting = leftOf(version()).map((stack) => ({ ...stack, name: stack.name.replace(' (deleted)', '') }));
    const imported = lasting.filter(({ template }) => Object.keys(template.Resources).length > 0);
    expect(imported.map(({ name }) => name)).toEqual(['media-server-test-data', 'media-server-test-gateway']);
    const kinds = new Set(changesBetween(imported, version()).map(({ kind }) => kind));
    expect([...kinds]).toEqual(['create']);
    expect(findingsBetween(imported, version())).toEqual([]);
  });
});
