import { describe, expect, it } from 'vitest';
import { compilePattern } from './event-pattern.ts';
import type { Json, JsonObject } from './json.ts';

const event: JsonObject = {
  source: 'site',
  'detail-type': 'download.recorded',
  detail: {
    product: 's3-pro',
    version: 5,
    free: true,
    note: null,
    tags: ['led', 'stage'],
    files: [{ system: 1, path: 'a.zip' }, { system: 2 }],
  },
};
const matches = (pattern: JsonObject) => compilePattern(pattern)(event);
const onDetail = (detail: JsonObject) => matches({ detail });

describe('an event pattern', () => {
  it('an event pattern matches exact values of every type, all fields together', () => {
    expect(matches({ source: ['other', 'site'], 'detail-type': ['download.recorded'] })).toBe(true);
    expect(matches({ source: ['site'], 'detail-type': ['order.paid'] })).toBe(false);
    expect(onDetail({ version: [5], free: [true], note: [null] })).toBe(true);
    expect(onDetail({ version: ['5'] })).toBe(false);
  });

  it.each<[string, JsonObject, boolean]>([
    ['prefix', { product: [{ prefix: 's3' }] }, true],
    ['suffix', { product: [{ suffix: '-lite' }] }, false],
    ['anything-but a value', { product: [{ 'anything-but': 's1' }] }, true],
    ['anything-but a list', { product: [{ 'anything-but': ['s1', 's3-pro'] }] }, false],
    ['anything-but a prefix', { product: [{ 'anything-but': { prefix: 's3' } }] }, false],
    ['anything-but several suffixes', { product: [{ 'anything-but': { suffix: ['-lite', '-free'] } }] }, true],
  ])('an event pattern knows the operator %s', (_name, detail, expected) => {
    expect(onDetail(detail)).toBe(expected);
  });

  it('an event pattern tells a missing field from a present one', () => {
    expect(onDetail({ absent: [{ exists: false }], product: [{ exists: true }] })).toBe(true);
    expect(onDetail({ absent: [{ exists: true }] })).toBe(false);
    expect(onDetail({ product: [{ exists: false }] })).toBe(false);
    expect(onDetail({ absent: [{ 'anything-but': 'x' }] })).toBe(false);
    expect(onDetail({ absent: [null] })).toBe(false);
  });

  it('an event pattern matches a list when one of its elements does, objects included', () => {
    expect(onDetail({ tags: ['stage'] })).toBe(true);
    expect(onDetail({ files: { system: [2] } })).toBe(true);
    expect(onDetail({ files: { system: [2], path: ['a.zip'] } })).toBe(false);
  });

  it('an event pattern takes one of several alternatives, at any depth', () => {
    expect(onDetail({ $or: [{ product: ['s1'] }, { version: [5] }], free: [true] })).toBe(true);
    expect(onDetail({ $or: [{ product: ['s1'] }, { version: [4] }] })).toBe(false);
  });

  it.each<[string, JsonObject]>([
    ['an unknown operator', { source: [{ contains: 'x' }] }],
    ['a bare value', { source: 'site' }],
    ['an empty list', { source: [] }],
    ['an empty pattern', {}],
    ['a prefix that is no text', { source: [{ prefix: 1 }] }],
    ['a single alternative', { $or: [{ source: ['x'] }] }],
  ])('an event pattern is refused with %s', (_name, pattern) => {
    expect(() => compilePattern(pattern)).toThrow('Event pattern is not valid');
  });

  it.each<[string, Json]>([
    ['cidr', '10.0.0.0/24'],
    ['numeric', ['>', 4]],
    ['wildcard', 's*'],
    ['equals-ignore-case', 'SITE'],
  ])('an event pattern is refused with the operator %s, which the runtime does not know', (operator, operand) => {
    const message = `source has the unknown operator "${operator}"`;
    expect(() => compilePattern({ source: [{ [operator]: operand }] })).toThrow(message);
    expect(() => compilePattern({ source: [{ 'anything-but': { [operator]: operand } }] })).toThrow(message);
  });

  it.each(['prefix', 'suffix'])(
    'an event pattern is refused with a %s that ignores case, by the name of the field',
    (operator) => {
      const pattern = { detail: { product: [{ [operator]: { 'equals-ignore-case': 'S3' } }] } };
      expect(() => compilePattern(pattern)).toThrow('detail.product needs a text as operand');
    },
  );
});
