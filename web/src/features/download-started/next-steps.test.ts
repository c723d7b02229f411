import { describe, expect, it, test } from 'vitest';
import { readManuals } from '../../../../shared/content/load-manuals.ts';
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
  const lock = ['Get License Reader', 'How to read a lock', 'Order a lock'];

  it('lead to the lock, the manuals and the notes', () => {
    expect(labels(true)).toEqual([...lock, 'Manual of S1', 'Notes of 5.2.0']);
  });

  it('the notes are left out where the address wants none', () => {
    expect(labels(false)).toEqual([...lock, 'Manual of S1']);
  });

  it('the notes are those of the version that was downloaded', () => {
    expect(stepsOf(21).at(-1)?.links.at(-1)?.to).toBe('/history?page=21#v-5.2.0');
  });
});

describe('each link leads to what was downloaded, and to no page about all products', () => {
  const linkOf = (type: (typeof productTypeNumbers)[number], label: string) =>
    stepsOf(type)
      .flatMap(({ links }) => links)
      .find((link) => link.label === label)?.to;

  test.each([
    [1, 'Order a lock', '/orderinfo?tid=5'],
    [16, 'Order a lock', '/orderinfo?tid=4'],
    [21, 'Order a lock', '/orderinfo'],
    [9, 'Plans and prices', '/course?type=2'],
    [10, 'Plans and prices', '/course?type=1'],
    [17, 'Hardware code', '/download?page=6'],
    [23, 'Contact sales', '/contact'],
    [3, 'Manuals', '/word'],
  ] as const)('after product %i, %s leads to %s', (type, label, to) => {
    expect(linkOf(type, label)).toBe(to);
  });

  test.each(readManuals().map(({ name, type }) => [type, name] as const))(
    'after product %i comes the manual %s',
    (type, name) => {
      const reading = stepsOf(type)
        .at(-1)
        ?.links.map(({ to }) => to);
      expect(reading).toContain(`/manual-${name}`);
    },
  );
});

test('every product says what comes after its installation', () => {
  for (const type of productTypeNumbers) expect(stepsOf(type)[1]?.text.length, String(type)).toBeGreaterThan(20);
});
