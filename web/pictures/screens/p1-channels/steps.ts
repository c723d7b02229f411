import type { Place, PointerAct } from '../kit/pointer-way.ts';
import type { Meter } from '../p1-audio/levels.tsx';
import type { Bus } from '../p1-audio/routing.tsx';

/** Which output is given to which bus, and when; those that have one from the beginning have it at 0. */
const patches = [
  { bus: 'Main left', output: 1, at: 0 },
  { bus: 'Main right', output: 2, at: 0 },
  { bus: 'Monitor', output: 3, at: 1.5 },
  { bus: 'Monitor', output: 4, at: 2.7 },
  { bus: 'Click', output: 5, at: 4.1 },
  { bus: 'Lobby', output: 6, at: 11 },
  { bus: 'Main left', output: 7, at: 12.7 },
  { bus: 'Main right', output: 8, at: 14 },
] as const;
const names = ['Main left', 'Main right', 'Monitor', 'Click', 'Lobby'] as const;

/** The middle of a cell of the matrix. */
function cellOf(bus: string, output: number): Place {
  return [433 + (output - 1) * 88.5, 453 + names.findIndex((name) => name === bus) * 44.2];
}

export const ACTS: readonly PointerAct[] = [
  ...patches.filter(({ at }) => at > 0 && at < 6).map(({ bus, output, at }) => ({ at, from: cellOf(bus, output) })),
  // To the meter that stands still.
  { at: 7.2, from: [240, 620], idle: true },
  ...patches.filter(({ at }) => at > 6).map(({ bus, output, at }) => ({ at, from: cellOf(bus, output) })),
  { at: 15.4, from: [980, 350], idle: true },
];
export const START: Place = [900, 560];

/** The level of each bus while all of them play, in decibels. */
const levels: Readonly<Record<(typeof names)[number], Omit<Meter, 'name'>>> = {
  'Main left': { level: -9, peak: -4 },
  'Main right': { level: -11, peak: -5 },
  Monitor: { level: -16, peak: -10 },
  Click: { level: -22, peak: -19 },
  Lobby: { level: -18, peak: -13 },
};
const meterNames = ['L', 'R', 'Mon', 'Click', 'Lobby'];
const SILENT = -70;
/** Seconds until a meter that was still is where the others are. */
const RISES = 0.3;

/** What the matrix and the meters show after so many seconds. */
export function channelsAt(time: number): { readonly buses: readonly Bus[]; readonly meters: readonly Meter[] } {
  const pressed = patches.filter(({ at }) => at === 0 || time >= at + 0.1);
  const buses = names.map((name) => ({
    name,
    outputs: pressed.filter(({ bus }) => bus === name).map(({ output }) => output),
  }));
  const meters = names.map((name, index) => {
    const first = pressed.find(({ bus }) => bus === name);
    const { level, peak } = levels[name];
    const risen = first ? Math.min(1, first.at === 0 ? 1 : (time - first.at - 0.1) / RISES) : 0;
    const heard = (decibels: number) => SILENT + (decibels - SILENT) * risen;
    return { name: meterNames[index] ?? name, level: heard(level), peak: heard(peak) };
  });
  return { buses, meters };
}
