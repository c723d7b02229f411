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

/** Metres in the scene, as its shader says: the middle, and the way from it to the right and to the upper edge. */
export interface Rectangle {
  readonly centre: Point;
  readonly right: Point;
  readonly up: Point;
}

/** A surface of a rendered still on which the shot's content plays; the first one lights the room. */
export interface Wall extends Rectangle {
  /** Part of the content that is seen: left, bottom, right, top in shares. */
  readonly crop?: readonly [number, number, number, number];
}

/** A monitor of a rendered still: a user interface whose time runs is laid over it. */
export interface Monitor extends Rectangle {
  readonly screen: string;
  /** Seconds that have passed on the screen when the shot comes into view. */
  readonly from: number;
}

/** What lamps of the scene's two colours turn into: shares of red, green and blue light. */
export interface Lamps {
  readonly amber: Point;
  readonly cool: Point;
}

/** A change within a shot. */
export interface Cue {
  /** Seconds after the shot came into view. */
  readonly after: number;
  /** `bloom@2`: on all walls from the next frame on. */
  readonly content: string;
  /** Seconds of the content that pass in a second; 1 when left out. */
  readonly pace?: number;
  /** They follow within a second, as lamps do. */
  readonly lamps: Lamps;
}

export type Point = readonly [x: number, y: number, z: number];

interface CommonShot {
  /** Until the next shot begins; it stays visible while that one fades in. */
  readonly seconds: number;
  /** What it is called in the player's list of chapters; a few words. */
  readonly chapter: string;
  /** What a person reads who cannot see it. */
  readonly caption: string;
  /** Moves from the first to the second and never rests: neither a cut nor a film's end is a still moment. */
  readonly camera: readonly [from: Framing, to: Framing];
  /** Seconds that it takes to cover the shot before: 0 cuts, the film's own when left out. */
  readonly fade?: number;
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
  /** `aurora@2`: plays on from there. */
  readonly content: string;
  readonly walls: readonly Wall[];
  readonly monitors: readonly Monitor[];
  readonly cue?: Cue;
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

/** A lamp glows up and dies away; a wall of diodes does not. */
const LAMP_SECONDS = 0.9;

/** Seconds of the whole film. */
export function lengthOf({ shots }: Film): number {
  return Math.round(shots.reduce((sum, { seconds }) => sum + seconds, 0) * 1000) / 1000;
}

const eased = (share: number) => (1 - Math.cos(Math.PI * Math.min(Math.max(share, 0), 1))) / 2;
const between = (from: number, to: number, share: number) => from + (to - from) * share;
const fadeOf = (film: Film, index: number) => film.shots[index % film.shots.length]?.fade ?? film.fade;

function framingAt({ camera: [from, to] }: FilmShot, share: number): Framing {
  // Equal steps of the logarithm look like an even approach.
  const zoom = from.zoom * (to.zoom / from.zoom) ** share;
  // The point moves with the zoom, so that what is approached stays on a straight way to its place.
  const way = from.zoom === to.zoom ? share : (zoom - from.zoom) / (to.zoom - from.zoom) / (zoom / to.zoom);
  return { x: between(from.x, to.x, way), y: between(from.y, to.y, way), zoom };
}

/** How far a cue has changed the lamps, 0 to 1, this many seconds after its shot came into view. */
export function lampsAt({ after }: Cue, time: number): number {
  return eased((time - after) / LAMP_SECONDS);
}

/**
 * What is seen at a moment, lowest first: one shot, or two while one fades into the other.
 * The film begins where its first shot has just covered the last one.
 */
export function shotsAt(film: Film, seconds: number): VisibleShot[] {
  const length = lengthOf(film);
  const now = (((seconds + fadeOf(film, 0)) % length) + length) % length;
  const visible: VisibleShot[] = [];
  let start = 0;
  film.shots.forEach((shot, index) => {
    const time = (((now - start) % length) + length) % length;
    start += shot.seconds;
    const seen = shot.seconds + fadeOf(film, index + 1);
    if (time >= seen) return;
    const fade = fadeOf(film, index);
    const opacity = fade === 0 ? 1 : eased(time / fade);
    visible.push({ index, time, opacity, framing: framingAt(shot, time / seen) });
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

/** One text of each shot as WebVTT, from the middle of its shot's fade to the middle of the next. */
function textsOf(film: Film, textOf: (shot: FilmShot) => string): string {
  const cues: string[] = [];
  // The film begins when its first shot has just covered the last.
  let start = -fadeOf(film, 0);
  for (const [index, shot] of film.shots.entries()) {
    const from = Math.max(start + fadeOf(film, index) / 2, 0);
    start += shot.seconds;
    const until = Math.min(start + fadeOf(film, index + 1) / 2, lengthOf(film));
    cues.push(`${cueTime(from)} --> ${cueTime(until)}\n${textOf(shot)}\n`);
  }
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** The captions as WebVTT. */
export function captionsOf(film: Film): string {
  return textsOf(film, ({ caption }) => caption);
}

/** The chapters as WebVTT, one a shot. */
export function chaptersOf(film: Film): string {
  return textsOf(film, ({ chapter }) => chapter);
}
