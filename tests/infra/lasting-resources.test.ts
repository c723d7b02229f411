import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { identifiedBy } from '../../infra/deployment/left-resources.ts';
import { lasting as lastingTypes } from '../../infra/deployment/versions/lasting.ts';
import { ourSite } from './sites.ts';
import { readTemplates } from './templates.ts';

/**
 * What a stage may have once and has to keep: data, keys, addresses that others know, and domains whose records stand in DNS. With another
 * logical id CloudFormation would make a new one beside it, and let go of the old one with all that is in it.
 */
const lasting: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Data: {
    'AWS::DynamoDB::Table': [
      'AccountsTable81C15AE5',
      'AuditTableB07F8EEB',
      'CertificationTable3796B46E',
      'CodesTable3B155C74',
      'CommunityTableD1223F97',
      'ContentTableA82027C3',
      'DownloadsTable16E5E3CD',
      'EnquiriesTable5D4D6850',
      'LimitsTable7D6B5FA5',
      'MailTableEBBE7F2C',
      'OrdersTable315BB997',
      'SessionsTable7C302024',
      'UploadsTableFE9AB9DB',
    ],
    'AWS::KMS::Key': ['LookupKeyD3976851', 'PersonalDataKeyAF90130A'],
    'AWS::S3::Bucket': [
      'DownloadsBucketB54B8C20',
      'LogBucketCC3B17E8',
      'MediaBucketBCBB02BA',
      'SiteBucket397A1860',
      'UploadBucketD2C1DA78',
    ],
    'AWS::SecretsManager::Secret': [
      'CertificateKeysSecret1CAE21BD',
      'PaymentNoticeSecret7A63A53A',
      'PaymentSecretEACA6802',
      'WechatSecret2EAF00DA',
    ],
  },
  Edge: { 'AWS::CloudFront::Distribution': ['Distribution830FAC52'] },
  Gateway: {
    'AWS::ApiGatewayV2::Api': ['HttpApiF5A9A8A7'],
    'AWS::ApiGatewayV2::Authorizer': ['EdgeAuthorizer9E9BEADB'],
    'AWS::Events::Archive': ['EventBusEventArchive82E66C32'],
    'AWS::Events::EventBus': ['EventBus7B8748AA'],
    'AWS::SES::EmailIdentity': [
      'CodesMailIdentity3B8F9979',
      'MailIdentityCD921232',
      'MembersMailIdentity1128C8F5',
      'UnconfirmedMailIdentity0FBEA1D4',
    ],
    'AWS::SecretsManager::Secret': ['EdgeAuthorizerSecretA49830CA'],
  },
  Operations: { 'AWS::SNS::Topic': ['Alarms04B5A0BF'] },
  Stage: { 'AWS::ApiGatewayV2::Stage': ['Stage'] },
};

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({ properties: z.optional(z.object({ terminationProtection: z.optional(z.boolean()) })) }),
  ),
});

describe('what a stage has once', () => {
  const types = new Set(Object.values(lasting).flatMap((byType) => Object.keys(byType)));
  const found = Object.fromEntries(
    readTemplates(ourSite.assembly).flatMap(({ stack, Resources }) => {
      const own = Object.entries(Resources).filter(([, { Type }]) => types.has(Type));
      const byType = Map.groupBy(own, ([, { Type }]) => Type);
      const ids = [...byType].map(([type, all]) => [type, all.map(([id]) => id).toSorted()] as const);
      return ids.length > 0 ? [[stack, Object.fromEntries(ids)] as const] : [];
    }),
  );

  test('is what a deployment refuses to lose', () => {
    expect(Object.keys(lastingTypes).toSorted()).toEqual([...types].toSorted());
  });

  test('keeps its logical id; a new one is written into this test, and none is taken out of it without a way for what is in it', () => {
    expect(found).toEqual(lasting);
  });
});

test('nobody deletes the stacks of data and gateway by mistake', () => {
  const { artifacts } = Manifest.parse(JSON.parse(readFileSync(path.join(ourSite.assembly, 'manifest.json'), 'utf8')));
  const isProtected = Object.entries(artifacts).filter(([, { properties }]) => properties?.terminationProtection);
  expect(isProtected.map(([stack]) => stack).toSorted()).toEqual(['Data', 'Gateway']);
});

describe('what is kept when a stage is destroyed', () => {
  const stacks = readTemplates(ourSite.assembly).map(({ stack, Resources }) => {
    const kept = Object.entries(Resources).filter(([, { DeletionPolicy }]) => /^Retain/.test(DeletionPolicy ?? ''));
    return { stack, kept };
  });
  const kept = stacks.flatMap((stack) => stack.kept.map(([id, resource]) => ({ id, resource, beside: stack.kept })));

  test('is in the two stacks that the runbook brings back', () => {
    const names = stacks.flatMap((each) => (each.kept.length > 0 ? [each.stack] : []));
    expect(names).toEqual(['Data', 'Gateway']);
    expect(kept.length).toBeGreaterThan(20);
  });

  test('is imported by the property that identifies it, whose value is what CloudFormation lists', () => {
    const types = [...new Set(kept.map(({ resource }) => resource.Type))];
    expect(types.toSorted()).toEqual(Object.keys(identifiedBy).toSorted());
    const database = loadAwsServiceSpecSync();
    for (const type of types) {
      const [schema] = database.lookup('resource', 'cloudFormationType', 'equals', type);
      expect([type, schema?.primaryIdentifier]).toEqual([type, [identifiedBy[type]]]);
    }
  });

  test('refers to nothing that an import would not bring along', () => {
    const wrong = kept.flatMap(({ id, resource, beside }) => {
      const text = JSON.stringify(resource.Properties);
      const named = [...text.matchAll(/"(?:Ref":|Fn::GetAtt":\[)"([^"]+)"/g)].map(([, name = '']) => name);
      const others = named.filter((name) => !name.startsWith('AWS::') && !beside.some(([kept]) => kept === name));
      return [...others, ...(text.match(/Fn::(ImportValue|GetStackOutput)/g) ?? [])].map((name) => `${id} → ${name}`);
    });
    expect(wrong).toEqual([]);
  });
});
