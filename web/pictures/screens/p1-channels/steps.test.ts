import { expect, it } from 'vitest';
import { channelsAt } from './steps.ts';

it('a meter stands still until its bus has an output', () => {
  const silent = (time: number) =>
    channelsAt(time)
      .meters.filter(({ level }) => level < -60)
      .map(({ name }) => name);
  expect(silent(0)).toEqual(['Mon', 'Click', 'Lobby']);
  expect(silent(10)).toEqual(['Lobby']);
  expect(silent(12)).toEqual([]);
});
