import { expect, test } from 'vitest';
import { requestIds } from './request-ids.ts';

function counted() {
  let made = 0;
  return requestIds(() => `id ${++made}`);
}

test('the same content keeps its request id however often it is tried', () => {
  const ids = counted();
  const first = ids.of({ name: 'Ada', content: 'Two walls' });
  expect(ids.of({ name: 'Ada', content: 'Two walls' })).toBe(first);
});

test('changed content is a request of its own', () => {
  const ids = counted();
  const first = ids.of({ name: 'Ada', content: 'Two walls' });
  expect(ids.of({ name: 'Ada', content: 'Three walls' })).not.toBe(first);
});

test('the same words after they were sent are a request of their own', () => {
  const ids = counted();
  const first = ids.of({ name: 'Ada' });
  ids.sent();
  expect(ids.of({ name: 'Ada' })).not.toBe(first);
});

test('request ids are UUIDs unless a test makes them', () => {
  expect(requestIds().of({})).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});
