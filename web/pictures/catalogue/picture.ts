/** What the catalogue says about one picture. */

import type { Camera } from '../camera.ts';
import type { Side } from '../shader-source.ts';

export interface Look {
  /** Multiplies light before the tone curve. */
  exposure: number;
  /** Share of light the lens scatters into bloom, 0 to 1. */
  glow: number;
  /** How far the corners darken, 0 to 1. */
  vignette: number;
  /** How strongly grain is smoothed; 0 leaves it. */
  smoothing: number;
}

interface Files {
  /** File name under /pictures, without width and format. */
  name: string;
  /** Widths of the files made from it, largest first. */
  widths: readonly number[];
  /** Most bytes an AVIF may have, by width; quality is lowered until it fits. */
  ceilings?: Readonly<Record<number, number>>;
}

/** A picture that the path tracer takes. */
export interface Render extends Files {
  /** The scene in shaders/scenes it is taken of. */
  scene: string;
  /** In the bright studio of the light scheme instead of the dark one. */
  daylight?: boolean;
  /** The side of a device that is seen; its scene decides when left out. */
  seen?: Side;
  /** Which of its moments the scene draws, where it has several; 1 when left out. */
  cue?: number;
  /** What the scene's screens show, as its first layers: a moment (`content:aurora@2`), a screen or part of one (`screen:s3-pro#timeline`), with other contents or labels in it (`screen:s3?ink=corridor@3&Act 1=Act 2`). */
  images?: readonly string[];
  /** Pixels of the master, which is also the largest file. */
  width: number;
  height: number;
  camera: Camera;
  /** Rays per pixel; 128 when left out. */
  samples?: number;
  look?: Partial<Look>;
}

/** A picture of a product's own user interface. */
export interface Shot extends Files {
  /** The folder in screens/. */
  screen: string;
  /** The element with this `data-part`; the whole screen when left out. */
  part?: string;
}

export type Picture = Render | Shot;

export const USUAL_LOOK: Look = { exposure: 1, glow: 0.12, vignette: 0.3, smoothing: 3 };
export const USUAL_SAMPLES = 128;
