/** What the catalogue says about one picture. */

import type { Camera } from '../camera.ts';

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

export interface Picture {
  /** File name under /pictures, without width and format. */
  name: string;
  /** The scene in shaders/scenes it is taken of. */
  scene: string;
  /** Pixels of the master, which is also the largest file. */
  width: number;
  height: number;
  /** Widths of the files made from it, largest first. */
  widths: readonly number[];
  camera: Camera;
  /** Rays per pixel; 128 when left out. */
  samples?: number;
  look?: Partial<Look>;
  /** Most bytes an AVIF may have, by width; quality is lowered until it fits. */
  ceilings?: Readonly<Record<number, number>>;
}

export const USUAL_LOOK: Look = { exposure: 1, glow: 0.12, vignette: 0.3, smoothing: 3 };
export const USUAL_SAMPLES = 128;
