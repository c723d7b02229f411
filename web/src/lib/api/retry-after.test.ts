import { expect, test } from 'vitest';
import { Refusal } from '../../../../shared/contract/refusal.ts';
import { failureOf, RefusedForNow, SiteBusy, withStatedWait } from './retry-after.ts';

const now = Date.parse('2026-11-22T09:30:00Z');
const answer = (status: number, after?: string) =>
  failureOf(new Response(null, { status, ...(after !== undefined && { headers: { 'retry-after': after } }) }), now);

test.each([
  [429, '12', 12_000],
  [503, ' 0 ', 0],
  [503, 'Sun, 22 Nov 2026 09:31:30 GMT', 90_000],
  [429, 'Sun, 22 Nov 2026 09:29:00 GMT', 0],
])('HTTP %i that says "%s" is a site that is busy for %i ms', (status, after, waitMs) => {
  const failure = answer(status, after);
  expect(failure).toBeInstanceOf(SiteBusy);
  expect(failure).toMatchObject({ message: `HTTP ${status}`, waitMs });
});

test.each([
  [429, undefined],
  [503, 'soon'],
  [503, ''],
  [500, '12'],
  [404, '12'],
])('HTTP %i that says %j is a failure', (status, after) => {
  const failure = answer(status, after);
  expect(failure).not.toBeInstanceOf(SiteBusy);
  expect(failure).toEqual(new Error(`HTTP ${status}`));
});

test('a refusal that says how long it holds keeps its words', () => {
  const reply = new Response(null, { headers: { 'retry-after': '45' } });
  const refused = withStatedWait(new Refusal('Too many codes'), reply, now);
  expect(refused).toBeInstanceOf(RefusedForNow);
  expect(refused).toMatchObject({ message: 'Too many codes', status: 1, waitMs: 45_000 });
});

test('a refusal without a wait, and what is no refusal, stay as they are', () => {
  const refusal = new Refusal('The code is wrong');
  expect(withStatedWait(refusal, new Response(null), now)).toBe(refusal);
  const error = new Error('No JSON');
  expect(withStatedWait(error, new Response(null, { headers: { 'retry-after': '45' } }), now)).toBe(error);
});
