// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders are those of Fn::Sub
import { describe, expect, it } from 'vitest';
import type { Json } from '../json.ts';
import { resolveExpression, type Scope } from './intrinsics.ts';

const scope: Scope = {
  reference: (name) => ({ Bus: 'site-bus', 'AWS::Region': 'us-east-1' })[name],
  attribute: (logicalId, name) => `${logicalId}/${name}`,
  stackOutput: (stack, name) => `${name} of ${stack}`,
  exported: (name) => `exported ${name}`,
  dynamicReference: (reference) => `<${reference}>`,
};
const resolve = (expression: Json) => resolveExpression(expression, scope);

describe('intrinsic functions', () => {
  it('references and attributes are resolved wherever they are', () => {
    expect(resolve({ a: [{ Ref: 'Bus' }], b: { 'Fn::GetAtt': ['Queue', 'Arn'] } })).toEqual({
      a: ['site-bus'],
      b: 'Queue/Arn',
    });
  });

  it('Fn::Join is resolved, its parts first', () => {
    const joined: Json = { 'Fn::Join': ['-', ['x', { Ref: 'AWS::Region' }, { 'Fn::GetAtt': ['Data', 'Table'] }]] };
    expect(resolve(joined)).toBe('x-us-east-1-Data/Table');
  });

  it('the outputs of another stack are read', () => {
    const StackName = { 'Fn::Join': ['-', ['data', { Ref: 'AWS::Region' }]] };
    const expression: Json = { 'Fn::GetStackOutput': { StackName, Region: 'us-east-1', OutputName: 'Table' } };
    expect(resolve(expression)).toBe('Table of data-us-east-1');
  });

  it('what another stack exports is imported', () => {
    expect(resolve({ 'Fn::ImportValue': { 'Fn::Join': [':', ['data', 'Table']] } })).toBe('exported data:Table');
  });

  it('Fn::Sub substitutes names', () => {
    expect(resolve({ 'Fn::Sub': '${AWS::Region}/${Bus}' })).toBe('us-east-1/site-bus');
  });

  it('what cannot be resolved is named', () => {
    expect(() => resolve({ Ref: 'Nothing' })).toThrow('Ref to "Nothing"');
    expect(() => resolve({ 'Fn::Sub': '${Nothing}' })).toThrow('Nothing');
    expect(() => resolve({ Ref: 'AWS::NoValue' })).toThrow('AWS::NoValue');
  });

  it.each([
    'Fn::If',
    'Fn::Equals',
    'Fn::And',
    'Fn::Or',
    'Fn::Not',
    'Fn::FindInMap',
    'Fn::Base64',
    'Fn::ToJsonString',
    'Fn::GetAZs',
    'Fn::Select',
    'Fn::Split',
  ])('%s is refused by name, as our templates do without it', (name) => {
    expect(() => resolve({ inside: [{ [name]: ['a', 'b', 'c'] }] })).toThrow(`${name} is not known`);
  });

  it('an object that only looks like a function call is left alone', () => {
    expect(resolve({ Ref: 'x', also: 1 })).toEqual({ Ref: 'x', also: 1 });
  });
});

describe('dynamic references', () => {
  it('dynamic references are resolved in every text, once all functions are', () => {
    const joined: Json = { 'Fn::Join': ['', ['{{resolve:', { Ref: 'Bus' }, ':SecretString:key}}']] };
    expect(
      resolve({ whole: joined, list: ['a {{resolve:one}} and {{resolve:two}}'], inside: { text: '{{resolve:x}}' } }),
    ).toEqual({ whole: '<site-bus:SecretString:key>', list: ['a <one> and <two>'], inside: { text: '<x>' } });
    expect(resolve({ 'Fn::Sub': '{{resolve:${AWS::Region}}}' })).toBe('<us-east-1>');
  });

  it('the value of a dynamic reference is taken as it is, whatever it holds', () => {
    const value = '$& {{resolve:other}} ${Bus}';
    expect(resolveExpression('{{resolve:password}}', { ...scope, dynamicReference: () => value })).toBe(value);
  });
});
