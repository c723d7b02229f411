/** The opening picture and the tiles of the four product categories. */

import type { Camera } from '../camera.ts';
import type { Render } from './picture.ts';

// A tile is upright on wide screens and landscape on phones, so each category has both cuts.
function upright(name: string, scene: string, camera: Camera): Render {
  return { name, scene, width: 640, height: 853, widths: [640, 400], camera, ceilings: { 640: 24_000, 400: 12_000 } };
}

function lying(name: string, scene: string, camera: Camera): Render {
  return { name, scene, width: 640, height: 360, widths: [640, 400], camera, ceilings: { 640: 16_000, 400: 8_000 } };
}

export const heads: readonly Render[] = [
  {
    name: 'hero-stage',
    scene: 'hero-stage',
    width: 1920,
    height: 1080,
    widths: [1920, 1280, 960],
    camera: { from: [0.5, 1.8, 12.0], to: [0.2, 3.15, -8], fieldOfView: 39, shift: [-0.3, 0] },
    samples: 64,
    ceilings: { 1920: 70_000, 1280: 40_000, 960: 24_000 },
  },
  {
    name: 'hero-stage-portrait',
    scene: 'hero-stage',
    width: 640,
    height: 800,
    widths: [640, 480],
    camera: { from: [0.7, 1.75, 12.6], to: [0.35, 2.9, -8], fieldOfView: 43 },
    samples: 96,
    ceilings: { 640: 9_000, 480: 7_000 },
  },
  {
    name: 's-series',
    scene: 's3-pro',
    width: 960,
    height: 720,
    widths: [960, 480],
    camera: { from: [-0.8, 1.9, -1.2], to: [0.1, 3.2, -12], fieldOfView: 42 },
    ceilings: { 960: 40_000, 480: 12_000 },
  },
  upright('s-series-upright', 's3-pro', { from: [-0.4, 1.7, -2.6], to: [0.1, 3.2, -12], fieldOfView: 48 }),
  lying('s-series-wide', 's3-pro', { from: [-0.8, 1.9, -1.8], to: [0, 3.3, -12], fieldOfView: 34 }),
  upright('c-series-upright', 'c-series', { from: [-0.6, 2.2, 8.6], to: [0.25, 1.75, -0.5], fieldOfView: 40 }),
  lying('c-series-wide', 'c-series', { from: [-0.9, 2.4, 9.2], to: [0.3, 1.95, -0.5], fieldOfView: 30 }),
  upright('hardware', 'equipment-rack', {
    from: [-0.5, 0.62, 1.35],
    to: [0.02, 0.37, 0],
    fieldOfView: 32,
    aperture: 0.006,
    focus: 1.4,
  }),
  lying('hardware-wide', 'equipment-rack', {
    from: [-0.42, 0.62, 0.85],
    to: [0.02, 0.42, 0],
    fieldOfView: 25,
    aperture: 0.008,
    focus: 0.93,
  }),
  upright('auxiliary-tool', 'stream-deck', {
    from: [-0.08, 0.17, 0.12],
    to: [0.004, 0.044, 0.002],
    fieldOfView: 40,
    aperture: 0.004,
    focus: 0.175,
  }),
  lying('auxiliary-tool-wide', 'stream-deck', {
    from: [-0.1, 0.14, 0.13],
    to: [0.006, 0.046, 0.006],
    fieldOfView: 26,
    aperture: 0.004,
    focus: 0.185,
  }),
];
