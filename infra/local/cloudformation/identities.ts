import { createHash } from 'node:crypto';
import type { Json, JsonObject } from './json.ts';

/** Where the local account "is"; what the pseudo parameters answer. */
export interface Place {
  readonly accountId: string;
  readonly region: string;
  /** `http://127.0.0.1:<port>` of the gateway that speaks the AWS wire protocols. */
  readonly gatewayUrl: string;
  /** `localhost:<port>` of the site itself: what a browser sees instead of a CloudFront domain. */
  readonly siteHost: string;
}

/** One resource, as far as its identity needs it. */
export interface Subject {
  readonly logicalId: string;
  /** The name the template gives, or a stable generated one. */
  readonly name: string;
  readonly place: Place;
  properties(): JsonObject;
  /** What only the running engine knows, such as the ARN of a table's stream. @throws before it is known. */
  runtimeAttribute(name: string): string;
}

/** How CloudFormation names a resource type: the property that may name it, its `Ref` and its attributes. */
export interface Identity {
  readonly nameProperty?: string;
  /** Longest name the service accepts. */
  readonly longest?: number;
  /** The service accepts lower-case names only. */
  readonly lowerCase?: boolean;
  readonly ref: (subject: Subject) => string;
  readonly attributes: Readonly<Record<string, (subject: Subject) => Json>>;
}

const arn = (service: string, resource: (subject: Subject) => string) => (subject: Subject) =>
  `arn:aws:${service}:${subject.place.region}:${subject.place.accountId}:${resource(subject)}`;
const globalArn = (service: string, resource: (subject: Subject) => string) => (subject: Subject) =>
  `arn:aws:${service}::${subject.place.accountId}:${resource(subject)}`;
const byName = ({ name }: Subject) => name;
/** Services that hand out ids of their own get a stable one: a hash of stack and logical id. */
const byId = ({ name }: Subject) => name.slice(-10).toLowerCase();
const upperId = ({ name }: Subject) => `E${name.slice(-12).toUpperCase()}`;

const table: Identity = {
  nameProperty: 'TableName',
  longest: 255,
  ref: byName,
  attributes: {
    Arn: arn('dynamodb', ({ name }) => `table/${name}`),
    StreamArn: (subject) => subject.runtimeAttribute('StreamArn'),
    TableId: byId,
  },
};

const ruleName = ({ name, properties }: Subject) => {
  const bus = String(properties().EventBusName ?? 'default');
  return bus === 'default' ? name : `${bus.split('/').at(-1)}/${name}`;
};
const bucketHost = (suffix: string) => (subject: Subject) => `${subject.name}.${suffix}`;
const queueUrl = ({ name, place }: Subject) => `${place.gatewayUrl}/${place.accountId}/${name}`;
const referenceOnly: Identity = { ref: byName, attributes: { Id: byId } };
const policyWithId: Identity = { ref: byId, attributes: { Id: byId } };

/** `Ref` and `Fn::GetAtt` of every resource type the runtime has a counterpart for, as AWS documents them. */
export const identities: Readonly<Record<string, Identity>> = {
  'AWS::DynamoDB::Table': table,
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::SQS::Queue': {
    nameProperty: 'QueueName',
    longest: 80,
    ref: queueUrl,
    attributes: { Arn: arn('sqs', byName), QueueName: byName, QueueUrl: queueUrl },
  },
  'AWS::SQS::QueuePolicy': referenceOnly,
  'AWS::Events::EventBus': {
    nameProperty: 'Name',
    ref: byName,
    attributes: { Arn: arn('events', ({ name }) => `event-bus/${name}`), Name: byName },
  },
  'AWS::Events::EventBusPolicy': referenceOnly,
  'AWS::Events::Rule': {
    nameProperty: 'Name',
    longest: 64,
    ref: byName,
    attributes: { Arn: arn('events', (subject) => `rule/${ruleName(subject)}`) },
  },
  'AWS::Scheduler::Schedule': {
    nameProperty: 'Name',
    longest: 64,
    ref: byName,
    attributes: { Arn: arn('scheduler', ({ name }) => `schedule/default/${name}`) },
  },
  'AWS::Pipes::Pipe': {
    nameProperty: 'Name',
    longest: 64,
    ref: byName,
    attributes: { Arn: arn('pipes', ({ name }) => `pipe/${name}`) },
  },
  'AWS::Lambda::Function': {
    nameProperty: 'FunctionName',
    longest: 64,
    ref: byName,
    attributes: { Arn: arn('lambda', ({ name }) => `function:${name}`) },
  },
  'AWS::Lambda::EventSourceMapping': referenceOnly,
  'AWS::Lambda::Permission': referenceOnly,
  'AWS::IAM::Role': {
    nameProperty: 'RoleName',
    longest: 64,
    ref: byName,
    attributes: { Arn: globalArn('iam', ({ name }) => `role/${name}`), RoleId: byId },
  },
  'AWS::IAM::Policy': referenceOnly,
  'AWS::IAM::ManagedPolicy': {
    nameProperty: 'ManagedPolicyName',
    ref: globalArn('iam', ({ name }) => `policy/${name}`),
    attributes: {},
  },
  'AWS::S3::Bucket': {
    nameProperty: 'BucketName',
    longest: 63,
    lowerCase: true,
    ref: byName,
    attributes: {
      Arn: ({ name }) => `arn:aws:s3:::${name}`,
      DomainName: bucketHost('s3.amazonaws.com'),
      RegionalDomainName: (subject) => bucketHost(`s3.${subject.place.region}.amazonaws.com`)(subject),
    },
  },
  'AWS::S3::BucketPolicy': referenceOnly,
  'AWS::ApiGatewayV2::Api': {
    ref: byId,
    attributes: {
      ApiId: byId,
      ApiEndpoint: (subject) => `https://${byId(subject)}.execute-api.${subject.place.region}.amazonaws.com`,
    },
  },
  'AWS::ApiGatewayV2::Stage': { nameProperty: 'StageName', ref: byName, attributes: {} },
  'AWS::ApiGatewayV2::Route': { ref: byId, attributes: { RouteId: byId } },
  'AWS::ApiGatewayV2::Integration': { ref: byId, attributes: { IntegrationId: byId } },
  'AWS::CloudFront::Distribution': {
    ref: upperId,
    attributes: { Id: upperId, DomainName: ({ place }) => place.siteHost },
  },
  'AWS::CloudFront::Function': {
    nameProperty: 'Name',
    ref: globalArn('cloudfront', ({ name }) => `function/${name}`),
    attributes: {
      FunctionARN: globalArn('cloudfront', ({ name }) => `function/${name}`),
      'FunctionMetadata.FunctionARN': globalArn('cloudfront', ({ name }) => `function/${name}`),
      Stage: () => 'LIVE',
    },
  },
  'AWS::CloudFront::CachePolicy': policyWithId,
  'AWS::CloudFront::OriginRequestPolicy': policyWithId,
  'AWS::CloudFront::ResponseHeadersPolicy': policyWithId,
  'AWS::CloudFront::OriginAccessControl': policyWithId,
  'AWS::Logs::LogGroup': {
    nameProperty: 'LogGroupName',
    ref: byName,
    attributes: { Arn: arn('logs', ({ name }) => `log-group:${name}:*`) },
  },
  'AWS::CloudWatch::Dashboard': { nameProperty: 'DashboardName', ref: byName, attributes: {} },
};

/**
 * The identity of a type that has no local counterpart: other resources may still name it, say a function its log group.
 * @param type as in the template, `AWS::KMS::Key`
 */
export function placeholderIdentity(type: string): Identity {
  const [, service = '', kind = ''] = type.toLowerCase().split('::');
  const placeholderArn = arn(service, ({ name }) => `${kind}/${name}`);
  return {
    nameProperty: `${type.split('::').at(-1)}Name`,
    ref: service === 'sns' ? placeholderArn : byName,
    attributes: { Arn: placeholderArn, Id: byId, KeyId: byName, TopicArn: placeholderArn, TopicName: byName },
  };
}

/** The name of a resource the template leaves unnamed: readable, stable from run to run, unique by a hash at its end. */
export function generatedName(stack: string, logicalId: string, identity: Identity | undefined): string {
  const hash = createHash('sha256').update(`${stack}/${logicalId}`).digest('hex').slice(0, 12).toUpperCase();
  const readable = `${stack}-${logicalId}`.slice(0, (identity?.longest ?? 128) - hash.length - 1);
  const name = `${readable}-${hash}`;
  return identity?.lowerCase ? name.toLowerCase() : name;
}
