import { dragShare, type Place, type PointerAct, pointerAt } from '../kit/pointer-way.ts';

/** The view of the timeline: CSS pixels of a second, and of the beginning from the screen's left edge. */
export const SECOND = 20;
export const LANES_LEFT = 132;
/** Seconds of a bar: four beats at 120 a minute. */
export const BAR = 2;

export interface Clip {
  readonly name: string;
  readonly content: string;
  readonly layer: 1 | 2;
  /** Second of the show at which the file itself would begin, and what of it is played. */
  readonly origin: number;
  readonly from: number;
  readonly to: number;
  readonly state: 'carried' | 'chosen' | 'lies';
}

const CARRIES_TIDE: PointerAct = { at: 0.8, until: 2, from: [60, 108], to: [252, 470], carries: 'tide_8k.hvc' };
const CARRIES_DYERS: PointerAct = { at: 2.8, until: 4, from: [60, 160], to: [952, 406], carries: 'dyers_8k.hvc' };
const TRIMS_BEGINNING: PointerAct = { at: 5.5, until: 6.6, from: [132, 474], to: [212, 474] };
const TRIMS_END: PointerAct = { at: 7.6, until: 8.8, from: [852, 474], to: [652, 474] };
const SLIDES: PointerAct = { at: 10, until: 11.8, from: [960, 410], to: [680, 410] };
const PLAYS: PointerAct = { at: 14.1, from: [44, 316] };

export const ACTS = [CARRIES_TIDE, CARRIES_DYERS, TRIMS_BEGINNING, TRIMS_END, SLIDES, PLAYS] as const;
export const START: Place = [470, 250];

const LAYERS_TOP = 374;
const FILE_SECONDS = { tide: 36, dyers: 22 };
/** Where the playhead waits. */
const WAITS_AT = 23.2;
/** A bar draws the edge that comes near it, in seconds. */
const DRAWS = 0.45;

function drawnToBar(second: number): number {
  const bar = Math.round(second / BAR) * BAR;
  return Math.abs(bar - second) < DRAWS ? bar : second;
}

/** Seconds that a drag along the timeline has moved what it holds. */
const moved = (act: PointerAct, time: number) =>
  (((act.to?.[0] ?? act.from[0]) - act.from[0]) / SECOND) * dragShare(act, time);

const holds = ({ at, until = at }: PointerAct, time: number) => at <= time && time < until;

/** A clip that is carried shows where it would lie, once the pointer is over the layers. */
function carriedTo(act: PointerAct, time: number, origin: number): number | undefined {
  if (time >= (act.until ?? act.at)) return origin;
  const [x, y] = pointerAt(ACTS, START, time);
  if (!holds(act, time) || y < LAYERS_TOP) return undefined;
  return drawnToBar(Math.max(origin + (x - (act.to?.[0] ?? x)) / SECOND, 0));
}

function tideAt(time: number): Clip | undefined {
  const origin = carriedTo(CARRIES_TIDE, time, 0);
  if (origin === undefined) return undefined;
  const chosen = time < CARRIES_DYERS.at || (time >= TRIMS_BEGINNING.at - 0.1 && time < SLIDES.at);
  return {
    name: 'tide_8k.hvc',
    content: 'aurora',
    layer: 1,
    origin,
    from: drawnToBar(origin + moved(TRIMS_BEGINNING, time)),
    to: drawnToBar(origin + FILE_SECONDS.tide + moved(TRIMS_END, time)),
    state: holds(CARRIES_TIDE, time) ? 'carried' : chosen ? 'chosen' : 'lies',
  };
}

function dyersAt(time: number): Clip | undefined {
  const laid = carriedTo(CARRIES_DYERS, time, 38);
  if (laid === undefined) return undefined;
  const origin = drawnToBar(laid + moved(SLIDES, time));
  const chosen = time < TRIMS_BEGINNING.at - 0.1 || time >= SLIDES.at;
  return {
    name: 'dyers_8k.hvc',
    content: 'ink',
    layer: 2,
    origin,
    from: origin,
    to: origin + FILE_SECONDS.dyers,
    state: holds(CARRIES_DYERS, time) ? 'carried' : chosen ? 'chosen' : 'lies',
  };
}

/** The bar line to which an edge has been drawn, while it is shown. */
function drawnBarAt(time: number, tide: Clip | undefined, dyers: Clip | undefined): number | undefined {
  const shown = (act: PointerAct) => act.at + 0.2 <= time && time < (act.until ?? act.at) + 0.9;
  const edge = shown(TRIMS_BEGINNING)
    ? tide?.from
    : shown(TRIMS_END)
      ? tide?.to
      : shown(SLIDES)
        ? dyers?.from
        : undefined;
  return edge !== undefined && edge % BAR === 0 ? edge : undefined;
}

/** What lies on the timeline after so many seconds, and where the playhead is. */
export function timelineAt(time: number) {
  const tide = tideAt(time);
  const dyers = dyersAt(time);
  const played = Math.max(time - PLAYS.at, 0);
  const crossing =
    tide && dyers && dyers.state !== 'carried' && dyers.from < tide.to ? { from: dyers.from, to: tide.to } : undefined;
  return {
    clips: [tide, dyers].filter((clip) => clip !== undefined),
    chosen: [dyers, tide].find((clip) => clip?.state === 'chosen'),
    drawnBar: drawnBarAt(time, tide, dyers),
    crossing,
    playing: played > 0,
    played,
    playhead: WAITS_AT + played,
  };
}

export type TimelineState = ReturnType<typeof timelineAt>;

/** How much of a clip one sees at a second of the show, 0 to 1. */
export function shareAt({ layer, from, to, state }: Clip, { crossing }: TimelineState, second: number): number {
  if (state === 'carried' || second < from || second >= to) return 0;
  if (layer === 1 || !crossing) return 1;
  return Math.min(Math.max((second - crossing.from) / (crossing.to - crossing.from), 0), 1);
}
