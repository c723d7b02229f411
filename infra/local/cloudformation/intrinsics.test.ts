// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders are those of Fn::Sub
import { describe, expect, it } from 'vitest';
import { resolveExpression, type Scope } from './intrinsics.ts';
import type { Json } from './json.ts';

const scope: Scope = {
  reference: (name) => ({ Bus: 'site-bus', 'AWS::Region': 'us-east-1' })[name],
  attribute: (logicalId, name) => `${logicalId}/${name}`,
  imported: (name) => `imported ${name}`,
  condition: (name) => name === 'IsLarge',
  mapping: (map, top, second) => `${map}.${top}.${second}`,
};
const resolve = (expression: Json) => resolveExpression(expression, scope);

describe('intrinsic functions', () => {
  it('resolves references and attributes wherever they stand', () => {
    expect(
      resolve({ a: [{ Ref: 'Bus' }], b: { 'Fn::GetAtt': ['Queue', 'Arn'] }, c: { 'Fn::GetAtt': 'Queue.Arn' } }),
    ).toEqual({
      a: ['site-bus'],
      b: 'Queue/Arn',
      c: 'Queue/Arn',
    });
  });

  it('joins, splits and selects', () => {
    const joined: Json = { 'Fn::Join': ['-', ['x', { Ref: 'AWS::Region' }, { 'Fn::ImportValue': 'Data:Table' }]] };
    expect(resolve(joined)).toBe('x-us-east-1-imported Data:Table');
    expect(
      resolve({ 'Fn::Select': [2, { 'Fn::Split': ['/', { 'Fn::Join': ['', ['https://', { Ref: 'Bus' }]] }] }] }),
    ).toBe('site-bus');
  });

  it('substitutes names, attributes, own variables and literals', () => {
    expect(resolve({ 'Fn::Sub': '${AWS::Region}/${Queue.Arn}/${!Literal}' })).toBe('us-east-1/Queue/Arn/${Literal}');
    expect(resolve({ 'Fn::Sub': ['${one}-${Bus}', { one: { Ref: 'Bus' } }] })).toBe('site-bus-site-bus');
  });

  it('chooses by condition, and leaves out what is AWS::NoValue', () => {
    const branch = { 'Fn::If': ['IsSmall', 1, { Ref: 'AWS::NoValue' }] };
    expect(resolve({ kept: { 'Fn::If': ['IsLarge', 'yes', 'no'] }, dropped: branch, list: ['a', branch] })).toEqual({
      kept: 'yes',
      list: ['a'],
    });
    expect(resolve(branch)).toBeUndefined();
  });

  it('evaluates conditions', () => {
    const equal = { 'Fn::Equals': [{ Ref: 'Bus' }, 'site-bus'] };
    expect(resolve({ 'Fn::And': [equal, { Condition: 'IsLarge' }, { 'Fn::Not': [{ Condition: 'Other' }] }] })).toBe(
      true,
    );
    expect(resolve({ 'Fn::Or': [{ 'Fn::Not': [equal] }, { Condition: 'Other' }] })).toBe(false);
  });

  it('reads mappings and encodes', () => {
    expect(resolve({ 'Fn::FindInMap': ['Sizes', { Ref: 'Bus' }, 'Max'] })).toBe('Sizes.site-bus.Max');
    expect(resolve({ 'Fn::Base64': 'abc' })).toBe('YWJj');
    expect(resolve({ 'Fn::ToJsonString': { a: { Ref: 'Bus' } } })).toBe('{"a":"site-bus"}');
  });

  it('names what it cannot resolve', () => {
    expect(() => resolve({ Ref: 'Nothing' })).toThrow('Ref to "Nothing"');
    expect(() => resolve({ 'Fn::Sub': '${Nothing}' })).toThrow('Nothing');
    expect(() => resolve({ 'Fn::GetAZs': '' })).toThrow('Fn::GetAZs');
    expect(() => resolve({ 'Fn::Select': [4, ['a']] })).toThrow('no item 4');
  });

  it('leaves an object alone that only looks like a function call', () => {
    expect(resolve({ Ref: 'x', also: 1 })).toEqual({ Ref: 'x', also: 1 });
  });
});
