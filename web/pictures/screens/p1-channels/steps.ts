import type { Place, PointerAct } from '../kit/pointer-way.ts';
import { type Meter, meters } from '../p1-audio/levels.tsx';
import { type Bus, usualBuses } from '../p1-audio/routing.tsx';

const BEFORE = Number.NEGATIVE_INFINITY;
/** Which output is given to which bus, and when. */
const patches = [
  { bus: 'Main left', output: 1, at: BEFORE },
  { bus: 'Main right', output: 2, at: BEFORE },
  { bus: 'Monitor', output: 3, at: 1.5 },
  { bus: 'Monitor', output: 4, at: 2.7 },
  { bus: 'Click', output: 5, at: 4.1 },
  { bus: 'Lobby', output: 6, at: 11 },
  { bus: 'Main left', output: 7, at: 12.7 },
  { bus: 'Main right', output: 8, at: 14 },
];
const names = usualBuses.map(({ name }) => name);
/** What each bus is heard with while all of them play, in the order of their names. */
const heard: readonly Meter[] = [...meters, { name: 'Lobby', level: -18, peak: -13 }];

/** The middle of a cell of the matrix. */
function cellOf(bus: string, output: number): Place {
  return [433 + (output - 1) * 88.5, 453 + names.indexOf(bus) * 44.2];
}

export const ACTS: readonly PointerAct[] = [
  ...patches.filter(({ at }) => at !== BEFORE).map(({ bus, output, at }) => ({ at, from: cellOf(bus, output) })),
  // To the meter that stands still, and out of the way.
  { at: 7.2, from: [240, 620] as const, idle: true },
  { at: 15.4, from: [980, 350] as const, idle: true },
].toSorted((one, other) => one.at - other.at);
export const START: Place = [900, 560];

const SILENT = -70;
/** Seconds until a pressed cell feeds its output, and until a meter that was still is where the others are. */
const FEEDS = 0.1;
const RISES = 0.3;

/** What the matrix and the meters show after so many seconds. */
export function channelsAt(time: number): { readonly buses: readonly Bus[]; readonly meters: readonly Meter[] } {
  const pressed = patches.filter(({ at }) => time >= at + FEEDS);
  const outputsOf = (name: string) => pressed.filter(({ bus }) => bus === name);
  const risen = names.map((name) => {
    const [first] = outputsOf(name);
    return first ? Math.min(1, (time - first.at - FEEDS) / RISES) : 0;
  });
  const rise = (decibels: number, share = 0) => SILENT + (decibels - SILENT) * share;
  return {
    buses: names.map((name) => ({ name, outputs: outputsOf(name).map(({ output }) => output) })),
    meters: heard.map(({ name, level, peak }, index) => ({
      name,
      level: rise(level, risen[index]),
      peak: rise(peak, risen[index]),
    })),
  };
}
