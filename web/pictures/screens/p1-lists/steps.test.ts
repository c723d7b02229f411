import { expect, test } from 'vitest';
import { nightAt } from './steps.ts';

const keysAt = (time: number) =>
  nightAt(time).lists.map(({ rows }) => rows.map(({ entry, place }) => `${place.rank + 1} ${entry.name}`));

test('a song that comes earlier changes the keys of its own list only', () => {
  const [doors, show, encore] = keysAt(5);
  const [sameDoors, changed, sameEncore] = keysAt(9);
  expect(show).toEqual(['1 Opening', '2 River song', '3 Old town', '4 Lanterns', '5 Finale']);
  expect(changed).toEqual(['1 Opening', '3 River song', '4 Old town', '2 Lanterns', '5 Finale']);
  expect([sameDoors, sameEncore]).toEqual([doors, encore]);
});

test('the keys belong to doors, show and encore in turn, and the last one loads its first film', () => {
  const chosenAt = (time: number) => nightAt(time).lists.find(({ chosen }) => chosen)?.name;
  expect([1, 4, 12].map(chosenAt)).toEqual(['Doors', 'Show', 'Encore']);
  expect([12, 14].map((time) => nightAt(time).monitors.next?.name)).toEqual([undefined, 'Fireworks']);
});
