import { expect, test } from 'vitest';
import { evaluateConditions, rangeApplies } from './conditions.ts';

const held = { etag: '"a"', lastModified: 'Wed, 01 Jan 2025 00:00:00 GMT' };
const before = 'Tue, 31 Dec 2024 23:59:59 GMT';
const after = 'Wed, 01 Jan 2025 00:00:01 GMT';

test('a known entity tag makes the answer 304, weak or strong, alone or in a list', () => {
  for (const tag of ['"a"', 'W/"a"', '"x", "a"', '*'])
    expect(evaluateConditions({ 'if-none-match': tag }, held)).toBe('not-modified');
  expect(evaluateConditions({ 'if-none-match': '"b"' }, held)).toBe('proceed');
});

test('the entity tag counts before the date', () => {
  expect(evaluateConditions({ 'if-none-match': '"b"', 'if-modified-since': after }, held)).toBe('proceed');
});

test('an unmodified date makes the answer 304', () => {
  expect(evaluateConditions({ 'if-modified-since': held.lastModified }, held)).toBe('not-modified');
  expect(evaluateConditions({ 'if-modified-since': before }, held)).toBe('proceed');
  expect(evaluateConditions({ 'if-modified-since': 'yesterday' }, held)).toBe('proceed');
});

test('a failed precondition is reported', () => {
  expect(evaluateConditions({ 'if-match': '"b"' }, held)).toBe('precondition-failed');
  expect(evaluateConditions({ 'if-match': 'W/"a"' }, held)).toBe('precondition-failed');
  expect(evaluateConditions({ 'if-match': '"a"' }, held)).toBe('proceed');
  expect(evaluateConditions({ 'if-unmodified-since': before }, held)).toBe('precondition-failed');
});

test('a range is only honoured when the client has a part of exactly the same object', () => {
  expect(rangeApplies(undefined, held)).toBe(true);
  expect(rangeApplies('"a"', held)).toBe(true);
  expect(rangeApplies('"b"', held)).toBe(false);
  expect(rangeApplies('W/"a"', { ...held, etag: 'W/"a"' })).toBe(false);
  expect(rangeApplies(held.lastModified, held)).toBe(true);
  expect(rangeApplies(after, held)).toBe(false);
});
