import { expect, it } from 'vitest';
import { aResolver } from '../fixtures/stack.ts';
import { collectPolicies } from './policies.ts';

const document = (Action: string) => ({
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Action, Resource: '*' }],
});
const actions = (statements: readonly { statement: { [name: string]: unknown } }[] = []) =>
  statements.map(({ statement }) => statement.Action);

it('gathers what a role may do from inline, attached and managed policies', () => {
  const { ofRoles } = collectPolicies(
    aResolver({
      Role: [
        'AWS::IAM::Role',
        {
          RoleName: 'counter',
          Policies: [{ PolicyName: 'inline', PolicyDocument: document('dynamodb:GetItem') }],
          ManagedPolicyArns: ['arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole', { Ref: 'Managed' }],
        },
      ],
      Managed: ['AWS::IAM::ManagedPolicy', { PolicyDocument: document('dynamodb:PutItem') }],
      Policy: ['AWS::IAM::Policy', { PolicyDocument: document('dynamodb:Query'), Roles: [{ Ref: 'Role' }] }],
    }),
  );
  const statements = ofRoles.get('arn:aws:iam::000000000000:role/counter');
  expect(actions(statements)).toEqual(['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query']);
  expect(statements?.map(({ id }) => id)).toEqual(['Site/Role#0', 'Site/Managed#0', 'Site/Policy#0']);
});

it('gathers who may use queues, buckets and functions', () => {
  const { ofResources } = collectPolicies(
    aResolver({
      Queue: ['AWS::SQS::Queue', { QueueName: 'downloads' }],
      QueuePolicy: [
        'AWS::SQS::QueuePolicy',
        { Queues: [{ Ref: 'Queue' }], PolicyDocument: document('sqs:SendMessage') },
      ],
      Bucket: ['AWS::S3::Bucket', { BucketName: 'files' }],
      BucketPolicy: ['AWS::S3::BucketPolicy', { Bucket: { Ref: 'Bucket' }, PolicyDocument: document('s3:GetObject') }],
      Greet: ['AWS::Lambda::Function', { FunctionName: 'greet' }],
      Permission: [
        'AWS::Lambda::Permission',
        {
          Action: 'lambda:InvokeFunction',
          FunctionName: { Ref: 'Greet' },
          Principal: 'apigateway.amazonaws.com',
          SourceArn: 'arn:api/*',
        },
      ],
    }),
  );
  expect(actions(ofResources.get('arn:aws:sqs:us-east-1:000000000000:downloads'))).toEqual(['sqs:SendMessage']);
  expect(actions(ofResources.get('arn:aws:s3:::files'))).toEqual(['s3:GetObject']);
  const greet = 'arn:aws:lambda:us-east-1:000000000000:function:greet';
  expect(ofResources.get(greet)).toEqual([
    {
      id: 'Site/Permission#0',
      statement: {
        Effect: 'Allow',
        Principal: { Service: 'apigateway.amazonaws.com' },
        Action: 'lambda:InvokeFunction',
        Resource: greet,
        Condition: { ArnLike: { 'aws:SourceArn': 'arn:api/*' } },
      },
    },
  ]);
});

it('stops at a managed policy of AWS that it does not know', () => {
  const role = { ManagedPolicyArns: ['arn:aws:iam::aws:policy/AdministratorAccess'] };
  expect(() => collectPolicies(aResolver({ Role: ['AWS::IAM::Role', role] }))).toThrow(
    'Site/Role has the managed policy arn:aws:iam::aws:policy/AdministratorAccess',
  );
});
