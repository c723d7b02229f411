// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders are those of Fn::Sub
import type { JsonObject } from '../core/json.ts';
import { type SyntheticFunction, writeAssembly } from './synthetic-assembly.ts';

const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
const table = (name: string, more: JsonObject = {}): JsonObject => ({
  Type: 'AWS::DynamoDB::Table',
  Properties: {
    TableName: name,
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    BillingMode: 'PAY_PER_REQUEST',
    ...more,
  },
});

/**
 * A small site with every path an event can take: an HTTP route publishes, a rule sends to a queue, a consumer counts in a
 * table; a second table's changes reach the bus by its stream.
 */
const resources: JsonObject = {
  Counters: table('counters'),
  Orders: table('orders', { StreamSpecification: { StreamViewType: 'NEW_IMAGE' } }),
  Bus: { Type: 'AWS::Events::EventBus', Properties: { Name: 'site' } },
  DeadLetters: { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'counting-dead-letters' } },
  Queue: {
    Type: 'AWS::SQS::Queue',
    Properties: {
      QueueName: 'counting',
      VisibilityTimeout: 60,
      RedrivePolicy: { deadLetterTargetArn: arnOf('DeadLetters'), maxReceiveCount: 3 },
    },
  },
  QueuePolicy: {
    Type: 'AWS::SQS::QueuePolicy',
    Properties: {
      Queues: [{ Ref: 'Queue' }],
      PolicyDocument: {
        Statement: [
          {
            Effect: 'Allow',
            Principal: { Service: 'events.amazonaws.com' },
            Action: 'sqs:SendMessage',
            Resource: arnOf('Queue'),
            Condition: { ArnEquals: { 'aws:SourceArn': arnOf('Rule') } },
          },
        ],
      },
    },
  },
  Rule: {
    Type: 'AWS::Events::Rule',
    Properties: {
      EventBusName: { Ref: 'Bus' },
      EventPattern: { source: ['site'], 'detail-type': ['counted', 'order.paid'] },
      Targets: [{ Id: 'Queue', Arn: arnOf('Queue') }],
    },
  },
  Mapping: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      EventSourceArn: arnOf('Queue'),
      FunctionName: { Ref: 'consume' },
      BatchSize: 100,
      MaximumBatchingWindowInSeconds: 1,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    },
  },
  Changes: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      EventSourceArn: { 'Fn::GetAtt': ['Orders', 'StreamArn'] },
      FunctionName: { Ref: 'relay' },
      StartingPosition: 'TRIM_HORIZON',
      BatchSize: 10,
      FilterCriteria: {
        Filters: [{ Pattern: '{"eventName":["INSERT"],"dynamodb":{"NewImage":{"status":{"S":["paid"]}}}}' }],
      },
    },
  },
  Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { Name: 'site', ProtocolType: 'HTTP' } },
  Stage: {
    Type: 'AWS::ApiGatewayV2::Stage',
    Properties: { ApiId: { Ref: 'Api' }, StageName: '$default', AutoDeploy: true },
  },
  Integration: {
    Type: 'AWS::ApiGatewayV2::Integration',
    Properties: {
      ApiId: { Ref: 'Api' },
      IntegrationType: 'AWS_PROXY',
      IntegrationUri: arnOf('publish'),
      PayloadFormatVersion: '2.0',
    },
  },
  Route: {
    Type: 'AWS::ApiGatewayV2::Route',
    Properties: {
      ApiId: { Ref: 'Api' },
      RouteKey: 'POST /count',
      Target: { 'Fn::Join': ['/', ['integrations', { Ref: 'Integration' }]] },
    },
  },
  Permission: {
    Type: 'AWS::Lambda::Permission',
    Properties: {
      Action: 'lambda:InvokeFunction',
      FunctionName: arnOf('publish'),
      Principal: 'apigateway.amazonaws.com',
      SourceArn: { 'Fn::Sub': 'arn:aws:execute-api:us-east-1:000000000000:${Api}/*/*/count' },
    },
  },
  Usage: {
    Type: 'AWS::CloudWatch::Dashboard',
    Properties: {
      DashboardName: 'usage',
      DashboardBody:
        '{"widgets":[{"type":"metric","properties":{"title":"Invocations","metrics":[["AWS/Lambda","Invocations","FunctionName","consume",{"stat":"Sum"}],["...","publish"]]}}]}',
    },
  },
};

const publish = `
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
const client = new EventBridgeClient({});
export const handler = async (event) => {
  const detail = typeof event.body === 'string' ? event.body : JSON.stringify(event);
  const entry = { EventBusName: process.env.EVENT_BUS, Source: 'site', DetailType: 'counted', Detail: detail };
  const { FailedEntryCount } = await client.send(new PutEventsCommand({ Entries: [entry] }));
  if (FailedEntryCount) throw new Error('not accepted');
  return { status: 0 };
};`;

/** Publishes an event for every paid order of the stream. */
const relay = `
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
const client = new EventBridgeClient({});
export const handler = async ({ Records }) => {
  const Entries = Records.map(({ dynamodb }) => ({
    EventBusName: process.env.EVENT_BUS,
    Source: 'site',
    DetailType: 'order.paid',
    Detail: JSON.stringify({ id: dynamodb.NewImage.pk.S }),
  }));
  const { FailedEntryCount } = await client.send(new PutEventsCommand({ Entries }));
  if (FailedEntryCount) throw new Error('not accepted');
};`;

/** Puts a row for each id; a poison id fails until a row named \`repaired\` exists. */
const consume = `
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
const client = new DynamoDBClient({});
const TableName = process.env.TABLE_COUNTERS;
const isRepaired = async () => (await client.send(new GetItemCommand({ TableName, Key: { pk: { S: 'repaired' } } }))).Item;
const count = async ({ messageId, body }) => {
  const { id } = JSON.parse(body).detail;
  if (id.startsWith('poison') && !(await isRepaired())) return [{ itemIdentifier: messageId }];
  await client.send(new PutItemCommand({ TableName, Item: { pk: { S: id } } }));
  return [];
};
export const handler = async ({ Records }) => ({ batchItemFailures: (await Promise.all(Records.map(count))).flat() });`;

const trespass = `
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
const client = new DynamoDBClient({});
export const handler = async ({ table }) => {
  try {
    await client.send(new PutItemCommand({ TableName: table, Item: { pk: { S: 'x' } } }));
    return 'allowed';
  } catch (error) {
    return { name: error.name, message: error.message };
  }
};`;

const functions: Record<string, SyntheticFunction> = {
  publish: {
    source: publish,
    properties: { Environment: { Variables: { EVENT_BUS: { Ref: 'Bus' } } } },
    statements: [
      {
        Effect: 'Allow',
        Action: 'events:PutEvents',
        Resource: arnOf('Bus'),
        Condition: { 'ForAllValues:StringEquals': { 'events:detail-type': 'counted' } },
      },
    ],
  },
  consume: {
    source: consume,
    properties: { Timeout: 10, Environment: { Variables: { TABLE_COUNTERS: { Ref: 'Counters' } } } },
    statements: [
      {
        Effect: 'Allow',
        Action: ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'],
        Resource: arnOf('Counters'),
      },
      {
        Effect: 'Allow',
        Action: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
        Resource: arnOf('Queue'),
      },
    ],
  },
  relay: {
    source: relay,
    properties: { Environment: { Variables: { EVENT_BUS: { Ref: 'Bus' } } } },
    statements: [
      {
        Effect: 'Allow',
        Action: ['dynamodb:DescribeStream', 'dynamodb:GetShardIterator', 'dynamodb:GetRecords'],
        Resource: { 'Fn::GetAtt': ['Orders', 'StreamArn'] },
      },
      { Effect: 'Allow', Action: 'events:PutEvents', Resource: arnOf('Bus') },
    ],
  },
  trespass: { source: trespass, properties: {}, statements: [] },
};

/** Writes the assembly of the small site. @param more resources to add or replace */
export function writeCountingStack(
  directory: string,
  more: JsonObject = {},
  replaced: Readonly<Record<string, SyntheticFunction>> = {},
): string {
  return writeAssembly(directory, { ...resources, ...more }, { ...functions, ...replaced });
}
