import { describe, expect, it } from 'vitest';
import { aResource, aStack, only, aPlace as place } from '../fixtures/stack.ts';
import { createResolver } from './resolver.ts';

describe('the resolver of stacks', () => {
  it('names resources as CloudFormation does', () => {
    const resolver = createResolver(
      [
        aStack('Site', {
          Resources: {
            Queue: aResource('AWS::SQS::Queue', { QueueName: 'downloads' }),
            Bus: aResource('AWS::Events::EventBus', { Name: 'site' }),
            Rule: aResource('AWS::Events::Rule', { Name: 'all', EventBusName: { Ref: 'Bus' } }),
            Bucket: aResource('AWS::S3::Bucket'),
          },
        }),
      ],
      place,
    );
    const queue = only(resolver, 'AWS::SQS::Queue');
    expect(queue.ref).toBe('http://127.0.0.1:4000/000000000000/downloads');
    expect(queue.attribute('Arn')).toBe('arn:aws:sqs:us-east-1:000000000000:downloads');
    expect(only(resolver, 'AWS::Events::Rule').attribute('Arn')).toBe(
      'arn:aws:events:us-east-1:000000000000:rule/site/all',
    );
    const bucket = only(resolver, 'AWS::S3::Bucket');
    expect(bucket.name).toMatch(/^site-bucket-[0-9a-f]{12}$/);
    expect(bucket.attribute('RegionalDomainName')).toBe(`${bucket.name}.s3.us-east-1.amazonaws.com`);
  });

  it('keeps a generated name from run to run, and within the longest the service takes', () => {
    const template = { Resources: { ['Long'.repeat(40)]: aResource('AWS::Lambda::Function') } };
    const names = [1, 2].map(
      () => only(createResolver([aStack('Site', template)], place), 'AWS::Lambda::Function').name,
    );
    expect(names[0]).toBe(names[1]);
    expect(names[0]).toHaveLength(64);
  });

  it('carries values between stacks, whatever their order', () => {
    const user = aStack('Site', {
      Resources: {
        F: aResource('AWS::Lambda::Function', { Environment: { TABLE: { 'Fn::ImportValue': 'Data:Table' } } }),
      },
    });
    const owner = aStack('Data', {
      Resources: { Table: aResource('AWS::DynamoDB::Table', { TableName: 'downloads' }) },
      Outputs: { Table: { Value: { Ref: 'Table' }, Export: { Name: 'Data:Table' } } },
    });
    const resolver = createResolver([user, owner], place);
    expect(only(resolver, 'AWS::Lambda::Function').properties()).toEqual({ Environment: { TABLE: 'downloads' } });
    expect(resolver.outputs()).toEqual({ Site: {}, Data: { Table: 'downloads' } });
  });

  it('leaves out a resource whose condition is false, and takes parameters by default or by hand', () => {
    const template = {
      Parameters: { Stage: { Type: 'String', Default: 'dev' } },
      Conditions: { IsProduction: { 'Fn::Equals': [{ Ref: 'Stage' }, 'production'] } },
      Resources: { Q: aResource('AWS::SQS::Queue', { QueueName: { Ref: 'Stage' } }, 'IsProduction') },
    };
    expect(createResolver([aStack('Site', template)], place).resources()).toEqual([]);
    const resolver = createResolver([aStack('Site', template)], place, { parameters: { Stage: 'production' } });
    expect(only(resolver, 'AWS::SQS::Queue').name).toBe('production');
  });

  it('answers what only the engine knows once it is known, and says so before', () => {
    const template = {
      Resources: {
        Table: aResource('AWS::DynamoDB::Table', { TableName: 'orders' }),
        Pipe: aResource('AWS::Pipes::Pipe', { Source: { 'Fn::GetAtt': ['Table', 'StreamArn'] } }),
      },
    };
    const resolver = createResolver([aStack('Site', template)], place);
    const pipe = only(resolver, 'AWS::Pipes::Pipe');
    expect(() => pipe.properties()).toThrow('StreamArn of Site/Table is not known');
    resolver.setRuntimeAttribute(only(resolver, 'AWS::DynamoDB::Table'), 'StreamArn', 'arn:stream');
    expect(pipe.properties()).toEqual({ Source: 'arn:stream' });
  });

  it('refuses unknown types all at once, naming each, and knows why others are left out', () => {
    const template = {
      Resources: {
        Cluster: aResource('AWS::ECS::Cluster'),
        Machine: aResource('AWS::StepFunctions::StateMachine'),
        Alarm: aResource('AWS::CloudWatch::Alarm'),
      },
    };
    expect(() => createResolver([aStack('Site', template)], place)).toThrow(
      /AWS::ECS::Cluster {2}\(Cluster in stack Site\)\n.*AWS::StepFunctions::StateMachine {2}\(Machine in stack Site\)/,
    );
  });

  it('puts the address of the resource before what is wrong with it', () => {
    const template = { Resources: { Q: aResource('AWS::SQS::Queue', { QueueName: { Ref: 'Nobody' } }) } };
    const resolver = createResolver([aStack('Site', template)], place);
    expect(() => only(resolver, 'AWS::SQS::Queue').properties()).toThrow('Site/Q: Ref to "Nobody"');
    const circle = { Resources: { B: aResource('AWS::Events::EventBus', { Name: { Ref: 'B' } }) } };
    expect(() => only(createResolver([aStack('Site', circle)], place), 'AWS::Events::EventBus').ref).toThrow('circle');
  });
});
