import type { Place, PointerAct } from '../kit/pointer-way.ts';
import { type Meter, meters } from '../p1-audio/levels.tsx';
import { tracks } from '../p1-audio/tracks.ts';
import { lists } from '../p1-audio-mode/tracks.ts';

/** The waveforms begin 3 minutes and 40 seconds into the title that runs. */
export const LEFT_EDGE = 220;
export const PIXELS_A_SECOND = 8;
/** Where the playhead is when the screen's clock begins: seconds from the left edge. */
const BEGINS = 18.8;

/** The titles that overlap: the second begins before the first is over. */
const LEAVES = 'Northern sky';
const COMES = 'City at night';
export const OVERLAP = 8;
/** Seconds from the left edge: when the first is over. */
export const OVER = lengthOf(LEAVES) - LEFT_EDGE;

/** The announcement, started by hand, and the seconds within which the music fades out for it. */
export const ANNOUNCED = 'Please take your seats';
export const FADES = 3;
const OPENS: PointerAct = { at: 12.8, from: [716, 72] };
const PRESSES: PointerAct = { at: 14.6, from: [760, 130] };
const STARTS = PRESSES.at + 0.1;

export const ACTS: readonly PointerAct[] = [OPENS, PRESSES, { at: 16.2, from: [700, 560], idle: true }];
export const START: Place = [500, 330];

const within = (value: number) => Math.min(Math.max(value, 0), 1);

function lengthOf(title: string): number {
  const length = [...tracks, ...lists.Announcements].find(({ name }) => name === title)?.length;
  if (length === undefined) throw new Error(`There is no title ${title}`);
  return length;
}

/** Decibels by which music has fallen when it cannot be heard any more. */
const SILENCE = 50;

/** The meters of hall and monitors: they show what is said once the music has gone. The click has nothing to do with either. */
function metersAt(gone: number): readonly Meter[] {
  return meters.map((meter) => (meter.name === 'Mon' ? { ...meter, level: meter.level - SILENCE * gone } : meter));
}

/** What P1 shows after so many seconds. */
export function crossingAt(time: number) {
  const head = BEGINS + time;
  const announced = time >= STARTS;
  const running = head < OVER ? LEAVES : COMES;
  const live = announced ? ANNOUNCED : running;
  const played = { [LEAVES]: LEFT_EDGE + head, [COMES]: head - OVER + OVERLAP, [ANNOUNCED]: time - STARTS };
  return {
    head,
    live,
    /** What follows by itself. */
    next: announced || running === LEAVES ? COMES : 'Rain, acoustic',
    left: lengthOf(live) - (played[live] ?? 0),
    share: (played[live] ?? 0) / lengthOf(live),
    bank: time < OPENS.at + 0.1 ? ('Show' as const) : ('Announcements' as const),
    /** Seconds from the left edge to where the announcement begins, and how long it is; nothing before. */
    announcement: announced ? { from: BEGINS + STARTS, length: lengthOf(ANNOUNCED) } : undefined,
    meters: metersAt(announced ? within((time - STARTS) / FADES) : 0),
  };
}

export type Crossing = ReturnType<typeof crossingAt>;
