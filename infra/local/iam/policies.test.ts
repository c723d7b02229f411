import { expect, it } from 'vitest';
import { aPlace, aResolver, type Resources, types } from '../testing/stack.ts';
import { collectPolicies } from './policies.ts';

const collect = (resources: Resources) => collectPolicies(aResolver(resources), types, aPlace);
const document = (Action: string) => ({
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Action, Resource: '*' }],
});
const actions = (statements: readonly { statement: { [name: string]: unknown } }[] = []) =>
  statements.map(({ statement }) => statement.Action);

it('what a role may do is gathered from what it says itself and from the policies that name it', () => {
  const Policies = [{ PolicyName: 'grants', PolicyDocument: document('dynamodb:PutItem') }];
  const { ofRoles } = collect({
    Role: ['AWS::IAM::Role', { RoleName: 'counter', Policies }],
    First: ['AWS::IAM::Policy', { PolicyDocument: document('dynamodb:GetItem'), Roles: [{ Ref: 'Role' }] }],
    Policy: ['AWS::IAM::Policy', { PolicyDocument: document('dynamodb:Query'), Roles: [{ Ref: 'Role' }] }],
  });
  const statements = ofRoles.get('arn:aws:iam::000000000000:role/counter');
  expect(actions(statements)).toEqual(['dynamodb:PutItem', 'dynamodb:GetItem', 'dynamodb:Query']);
  expect(statements?.map(({ id }) => id)).toEqual(['Site/Role#0', 'Site/First#0', 'Site/Policy#0']);
});

it('who may use queues, buckets and functions is gathered from their policies', () => {
  const { ofResources } = collect({
    Queue: ['AWS::SQS::Queue', { QueueName: 'downloads' }],
    QueuePolicy: ['AWS::SQS::QueuePolicy', { Queues: [{ Ref: 'Queue' }], PolicyDocument: document('sqs:SendMessage') }],
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
  });
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

it('who may assume a role is gathered from its trust policy', () => {
  const trust = { Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' }, Action: 'sts:AssumeRole' };
  const { ofResources } = collect({
    Role: ['AWS::IAM::Role', { RoleName: 'counter', AssumeRolePolicyDocument: { Statement: [trust] } }],
  });
  const arn = 'arn:aws:iam::000000000000:role/counter';
  expect(ofResources.get(arn)).toEqual([{ id: 'Site/Role#0', statement: { ...trust, Resource: arn } }]);
});

it('a role that CodeDeploy assumes, which is not here, does nothing', () => {
  const rolesOf = (Service: string) => {
    const trust = { Effect: 'Allow', Principal: { Service }, Action: 'sts:AssumeRole' };
    const Policies = [{ PolicyName: 'grants', PolicyDocument: document('lambda:UpdateAlias') }];
    const AssumeRolePolicyDocument = { Statement: [trust] };
    return collect({ Role: ['AWS::IAM::Role', { RoleName: 'mover', AssumeRolePolicyDocument, Policies }] }).ofRoles;
  };
  expect([...rolesOf('lambda.amazonaws.com').keys()]).toEqual(['arn:aws:iam::000000000000:role/mover']);
  expect(rolesOf('codedeploy.amazonaws.com').size).toBe(0);
});
