import { ACMClient } from '@aws-sdk/client-acm';
import { CloudFormationClient, CloudFormationServiceException } from '@aws-sdk/client-cloudformation';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESClient } from '@aws-sdk/client-ses';
import { expect, test, vi } from 'vitest';
import { systemName } from '../../shared/contract/names.ts';
import { stageNamed } from '../stage.ts';
import { type AccountClients, accountFacts } from './account-facts.ts';

const region = 'us-east-1';
const names = { SubjectAlternativeNameSummaries: ['www.example.com'] };

/** Clients of an account that answer by the command's name; what has no answer fails the test. */
function anAccount(answers: Readonly<Record<string, (input: object) => object>>): AccountClients {
  const clients = {
    acm: new ACMClient({ region }),
    cloudFormation: new CloudFormationClient({ region }),
    lambda: new LambdaClient({ region }),
    secrets: new SecretsManagerClient({ region }),
    ses: new SESClient({ region }),
  };
  for (const client of Object.values(clients))
    vi.spyOn(client, 'send').mockImplementation(async (command: { input: object }) => {
      const answer = answers[command.constructor.name];
      if (!answer) throw new Error(`Nobody expected ${command.constructor.name}`);
      return answer(command.input);
    });
  return clients;
}

const tags = Object.entries({ system: systemName, stage: 'prod' }).map(([Key, Value]) => ({ Key, Value }));
const outputs = (values: object) =>
  Object.entries(values).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue }));
const [put, empty, edge] = ['put', 'empty', 'edge'].map((name) => `arn:aws:secretsmanager:us-east-1:1:secret:${name}`);
const stacks = [
  {
    StackName: 'a',
    Tags: tags,
    Outputs: outputs({ PaymentSecretArn: put, WechatSecretArn: empty, EdgeSecretArn: edge }),
  },
];

const calm = {
  DescribeStacksCommand: (input: object) =>
    'StackName' in input ? { Stacks: [{ Outputs: outputs({ BootstrapVersion: '21' }) }] } : { Stacks: stacks },
  GetAccountSettingsCommand: () => ({ AccountLimit: { ConcurrentExecutions: 10 } }),
  GetSendQuotaCommand: () => ({ Max24HourSend: 200 }),
  GetIdentityVerificationAttributesCommand: () => ({
    VerificationAttributes: {
      'example.com': { VerificationStatus: 'Success' },
      'codes.example.com': { VerificationStatus: 'Pending' },
    },
  }),
  DescribeSecretCommand: (input: object) => ({
    VersionIdsToStages: JSON.stringify(input).includes('empty')
      ? { v1: [] }
      : { v1: ['AWSPREVIOUS'], v2: ['AWSCURRENT'] },
  }),
  ListCertificatesCommand: () => ({
    CertificateSummaryList: [
      { CertificateArn: 'waiting', Status: 'PENDING_VALIDATION', ...names },
      { CertificateArn: 'short', Status: 'ISSUED', NotAfter: new Date('2030-01-01'), ...names },
      {
        CertificateArn: 'long',
        Status: 'ISSUED',
        NotAfter: new Date('2031-01-01'),
        SubjectAlternativeNameSummaries: ['*.example.com'],
      },
      {
        CertificateArn: 'other',
        Status: 'ISSUED',
        NotAfter: new Date('2040-01-01'),
        SubjectAlternativeNameSummaries: ['*.www.example.com', 'example.com'],
      },
    ],
  }),
};

test('an account tells what a stage needs of it', async () => {
  expect(await accountFacts(anAccount(calm), stageNamed('prod'))).toMatchObject({
    bootstrapVersion: 21,
    certificate: { arn: 'long', isIssued: true, records: [] },
    stacks: [{ name: 'a' }],
    concurrentInvocations: 10,
    mailsADay: 200,
    mailDomains: { 'example.com': true, 'codes.example.com': false },
    emptySecrets: ['WechatSecretArn'],
  });
});

const missing = new CloudFormationServiceException({
  name: 'ValidationError',
  message: 'Stack with id CDKToolkit does not exist',
  $metadata: {},
  $fault: 'client',
});
const record = { Name: '_a.www.example.com.', Type: 'CNAME', Value: '_b.acm-validations.aws.' };
const untouched = {
  ...calm,
  DescribeStacksCommand: (input: object) => {
    if ('StackName' in input) throw missing;
    return { Stacks: [] };
  },
  ListCertificatesCommand: () => ({
    CertificateSummaryList: [{ CertificateArn: 'waiting', Status: 'PENDING_VALIDATION', ...names }],
  }),
  DescribeCertificateCommand: () => ({ Certificate: { DomainValidationOptions: [{ ResourceRecord: record }, {}] } }),
};

test('an account without a bootstrap, and a certificate that waits for its record', async () => {
  expect(await accountFacts(anAccount(untouched), stageNamed('prod'))).toMatchObject({
    bootstrapVersion: undefined,
    certificate: { isIssued: false, records: [{ name: record.Name, type: 'CNAME', value: record.Value }] },
    emptySecrets: [],
  });
});

test('a stage without hosts asks for no certificate', async () => {
  const { ListCertificatesCommand: _, ...others } = calm;
  expect(await accountFacts(anAccount(others), stageNamed('another'))).toMatchObject({ certificate: undefined });
});
