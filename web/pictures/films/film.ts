/** What a film's description says, and what follows from it for one moment. */

import type { Render } from '../catalogue/picture.ts';

/** Where the camera looks: the point of the subject in the middle of the picture, and how large it is. */
export interface Framing {
  /** Shares of the subject's width and height. */
  readonly x: number;
  readonly y: number;
  /** 1 fills the width of the picture. */
  readonly zoom: number;
}

/** A surface of a rendered still that shows something that moves. */
export interface Wall {
  /** `content:aurora@2`, which plays on from there, or `screen:s3-pro`, which stands. */
  readonly shows: string;
  /** Part of it that is seen: left, bottom, right, top in shares. */
  readonly crop?: readonly [number, number, number, number];
  /** Metres in the scene, as its shader says: the middle, and the way from it to the right and to the upper edge. */
  readonly centre: Point;
  readonly right: Point;
  readonly up: Point;
}

export type Point = readonly [x: number, y: number, z: number];

interface CommonShot {
  /** Until the next shot begins; it stays visible while that one fades in. */
  readonly seconds: number;
  /** What a person reads who cannot see it. */
  readonly caption: string;
  /** Moves from the first to the second, slowly at both ends. */
  readonly camera: readonly [from: Framing, to: Framing];
}

/** A user interface of `screens/`, whose time runs. */
export interface ScreenShot extends CommonShot {
  readonly screen: string;
  /** Seconds that have passed on the screen when it comes into view. */
  readonly from?: number;
  /** What holds it; nothing when left out. */
  readonly device?: 'tablet' | 'phone' | 'monitor';
}

/** A show content that fills the picture. */
export interface ContentShot extends CommonShot {
  readonly content: string;
  /** Seconds since it began. */
  readonly at: number;
}

/** A scene, rendered twice (its walls dark, and evenly lit), whose walls play: their light falls on everything else. */
export interface StillShot extends CommonShot {
  readonly still: Pick<Render, 'scene' | 'camera' | 'samples' | 'look' | 'width' | 'height'> & {
    /** How many pictures the scene's screens show; all of them are even light. */
    readonly images: number;
  };
  readonly walls: readonly Wall[];
  /** Height in metres of the floor that mirrors them. */
  readonly floor: number;
}

export type FilmShot = ScreenShot | ContentShot | StillShot;

export interface Film {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  /** Seconds that one shot takes to cover the one before; the first covers the last, so a film has no end. */
  readonly fade: number;
  /** Seconds after the beginning: the picture that is shown until the film plays. */
  readonly poster: number;
  /** Most bytes that all encodings may have together. */
  readonly ceiling: number;
  readonly shots: readonly FilmShot[];
}

export interface VisibleShot {
  /** Place in the film's list. */
  readonly index: number;
  /** Seconds since it came into view. */
  readonly time: number;
  /** 0 to 1, over what lies below it. */
  readonly opacity: number;
  readonly framing: Framing;
}

/** Seconds of the whole film. */
export function lengthOf({ shots }: Film): number {
  return shots.reduce((sum, { seconds }) => sum + seconds, 0);
}

const eased = (share: number) => (1 - Math.cos(Math.PI * Math.min(Math.max(share, 0), 1))) / 2;
const between = (from: number, to: number, share: number) => from + (to - from) * share;

function framingAt({ camera: [from, to], seconds }: FilmShot, time: number, fade: number): Framing {
  const share = eased(time / (seconds + fade));
  // Equal steps of the logarithm look like an even approach.
  const zoom = from.zoom * (to.zoom / from.zoom) ** share;
  return { x: between(from.x, to.x, share), y: between(from.y, to.y, share), zoom };
}

/**
 * What is seen at a moment, lowest first: one shot, or two while one fades into the other.
 * The film begins where its first shot has just covered the last one.
 */
export function shotsAt(film: Film, seconds: number): VisibleShot[] {
  const length = lengthOf(film);
  const now = (((seconds + film.fade) % length) + length) % length;
  const visible: VisibleShot[] = [];
  let start = 0;
  film.shots.forEach((shot, index) => {
    const time = (((now - start) % length) + length) % length;
    start += shot.seconds;
    if (time >= shot.seconds + film.fade) return;
    visible.push({ index, time, opacity: eased(time / film.fade), framing: framingAt(shot, time, film.fade) });
  });
  return visible
    .toSorted((a, b) => b.time - a.time)
    .map((shot, place) => (place === 0 ? { ...shot, opacity: 1 } : shot));
}

function cueTime(seconds: number): string {
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  const milliseconds = Math.round(seconds * 1000);
  const whole = Math.floor(milliseconds / 1000);
  return `${part(Math.floor(whole / 60), 2)}:${part(whole % 60, 2)}.${part(milliseconds % 1000, 3)}`;
}

/** The captions as WebVTT: each from the middle of its shot's fade to the middle of the next. */
export function captionsOf(film: Film): string {
  const cues: string[] = [];
  let start = 0;
  for (const { seconds, caption } of film.shots) {
    const from = Math.max(start - film.fade / 2, 0);
    start += seconds;
    const last = cues.length === film.shots.length - 1;
    cues.push(`${cueTime(from)} --> ${cueTime(last ? start : start - film.fade / 2)}\n${caption}\n`);
  }
  return `WEBVTT\n\n${cues.join('\n')}`;
}
