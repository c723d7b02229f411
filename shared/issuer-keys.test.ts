import { expect, test } from 'vitest';
import { type IssuerKey, IssuerKeys, publishedMinutes, rotated } from './issuer-keys.ts';

const at = Date.parse('2026-11-26T09:30:00.000Z');
const minute = 60_000;

/** Keys one after the other, made at a time. */
function aMaker() {
  let made = 0;
  return (now: number) => (): IssuerKey => {
    made += 1;
    const text = String(made).repeat(43).slice(0, 43);
    return { kid: text, x: text, d: text, madeAt: new Date(now).toISOString() };
  };
}

test('a stage without keys gets one that signs at once', () => {
  const rotation = rotated(undefined, aMaker()(at), at);
  expect(rotation).toMatchObject({ step: 'signs', keys: { signing: '1'.repeat(43) } });
});

test('another key is published first, waits a quarter of an hour, and signs then; the one before stays published without its private part', () => {
  const make = aMaker();
  const first = rotated(undefined, make(at), at);
  if (first.step === 'waits') throw new Error('nothing to wait for');
  const published = rotated(first.keys, make(at), at);
  if (published.step === 'waits') throw new Error('nothing to wait for');
  expect(published).toMatchObject({ step: 'published', keys: { signing: '1'.repeat(43) } });
  expect(published.keys.keys).toHaveLength(2);
  expect(rotated(published.keys, make(at), at + 1)).toEqual({
    step: 'waits',
    kid: '2'.repeat(43),
    minutes: publishedMinutes,
  });
  expect(rotated(published.keys, make(at), at + publishedMinutes * minute - 1)).toMatchObject({
    step: 'waits',
    minutes: 1,
  });
  const signs = rotated(published.keys, make(at), at + publishedMinutes * minute);
  if (signs.step === 'waits') throw new Error('it has waited');
  expect(signs).toMatchObject({ step: 'signs', keys: { signing: '2'.repeat(43) } });
  expect(signs.keys.keys.map(({ d }) => d === undefined)).toEqual([false, true]);
  expect(IssuerKeys.parse(signs.keys)).toEqual(signs.keys);
});

test('every key that ever signed stays published', () => {
  const make = aMaker();
  let keys: IssuerKeys | undefined;
  for (let step = 0; step < 7; step += 1) {
    const next = rotated(keys, make(at), at + publishedMinutes * minute);
    if (next.step !== 'waits') keys = next.keys;
  }
  expect(keys?.keys.map(({ kid }) => kid[0])).toEqual(['4', '3', '2', '1']);
  expect(keys?.keys.filter(({ d }) => d !== undefined)).toHaveLength(1);
});
