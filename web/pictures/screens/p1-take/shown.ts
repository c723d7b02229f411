/** What a night in three lists shows at a moment, whatever is done in it: each film has steps of its own. */

import { type buttonAt, dragShare, type PointerAct } from '../kit/pointer-way.ts';
import { placesWhileDrawn } from '../kit/reorder.ts';
import { type Entry, type List, lists } from './night.ts';

/** What stands in the two monitors. */
export interface Monitors {
  readonly next: Entry | undefined;
  /** The film that stands on the wall, or stood there last. */
  readonly onAir: Entry;
  /** Seconds of it that were over when the screen's clock began. */
  readonly before: number;
  /** Seconds until its end. */
  readonly left: number;
  /** 0 to 1: how far it has covered the film before it. */
  readonly arrived: number;
  readonly leaving: Entry;
  /** 0 to 1: how far it has gone to black. */
  readonly blackened: number;
  readonly over: boolean;
}

/** The fade time of an entry, as its row says it. */
export interface ShownFade {
  readonly value: string;
  readonly typing: boolean;
  readonly own: boolean;
}

/** An entry that is drawn to another place of its list. */
interface Drawing {
  readonly list: number;
  readonly from: number;
  readonly to: number;
  readonly act: PointerAct;
}

interface Moment {
  readonly time: number;
  readonly monitors: Monitors;
  /** The list whose entries answer to the keys. */
  readonly chosen: number;
  readonly drawing?: Drawing;
  readonly fadeOf: (entry: Entry) => ShownFade;
}

type Press = ReturnType<typeof buttonAt>;

/** What P1 shows. */
export interface Night {
  readonly monitors: Monitors;
  readonly lists: readonly ShownList[];
  readonly take: Press;
  /** Seconds by which films fade in that have no time of their own. */
  readonly fade: number;
  /** That of the coming film, where it has one of its own. */
  readonly nextFade?: number;
  /** The way from one film to another that is chosen; Fade when left out. */
  readonly way?: string;
  /** Seconds since the four ways began to show what they do; nothing while they rest. */
  readonly ways?: number | undefined;
  /** The choice of what happens at the end that a pointer is on. */
  readonly choice?: { readonly ending: Entry['ending']; readonly press: Press } | undefined;
}

export const within = (value: number) => Math.min(Math.max(value, 0), 1);
const holds = ({ at, until = at }: PointerAct, time: number) => at <= time && time < until;

function shownList(list: List, index: number, { time, monitors, chosen, drawing, fadeOf }: Moment) {
  const { entries } = list;
  const drawn = drawing?.list === index ? drawing : undefined;
  const share = drawn ? dragShare(drawn.act, time) : 0;
  const places = placesWhileDrawn(entries.length, drawn?.from ?? 0, drawn?.to ?? 0, share);
  const { onAir, next, over } = monitors;
  return {
    ...list,
    /** Its entries answer to the keys. */
    chosen: index === chosen,
    rows: entries.map((entry, row) => ({
      entry: entry.name === onAir.name ? onAir : entry,
      place: places[row] ?? { at: row, rank: row },
      drawn: drawn !== undefined && row === drawn.from && holds(drawn.act, time),
      fade: fadeOf(entry),
      state: entry.name === onAir.name && !over ? 'live' : entry.name === next?.name ? 'next' : undefined,
    })),
  };
}

export type ShownList = ReturnType<typeof shownList>;

/** The lists of the night at a moment. */
export function shownLists(moment: Moment): readonly ShownList[] {
  return lists.map((list, index) => shownList(list, index, moment));
}

/** Letters appear at this pace where a time is typed into an entry. */
const LETTER_SECONDS = 0.2;

/**
 * The fade time of an entry that gets one of its own.
 * @param clicks when its field is clicked, and `entered` when Enter takes what was typed
 */
export function ownFade(value: string, clicks: number, entered: number, time: number): ShownFade | undefined {
  if (time < clicks) return undefined;
  if (time >= entered) return { value, typing: false, own: true };
  const letters = Math.floor((time - clicks - LETTER_SECONDS) / LETTER_SECONDS);
  return { value: value.slice(0, Math.max(letters, 0)), typing: true, own: false };
}
