import { expect, it } from 'vitest';
import { fillTemplate, targetInput, valueAtPath } from './event-input.ts';

const event = { source: 'site', detail: { product: 's3 "Pro"', count: 2, files: [{ path: 'a.zip' }], 'file-size': 7 } };

it('a target receives the whole event unless it asks for less', () => {
  expect(targetInput(event, {})).toBe(JSON.stringify(event));
  expect(targetInput(event, { InputPath: '$.detail.files' })).toBe('[{"path":"a.zip"}]');
  expect(targetInput(event, { Input: '{"job":"nightly"}' })).toBe('{"job":"nightly"}');
});

it('a transformer puts values into JSON as JSON, into texts as text', () => {
  const InputTransformer = {
    InputPathsMap: { product: '$.detail.product', count: '$.detail.count', absent: '$.detail.absent' },
    InputTemplate: '{"product": <product>, "says": "<product> x<count>", "gone": <absent>, "none": "<absent>"}',
  };
  expect(JSON.parse(targetInput(event, { InputTransformer }))).toEqual({
    product: 's3 "Pro"',
    says: 's3 "Pro" x2',
    gone: null,
    none: '',
  });
});

it('a plain text template takes the values bare', () => {
  const template = '<product> was downloaded';
  expect(fillTemplate(template, () => 'S3')).toBe('S3 was downloaded');
  const whole = { InputTransformer: { InputTemplate: '{"event": <aws.events.event>}' } };
  expect(JSON.parse(targetInput(event, whole))).toEqual({ event });
});

it('paths reach into lists and quoted names', () => {
  expect(valueAtPath(event, '$.detail.files[0].path')).toBe('a.zip');
  expect(valueAtPath(event, "$.detail['file-size']")).toBe(7);
  expect(valueAtPath(event, '$.detail.product.deeper')).toBeUndefined();
  expect(valueAtPath(event, '$')).toBe(event);
});
