import { expect, test } from 'vitest';
import { END_FROM, nightAt } from './steps.ts';

const keysAt = (time: number) =>
  nightAt(time).lists.map(({ rows }) => rows.map(({ entry, place }) => `${place.rank + 1} ${entry.name}`));

test('a list that is reordered leaves the keys of the others', () => {
  const [doors, ...others] = keysAt(0);
  const [reordered, ...same] = keysAt(4);
  expect(doors).toEqual(['1 Welcome', '2 Sponsors', '3 Fire exits']);
  expect(reordered).toEqual(['2 Welcome', '3 Sponsors', '1 Fire exits']);
  expect(same).toEqual(others);
});

test('the coming film waits until it is taken', () => {
  const shown = (time: number) => {
    const { next, onAir } = nightAt(time).monitors;
    return [next?.name, onAir.name];
  };
  expect([5, 7, 9].map(shown)).toEqual([
    [undefined, 'Welcome'],
    ['Opening', 'Welcome'],
    ['River song', 'Opening'],
  ]);
});

test('one fade time changes with the slider for all, another is typed for one', () => {
  const fades = new Set(nightAt(12).lists.flatMap(({ rows }) => rows.map(({ fade }) => fade.value)));
  expect([...fades]).toEqual(['2.0']);
  const own = nightAt(14).lists.flatMap(({ rows }) => rows.filter(({ fade }) => fade.own));
  expect(own.map(({ entry, fade }) => [entry.name, fade.value])).toEqual([['Lanterns', '4.0']]);
});

test('a film goes to black at its end when that was chosen', () => {
  const shown = (after: number) => {
    const { onAir, blackened, over } = nightAt(END_FROM + after).monitors;
    return [onAir.ending, blackened > 0, over];
  };
  expect([1, 2, 3, 4].map(shown)).toEqual([
    ['next', false, false],
    ['black', false, false],
    ['black', true, false],
    ['black', true, true],
  ]);
});
