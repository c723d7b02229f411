import { describe, expect, it, test } from 'vitest';
import { productTypeNumbers } from '../../../../shared/product-type.ts';
import { nextSteps } from './next-steps.ts';

function stepsOf(type: (typeof productTypeNumbers)[number], platform: 'windows' | 'android' | 'ios' = 'windows') {
  return nextSteps({ type, version: '5.2.0', platform }, true);
}
const words = (...asked: Parameters<typeof stepsOf>) =>
  stepsOf(...asked)
    .map(({ title, text }) => `${title}: ${text}`)
    .join(' ');

test.each([
  [1, /encrypted lock/],
  [9, /Purchase/],
  [10, /hardware code.*Purchase/],
  [11, /Same LAN, firewall off.*create no project/],
  [12, /need an account/],
  [13, /IP address/],
  [14, /2020 or later.*CS6/],
  [16, /encrypted lock/],
  [17, /hardware code/],
  [19, /Free, no licence/],
  [22, /S3 Pro 5\.1\.4 or later/],
  [23, /free trial/],
] as const)('who downloaded product %i is told about %s', (type, fact) => {
  expect(words(type)).toMatch(fact);
});

test('what is free or runs on a phone asks for no lock', () => {
  for (const type of [11, 12, 13, 19, 23] as const) expect(words(type)).not.toMatch(/encrypted lock|Purchase/);
});

test('an apk is opened on the phone, from Android 10.0 on for ccMAX, and a store installs by itself', () => {
  expect(words(11, 'android')).toMatch(/on the phone or tablet.*Android 10\.0/);
  expect(words(13, 'android')).not.toContain('10.0');
  expect(words(13, 'ios')).toContain('app store');
});

describe('the links of the steps', () => {
  const labels = (withHistory: boolean) =>
    nextSteps({ type: 1, version: '5.2.0', platform: 'windows' }, withHistory).flatMap(({ links }) =>
      links.map(({ label }) => label),
    );
  const lock = ['License Reader', 'How to read a lock', 'Order a lock'];

  it('lead to the lock, the manuals and the notes', () => {
    expect(labels(true)).toEqual([...lock, 'Manuals', 'Notes of 5.2.0']);
  });

  it('the notes are left out where the address wants none', () => {
    expect(labels(false)).toEqual([...lock, 'Manuals']);
  });

  it('the notes are those of the version that was downloaded', () => {
    expect(stepsOf(21).at(-1)?.links.at(-1)?.to).toBe('/history?page=21#v-5.2.0');
  });
});

test('every product says what comes after its installation', () => {
  for (const type of productTypeNumbers) expect(stepsOf(type)[1]?.text.length, String(type)).toBeGreaterThan(20);
});
