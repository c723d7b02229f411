import { describe, expect, it } from 'vitest';
import { aResource, aStack, only, aPlace as place, types } from '../../testing/stack.ts';
import type { AssemblyStack, Template } from './assembly.ts';
import { createResolver } from './resolver.ts';

const resolverOf = (...stacks: readonly AssemblyStack[]) => createResolver(stacks, { place, types });
const ofOne = (Resources: Template['Resources']) => resolverOf(aStack('Site', { Resources }));

describe('the resolver of stacks', () => {
  it('resources are named as CloudFormation names them', () => {
    const resolver = ofOne({
      Queue: aResource('AWS::SQS::Queue', { QueueName: 'downloads' }),
      Bus: aResource('AWS::Events::EventBus', { Name: 'site' }),
      Rule: aResource('AWS::Events::Rule', { Name: 'all', EventBusName: { Ref: 'Bus' } }),
      Bucket: aResource('AWS::S3::Bucket'),
    });
    const queue = only(resolver, 'AWS::SQS::Queue');
    expect(queue.ref).toBe('http://127.0.0.1:4000/000000000000/downloads');
    expect(queue.attribute('Arn')).toBe('arn:aws:sqs:us-east-1:000000000000:downloads');
    expect(only(resolver, 'AWS::Events::Rule').attribute('Arn')).toBe(
      'arn:aws:events:us-east-1:000000000000:rule/site/all',
    );
    const bucket = only(resolver, 'AWS::S3::Bucket');
    expect(bucket.name).toMatch(/^site-bucket-[0-9a-f]{12}$/);
    expect(bucket.attribute('RegionalDomainName')).toBe(`${bucket.name}.localhost:8080`);
  });

  it('a generated name is the same in each run, and within the longest that the service takes', () => {
    const resources = { ['Long'.repeat(40)]: aResource('AWS::Lambda::Function') };
    const names = [1, 2].map(() => only(ofOne(resources), 'AWS::Lambda::Function').name);
    expect(names[0]).toBe(names[1]);
    expect(names[0]).toHaveLength(64);
  });

  it('values are carried between stacks, whatever their order', () => {
    const user = aStack('Site', {
      Resources: {
        F: aResource('AWS::Lambda::Function', {
          Environment: { TABLE: { 'Fn::GetStackOutput': { StackName: 'Data', OutputName: 'Table' } } },
        }),
      },
    });
    const owner = aStack('Data', {
      Resources: { Table: aResource('AWS::DynamoDB::Table', { TableName: 'downloads' }) },
      Outputs: { Table: { Value: { Ref: 'Table' } } },
    });
    const resolver = resolverOf(user, owner);
    expect(only(resolver, 'AWS::Lambda::Function').properties()).toEqual({ Environment: { TABLE: 'downloads' } });
    expect(resolver.outputs()).toEqual({ Site: {}, Data: { Table: 'downloads' } });
  });

  it('what is exported is imported by its name, and what nobody exports is named', () => {
    const Resources = {
      F: aResource('AWS::Lambda::Function', { Environment: { 'Fn::ImportValue': 'data:Table' } }),
      G: aResource('AWS::Lambda::Function', { Environment: { 'Fn::ImportValue': 'data:Bucket' } }),
    };
    const owner = aStack('Data', { Outputs: { T1: { Value: 'downloads', Export: { Name: 'data:Table' } } } });
    const [found, missing] = resolverOf(aStack('Site', { Resources }), owner).resources('AWS::Lambda::Function');
    expect(found?.properties()).toEqual({ Environment: 'downloads' });
    expect(() => missing?.properties()).toThrow('no stack exports data:Bucket');
  });

  it('outputs that are not exported are read, and those that do not exist are named', () => {
    const output = (StackName: string, OutputName: string) => ({ 'Fn::GetStackOutput': { StackName, OutputName } });
    const Resources = {
      F: aResource('AWS::Lambda::Function', { Environment: output('Data', 'Table') }),
      G: aResource('AWS::Lambda::Function', { Environment: output('Data', 'Bucket') }),
    };
    const owner = aStack('Data', { Outputs: { Table: { Value: 'downloads' } } });
    const [found, missing] = resolverOf(aStack('Site', { Resources }), owner).resources('AWS::Lambda::Function');
    expect(found?.properties()).toEqual({ Environment: 'downloads' });
    expect(() => missing?.properties()).toThrow('no output Bucket of a stack Data');
  });

  it('the default of a parameter is taken, and a parameter without one is refused', () => {
    const Resources = { Q: aResource('AWS::SQS::Queue', { QueueName: { Ref: 'Name' } }) };
    const nameOf = (Parameters: Template['Parameters']) =>
      only(resolverOf(aStack('Site', { Resources, Parameters })), 'AWS::SQS::Queue').name;
    expect(nameOf({ Name: { Default: 'orders' } })).toBe('orders');
    expect(() => nameOf({ Name: {} })).toThrow('Ref to "Name"');
  });

  it('dynamic references are resolved when the properties are read, and again until that succeeds', () => {
    const secrets = new Map<string, string>();
    const Resources = { Q: aResource('AWS::SQS::Queue', { QueueName: 'q-{{resolve:secretsmanager:key}}' }) };
    const queue = only(
      createResolver([aStack('Site', { Resources })], {
        place,
        types,
        dynamicReference: (reference) => {
          const value = secrets.get(reference);
          if (value === undefined) throw new Error(`no ${reference} yet`);
          return value;
        },
      }),
      'AWS::SQS::Queue',
    );
    expect(() => queue.properties()).toThrow('Site/Q: no secretsmanager:key yet');
    secrets.set('secretsmanager:key', '42');
    expect([queue.properties(), queue.name]).toEqual([{ QueueName: 'q-42' }, 'q-42']);
  });

  it('a dynamic reference that nothing resolves is named', () => {
    const queue = only(
      ofOne({ Q: aResource('AWS::SQS::Queue', { QueueName: '{{resolve:ssm:x}}' }) }),
      'AWS::SQS::Queue',
    );
    expect(() => queue.properties()).toThrow('Site/Q: nothing resolves the dynamic reference "ssm:x"');
  });

  it('unknown types are refused all at once, each by its name, and types without local meaning are not', () => {
    const resources = {
      Cluster: aResource('AWS::ECS::Cluster'),
      Machine: aResource('AWS::StepFunctions::StateMachine'),
      Alarm: aResource('AWS::CloudWatch::Alarm'),
    };
    expect(() => ofOne(resources)).toThrow(
      /AWS::ECS::Cluster {2}\(Cluster in stack Site\)\n.*AWS::StepFunctions::StateMachine {2}\(Machine in stack Site\)/,
    );
    expect(() => ofOne(resources)).not.toThrow('AWS::CloudWatch::Alarm');
  });

  it('an error in a resource begins with the address of the resource', () => {
    const resolver = ofOne({ Q: aResource('AWS::SQS::Queue', { QueueName: { Ref: 'Nobody' } }) });
    expect(() => only(resolver, 'AWS::SQS::Queue').properties()).toThrow('Site/Q: Ref to "Nobody"');
    const circle = ofOne({ B: aResource('AWS::Events::EventBus', { Name: { Ref: 'B' } }) });
    expect(() => only(circle, 'AWS::Events::EventBus').ref).toThrow('circle');
  });
});
