import type { Program } from '../p1-video/programs.ts';

/** A film of the night. */
export interface Entry extends Pick<Program, 'name' | 'length' | 'ending' | 'content' | 'at'> {
  /** Seconds of the file before its start and after its end. */
  readonly trim: readonly [before: number, after: number];
}

function entry(
  name: string,
  length: string,
  ending: Entry['ending'],
  moment: readonly [content: string, at: number],
  trim: Entry['trim'] = [0, 0],
): Entry {
  return { name, length, ending, content: moment[0], at: moment[1], trim };
}

export interface List {
  readonly letter: string;
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** The night from doors to exit. */
export const lists: readonly List[] = [
  {
    letter: 'A',
    name: 'Doors',
    entries: [
      entry('Welcome', '06:00', 'loop', ['silk', 2]),
      entry('Sponsors', '01:30', 'next', ['facets', 2]),
      entry('Fire exits', '00:40', 'hold', ['corridor', 2]),
    ],
  },
  {
    letter: 'B',
    name: 'Show',
    entries: [
      entry('Opening', '02:40', 'next', ['grid', 2], [12, 20]),
      entry('River song', '03:36', 'next', ['waves', 2]),
      entry('Old town', '03:12', 'hold', ['city', 2]),
      entry('Lanterns', '04:05', 'next', ['bloom', 2]),
      entry('Finale', '05:20', 'black', ['particles', 3]),
    ],
  },
  {
    letter: 'C',
    name: 'Encore',
    entries: [entry('Fireworks', '02:10', 'next', ['ink', 4]), entry('Good night', '04:00', 'loop', ['aurora', 3])],
  },
];

/** @throws Error when the night has no such film */
export function entryOf(name: string): Entry {
  const found = lists.flatMap(({ entries }) => entries).find((one) => one.name === name);
  if (!found) throw new Error(`The night has no film ${name}`);
  return found;
}
