import { stackName } from '../../../infra/stage.ts';
import { pascalName, physicalName, systemName } from '../../../shared/contract/names.ts';
import { type Resource, Stacks } from '../stacks.ts';
import { every, type Mutation, set, unset } from './mutation.ts';
import { about, all, each, type Universals } from './universal.ts';

const lambdaType = 'AWS::Lambda::Function';

/** Types that take no tags. */
const untaggable = [
  ...['Authorizer', 'Integration', 'Route'].map((kind) => `AWS::ApiGatewayV2::${kind}`),
  ...[
    'CachePolicy',
    'MonitoringSubscription',
    'OriginAccessControl',
    'OriginRequestPolicy',
    'ResponseHeadersPolicy',
  ].map((kind) => `AWS::CloudFront::${kind}`),
  ...[
    'AWS::Events::Archive',
    'AWS::IAM::Policy',
    'AWS::Lambda::Alias',
    'AWS::Lambda::Permission',
    'AWS::Lambda::Url',
    'AWS::Lambda::Version',
    'AWS::S3::BucketPolicy',
    'AWS::Scheduler::Schedule',
    'AWS::SES::ConfigurationSetEventDestination',
    'AWS::WAFv2::LoggingConfiguration',
  ],
  ...['AWS::SNS::Subscription', 'AWS::SNS::TopicPolicy', 'AWS::SQS::QueuePolicy'],
];

/** Where a type keeps a name that no other resource of the account may have. */
const namePaths: Readonly<Record<string, string>> = {
  'AWS::ApiGatewayV2::Api': 'Name',
  'AWS::CloudFront::CachePolicy': 'CachePolicyConfig.Name',
  'AWS::CloudFront::Function': 'Name',
  'AWS::CloudWatch::Alarm': 'AlarmName',
  'AWS::CloudWatch::CompositeAlarm': 'AlarmName',
  'AWS::CloudWatch::Dashboard': 'DashboardName',
  'AWS::Events::EventBus': 'Name',
  [lambdaType]: 'FunctionName',
  'AWS::SES::ConfigurationSet': 'Name',
  'AWS::SQS::Queue': 'QueueName',
  'AWS::Scheduler::ScheduleGroup': 'Name',
};

/** Where types keep a name that somebody has given. */
const own = [
  'Name',
  'TableName',
  'BucketName',
  'QueueName',
  'LogGroupName',
  'EmailIdentity',
  'FunctionName',
  'AliasName',
];

/** What stacks hold on to: with another one in its place, its users would write to what is gone. */
const lasting = [
  ...['AWS::ApiGatewayV2::Api', 'AWS::ApiGatewayV2::Authorizer', 'AWS::DynamoDB::Table', 'AWS::Events::EventBus'],
  ...['AWS::KMS::Key', 'AWS::SecretsManager::Secret'],
];

const readOutput = /"Fn::GetStackOutput":\{"StackName":"([^"]+)"(?:,"Region":[^,}]+)?,"OutputName":"([^"]+)"/g;

/** A resource's tags, which most types list, some under another name, and some map. */
function tagsOf(resource: Resource): Readonly<Record<string, string>> {
  const all = [...resource.items('Tags'), ...resource.items('ResourceTags')];
  const listed = all.map((tag) => [tag.text('Key'), tag.text('Value')]);
  const mapped = resource.fields('Tags').map(([key, value]) => [key, value.text()]);
  return Object.fromEntries([...listed, ...mapped]);
}

/** For mutations: many resources of a type, added to the stack that has the first. */
function crowd(type: string, count: number): Mutation {
  return {
    type,
    apply: (templates, site) => {
      const [first] = new Stacks(templates, site).of(type);
      const template = templates.find(({ stack }) => stack === first?.stack);
      if (!template) throw new Error(`No ${type} to crowd around`);
      for (let at = 0; at < count; at += 1) template.Resources[`Added${at}`] = { Type: type, Properties: {} };
      return [template.stack];
    },
  };
}

export const everything: Universals = {
  'what takes tags says to which system and stage it belongs': {
    violations: all((resource, stacks) => {
      const { system, stage } = tagsOf(resource);
      const isTagged = system === systemName && stage !== undefined && stage === stacks.stage;
      return [!isTagged && !untaggable.includes(resource.type) && 'does not say to what it belongs'];
    }),
    catches: {
      'queues without tags': every('AWS::SQS::Queue', unset('Tags')),
      'a stage without tags': every('AWS::ApiGatewayV2::Stage', unset('Tags')),
      'tables of no stage': every('AWS::DynamoDB::Table', unset('Tags.0')),
    },
  },

  'a name that an account has once says its system and stage': {
    violations: each(Object.keys(namePaths), (resource, stacks) => {
      const name = resource.text(namePaths[resource.type]);
      const start = `${systemName}-${stacks.stage}`;
      return [name !== start && !name.startsWith(`${start}-`) && `is called "${name}"`];
    }),
    catches: {
      'queues of another stage': every('AWS::SQS::Queue', set({ QueueName: physicalName('other', 'queue') })),
      'a bus without its stage': every('AWS::Events::EventBus', set({ Name: systemName })),
      'a cache policy without a name': every('AWS::CloudFront::CachePolicy', unset('CachePolicyConfig.Name')),
      'a function at the edge without its stage': every('AWS::CloudFront::Function', set({ Name: 'viewer-request' })),
    },
  },

  'what an attempt that failed leaves behind has no name of its own, under which a second one would find it in the way':
    {
      violations: all((resource) => {
        const name = own.map((path) => resource.text(path)).find((text) => text !== '' && !text.startsWith('<'));
        return [resource.declared.DeletionPolicy === 'Retain' && name !== undefined && `is kept, and called "${name}"`];
      }),
      catches: {
        'a table with a name': every('AWS::DynamoDB::Table', set({ TableName: 'orders' })),
        'a bucket with a name': every('AWS::S3::Bucket', set({ BucketName: 'orders' })),
        'a group of schedules that is kept': every('AWS::Scheduler::ScheduleGroup', (declared) => {
          declared.DeletionPolicy = 'Retain';
        }),
      },
    },

  'what must not be replaced under its users is imported by them, and exported to them whether they use it or not': {
    violations: all(({ declared }, stacks) =>
      [...JSON.stringify(declared).matchAll(readOutput)].map(([, stack = '', key = '']) => {
        const read = stacks.of(...lasting).find((resource) => resource.isNamedIn(stacks.output(stack, key)));
        return read !== undefined && `would go on with ${read.address} when that is replaced`;
      }),
    ),
    catches: {
      'a function that reads the output of a table': every(lambdaType, (declared, stacks) => {
        const [table = ''] = Object.keys(stacks.site.definition.tables);
        const read = {
          StackName: stackName({ name: stacks.stage }, 'data'),
          OutputName: `${pascalName(table)}TableName`,
        };
        declared.Properties.Description = { 'Fn::GetStackOutput': read };
      }),
    },
  },

  'no stack comes near the limit of CloudFormation': {
    violations: (stacks) =>
      Object.entries(Object.groupBy(stacks.resources, ({ stack }) => stack)).flatMap(([stack, resources = []]) =>
        about(stack, [resources.length > 400 && `has ${resources.length} resources of 500`]),
      ),
    catches: { 'a stack with 400 more': crowd(lambdaType, 400) },
  },
};
