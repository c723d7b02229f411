import { buttonAt, dragShare, type Place, type PointerAct } from '../kit/pointer-way.ts';
import { type Entry, entryOf } from '../p1-take/night.ts';
import { onSlider, rowOf, TAKE } from '../p1-take/places.ts';
import { type Monitors, type Night, ownFade, type ShownFade, shownLists, within } from '../p1-take/shown.ts';
import { secondsOf } from '../p1-video/programs.ts';

/** The second of the four examples. */
const CHOOSES_FADE: PointerAct = { at: 3.4, from: [786, 572] };
/** Seconds before and after the slider of the fade time is drawn. */
const FADES = [1, 2] as const;
const SETS_FADE: PointerAct = { at: 6.4, until: 7.6, from: onSlider(FADES[0]), to: onSlider(FADES[1]) };
const DIFFERS = 'Lanterns';
const CLICKS_FADE: PointerAct = { at: 10.8, from: [368, rowOf(1, 3) + 4] };
const OWN_FADE = '3.0';
const ENTERED = 11.9;
/** When the ways are no longer in the picture. */
const WAYS_UNTIL = 9.6;

/** The key of the entry that differs. */
export const LOADS = 14.7;
const TAKES: PointerAct = { at: 15.9, from: TAKE };
const TAKEN = TAKES.at + 0.1;

export const ACTS: readonly PointerAct[] = [CHOOSES_FADE, SETS_FADE, CLICKS_FADE, TAKES];
export const START: Place = [930, 470];

const oldTown = entryOf('Old town');
const lanterns = entryOf(DIFFERS);
const PLAYED = 64;

const fadeAt = (time: number) => FADES[0] + (FADES[1] - FADES[0]) * dragShare(SETS_FADE, time);

function fadeOf({ name }: Entry, time: number): ShownFade {
  const own = name === DIFFERS ? ownFade(OWN_FADE, CLICKS_FADE.at, ENTERED, time) : undefined;
  return own ?? { value: fadeAt(time).toFixed(1), typing: false, own: false };
}

function monitorsAt(time: number): Monitors {
  const taken = time >= TAKEN;
  const onAir = taken ? lanterns : oldTown;
  const before = taken ? -TAKEN : PLAYED;
  return {
    next: taken ? entryOf('Finale') : time >= LOADS ? lanterns : undefined,
    onAir,
    before,
    left: secondsOf(onAir.length) - before - time,
    arrived: taken ? within((time - TAKEN) / Number(OWN_FADE)) : 1,
    leaving: oldTown,
    blackened: 0,
    over: false,
  };
}

/** What P1 shows after so many seconds. */
export function nightAt(time: number): Night {
  const monitors = monitorsAt(time);
  return {
    monitors,
    lists: shownLists({ time, monitors, chosen: 1, fadeOf: (entry) => fadeOf(entry, time) }),
    take: buttonAt(TAKES, time),
    fade: fadeAt(time),
    nextFade: monitors.next === lanterns ? Number(OWN_FADE) : fadeAt(time),
    way: time < CHOOSES_FADE.at + 0.1 ? 'Cut' : 'Fade',
    ways: time < WAYS_UNTIL ? time : undefined,
  };
}
