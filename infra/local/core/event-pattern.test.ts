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

  it('an event pattern knows how a text begins', () => {
    expect(onDetail({ product: [{ prefix: 's3' }] })).toBe(true);
    expect(onDetail({ product: [{ prefix: 's1' }] })).toBe(false);
    expect(onDetail({ version: [{ prefix: '5' }] })).toBe(false);
  });

  it('an event pattern tells a missing field from a present one', () => {
    expect(onDetail({ absent: [{ exists: false }], product: [{ exists: true }] })).toBe(true);
    expect(onDetail({ absent: [{ exists: true }] })).toBe(false);
    expect(onDetail({ product: [{ exists: false }] })).toBe(false);
    expect(onDetail({ absent: [null] })).toBe(false);
  });

  it('an event pattern matches a list when one of its elements does, objects included', () => {
    expect(onDetail({ tags: ['stage'] })).toBe(true);
    expect(onDetail({ files: { system: [2] } })).toBe(true);
    expect(onDetail({ files: { system: [2], path: ['a.zip'] } })).toBe(false);
  });

  it.each<[string, JsonObject]>([
    ['an unknown operator', { source: [{ contains: 'x' }] }],
    ['a bare value', { source: 'site' }],
    ['an empty list', { source: [] }],
    ['an empty pattern', {}],
    ['a prefix that is no text', { source: [{ prefix: 1 }] }],
    ['alternatives', { $or: [{ source: ['x'] }, { source: ['y'] }] }],
    ['a prefix that ignores case', { source: [{ prefix: { 'equals-ignore-case': 'S' } }] }],
  ])('an event pattern is refused with %s', (_name, pattern) => {
    expect(() => compilePattern(pattern)).toThrow('Event pattern is not valid');
  });

  it.each<[string, Json]>([
    ['suffix', '-lite'],
    ['anything-but', 'other'],
    ['cidr', '10.0.0.0/24'],
    ['numeric', ['>', 4]],
    ['wildcard', 's*'],
    ['equals-ignore-case', 'SITE'],
  ])('an event pattern is refused with the operator %s, which the runtime does not know', (operator, operand) => {
    const message = `source has the unknown operator "${operator}"`;
    expect(() => compilePattern({ source: [{ [operator]: operand }] })).toThrow(message);
  });
});
