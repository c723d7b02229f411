import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../cloudformation/json.ts';
import { compilePattern } from './event-pattern.ts';

const event: JsonObject = {
  source: 'site',
  'detail-type': 'download.recorded',
  detail: {
    product: 's3-pro',
    version: 5,
    free: true,
    note: null,
    tags: ['led', 'stage'],
    address: '10.0.0.7',
    files: [{ system: 1, path: 'a.zip' }, { system: 2 }],
  },
};
const matches = (pattern: JsonObject) => compilePattern(pattern)(event);
const onDetail = (detail: JsonObject) => matches({ detail });

describe('an event pattern', () => {
  it('matches exact values of every type, all fields together', () => {
    expect(matches({ source: ['other', 'site'], 'detail-type': ['download.recorded'] })).toBe(true);
    expect(matches({ source: ['site'], 'detail-type': ['order.paid'] })).toBe(false);
    expect(onDetail({ version: [5], free: [true], note: [null] })).toBe(true);
    expect(onDetail({ version: ['5'] })).toBe(false);
  });

  it.each<[string, JsonObject, boolean]>([
    ['prefix', { product: [{ prefix: 's3' }] }, true],
    ['prefix ignoring case', { product: [{ prefix: { 'equals-ignore-case': 'S3-P' } }] }, true],
    ['suffix', { product: [{ suffix: '-lite' }] }, false],
    ['equals-ignore-case', { product: [{ 'equals-ignore-case': 'S3-PRO' }] }, true],
    ['wildcard', { product: [{ wildcard: 's*-*o' }] }, true],
    ['wildcard, other characters being themselves', { product: [{ wildcard: 's.*' }] }, false],
    ['wildcard, escaped star', { product: [{ wildcard: 's3\\*' }] }, false],
    ['anything-but a value', { product: [{ 'anything-but': 's1' }] }, true],
    ['anything-but a list', { product: [{ 'anything-but': ['s1', 's3-pro'] }] }, false],
    ['anything-but a prefix', { product: [{ 'anything-but': { prefix: 's3' } }] }, false],
    ['anything-but several wildcards', { product: [{ 'anything-but': { wildcard: ['a*', '*z'] } }] }, true],
    ['numeric range', { version: [{ numeric: ['>', 4, '<=', 5] }] }, true],
    ['numeric equality', { version: [{ numeric: ['=', 4] }] }, false],
    ['numeric on a text', { product: [{ numeric: ['>', 0] }] }, false],
    ['cidr', { address: [{ cidr: '10.0.0.0/24' }] }, true],
    ['cidr outside', { address: [{ cidr: '10.0.1.0/24' }] }, false],
  ])('knows the operator %s', (_name, detail, expected) => {
    expect(onDetail(detail)).toBe(expected);
  });

  it('tells a missing field from a present one', () => {
    expect(onDetail({ absent: [{ exists: false }], product: [{ exists: true }] })).toBe(true);
    expect(onDetail({ absent: [{ exists: true }] })).toBe(false);
    expect(onDetail({ product: [{ exists: false }] })).toBe(false);
    expect(onDetail({ absent: [{ 'anything-but': 'x' }] })).toBe(false);
    expect(onDetail({ absent: [null] })).toBe(false);
  });

  it('matches a list when one of its elements does, objects included', () => {
    expect(onDetail({ tags: ['stage'] })).toBe(true);
    expect(onDetail({ files: { system: [2] } })).toBe(true);
    expect(onDetail({ files: { system: [2], path: ['a.zip'] } })).toBe(false);
  });

  it('takes one of several alternatives, at any depth', () => {
    expect(onDetail({ $or: [{ product: ['s1'] }, { version: [5] }], free: [true] })).toBe(true);
    expect(onDetail({ $or: [{ product: ['s1'] }, { version: [4] }] })).toBe(false);
  });

  it.each<[string, JsonObject]>([
    ['an unknown operator', { source: [{ contains: 'x' }] }],
    ['a bare value', { source: 'site' }],
    ['an empty list', { source: [] }],
    ['an empty pattern', {}],
    ['half a comparison', { version: [{ numeric: ['>'] }] }],
    ['a prefix that is no text', { source: [{ prefix: 1 }] }],
    ['a single alternative', { $or: [{ source: ['x'] }] }],
  ])('is refused with %s', (_name, pattern) => {
    expect(() => compilePattern(pattern)).toThrow('Event pattern is not valid');
  });
});
