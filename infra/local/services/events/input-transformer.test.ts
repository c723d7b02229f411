import { describe, expect, it } from 'vitest';
import { parity } from '../../testing/parity.ts';
import { compileTransformer } from './input-transformer.ts';

const event = {
  time: '2026-11-01T10:00:00Z',
  detail: { state: 'say "go"', number: 3, tags: { 'mail-id': ['m1'] } },
};
const transformed = (InputTemplate: string, InputPathsMap: Record<string, string>) =>
  compileTransformer({ InputTemplate, InputPathsMap }, 'Site/Rule')(event);

const documented = { documented: 'EventBridge: Amazon EventBridge input transformation' };

parity('a variable as a value becomes JSON: text, number or list', documented, () => {
  const paths = { state: '$.detail.state', number: '$.detail.number', ids: '$.detail.tags.mail-id' };
  const text = transformed('{"state": <state>, "number": <number>, "ids": <ids>}', paths);
  expect(JSON.parse(text)).toEqual({ state: 'say "go"', number: 3, ids: ['m1'] });
});

parity('a variable inside a text is part of the text', documented, () => {
  const paths = { state: '$.detail.state', time: '$.time' };
  expect(JSON.parse(transformed('"At <time>: <state>"', paths))).toBe('At 2026-11-01T10:00:00Z: say "go"');
  expect(JSON.parse(transformed('{"a": "\\"<time>\\"", "b": <time>}', paths))).toEqual({
    a: `"${event.time}"`,
    b: event.time,
  });
});

parity('a variable whose path leads nowhere does not appear', documented, () => {
  expect(JSON.parse(transformed('"State <none>"', { none: '$.detail.none' }))).toBe('State ');
});

describe('an input transformer', () => {
  it.each([
    ['a variable without a path', '"<a>"', {}],
    ['a template that is no JSON', '{"a": <a>', { a: '$.detail' }],
    ['a path with more than names', '"<a>"', { a: '$.detail[0]' }],
    ['a predefined variable', '"<aws.events.rule-name>"', {}],
  ])('an input transformer is refused for %s', (_why, template, paths) => {
    expect(() => transformed(template, paths)).toThrow('Site/Rule');
  });
});
