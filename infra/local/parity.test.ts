import { expect } from 'vitest';
import type { JsonObject } from './core/json.ts';
import { startSite } from './index.ts';
import { aFolder } from './testing/a-folder.ts';
import { writeCountingStack } from './testing/counting-stack.ts';
import { parity } from './testing/parity.ts';
import { aPlace, aResolver, quiet } from './testing/stack.ts';

/** Starts the counting stack with other resources in it. */
const started = (resources: JsonObject) =>
  startSite({
    assemblyDirectory: writeCountingStack(aFolder(), resources),
    stateDirectory: aFolder(),
    port: 0,
    log: quiet,
  });

const mapping = (more: JsonObject): JsonObject => ({
  Type: 'AWS::Lambda::EventSourceMapping',
  Properties: { EventSourceArn: { 'Fn::GetAtt': ['Queue', 'Arn'] }, FunctionName: { Ref: 'consume' }, ...more },
});

parity(
  'a queue that shows messages again before its function has timed out stops the start',
  { documented: 'Lambda: CreateEventSourceMapping; Using Lambda with Amazon SQS' },
  async () => {
    const Queue = { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'counting', VisibilityTimeout: 9 } };
    await expect(started({ Queue })).rejects.toThrow('9 seconds is less than Function timeout: 10 seconds');
  },
);

parity(
  'batches of more than ten messages without a batching window stop the start',
  { documented: 'Lambda: CreateEventSourceMapping, BatchSize' },
  async () => {
    await expect(started({ Mapping: mapping({ BatchSize: 11 }) })).rejects.toThrow('batching window');
  },
);

parity(
  'a property that no service honours stops the start, by its name',
  { documented: 'CloudFormation: Template resource properties, "Encountered unsupported property"' },
  async () => {
    await expect(started({ Mapping: mapping({ NoSuchProperty: 1 }) })).rejects.toThrow('NoSuchProperty');
  },
);

parity(
  'a function whose role nobody may assume stops the start',
  { documented: 'Lambda: Defining permissions with an execution role' },
  async () => {
    const Closed = { Type: 'AWS::IAM::Role', Properties: { AssumeRolePolicyDocument: { Statement: [] } } };
    const Properties = {
      Runtime: 'nodejs24.x',
      Handler: 'index.handler',
      Role: { 'Fn::GetAtt': ['Closed', 'Arn'] },
      Code: { S3Bucket: 'assets', S3Key: 'none.zip' },
    };
    const Untrusted = { Type: 'AWS::Lambda::Function', Properties };
    await expect(started({ Closed, Untrusted })).rejects.toThrow('cannot be assumed by lambda.amazonaws.com');
  },
);

parity(
  'ARNs carry the region and the account, except those of global services',
  { documented: 'IAM: Identify AWS resources with Amazon Resource Names' },
  () => {
    const place = { ...aPlace, region: 'eu-central-1', accountId: '123456789012' };
    const types = {
      Queue: 'AWS::SQS::Queue',
      Greet: 'AWS::Lambda::Function',
      Bus: 'AWS::Events::EventBus',
      Table: 'AWS::DynamoDB::Table',
      Secret: 'AWS::SecretsManager::Secret',
      Key: 'AWS::KMS::Key',
      Bucket: 'AWS::S3::Bucket',
      Role: 'AWS::IAM::Role',
    };
    const resolver = aResolver(Object.fromEntries(Object.entries(types).map(([id, type]) => [id, [type]])), place);
    const arnOf = (id: keyof typeof types) => {
      const [resource] = resolver.resources(types[id]);
      const hasArn = id !== 'Secret';
      return String(hasArn ? resource?.attribute('Arn') : resource?.ref);
    };
    const partOf = (id: keyof typeof types) => arnOf(id).split(':').slice(0, 5).join(':');
    expect(partOf('Queue')).toBe('arn:aws:sqs:eu-central-1:123456789012');
    expect(partOf('Greet')).toBe('arn:aws:lambda:eu-central-1:123456789012');
    expect(partOf('Bus')).toBe('arn:aws:events:eu-central-1:123456789012');
    expect(partOf('Table')).toBe('arn:aws:dynamodb:eu-central-1:123456789012');
    expect(partOf('Secret')).toBe('arn:aws:secretsmanager:eu-central-1:123456789012');
    expect(partOf('Key')).toBe('arn:aws:kms:eu-central-1:123456789012');
    expect(partOf('Bucket')).toBe('arn:aws:s3::');
    expect(partOf('Role')).toBe('arn:aws:iam::123456789012');
  },
);
