import { expect, test } from 'vitest';
import { nightAt } from './steps.ts';

const fadesAt = (time: number) =>
  nightAt(time).lists.flatMap(({ rows }) => rows.map(({ entry, fade }) => [entry.name, fade.value] as const));

test('the slider sets the fade time of all entries, and one gets another', () => {
  expect(new Set(fadesAt(5).map(([, value]) => value))).toEqual(new Set(['1.0']));
  expect(new Set(fadesAt(9).map(([, value]) => value))).toEqual(new Set(['2.0']));
  expect(fadesAt(13).filter(([, value]) => value !== '2.0')).toEqual([['Lanterns', '3.0']]);
});

test('the entry that differs covers the film before it in its own time', () => {
  const { onAir, leaving, arrived } = nightAt(17.5).monitors;
  expect([onAir.name, leaving.name, arrived]).toEqual(['Lanterns', 'Old town', expect.closeTo(0.5)]);
  expect([nightAt(15).nextFade, nightAt(19).monitors.arrived]).toEqual([3, 1]);
});

test('cut is chosen until fade is', () => {
  expect([3, 4].map((time) => nightAt(time).way)).toEqual(['Cut', 'Fade']);
});
