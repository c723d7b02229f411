/** The opening picture, the banners of home and the tiles of the four product categories. */

import type { Camera } from '../camera.ts';
import type { Look, Render } from './picture.ts';
import { FOYER_IMAGES } from './products.ts';

// A tile is upright on wide screens and landscape on phones, so each category has both cuts.
function upright(name: string, scene: string, camera: Camera, images: readonly string[] = []): Render {
  return {
    name,
    scene,
    images,
    width: 800,
    height: 1066,
    widths: [800, 400],
    camera,
    samples: 24,
    ceilings: { 800: 30_000, 400: 12_000 },
  };
}

function lying(name: string, scene: string, camera: Camera, images: readonly string[] = []): Render {
  return {
    name,
    scene,
    images,
    width: 960,
    height: 540,
    widths: [960, 640, 400],
    camera,
    samples: 24,
    ceilings: { 960: 25_000, 640: 16_000, 400: 8_000 },
  };
}

const CONTROL_ROOM_IMAGES = ['content:bloom@4', 'screen:s3-pro', 'content:corridor@3'];
const RACK_IMAGES = ['content:silk@2', 'content:aurora@4', 'content:bloom@4'];
const HERO_IMAGES = ['content:grid@6', 'screen:s3-pro'];

/** A case's venue at a moment of its own, wide; words stand on its lower left, so that is dark. */
function banner(slug: string, camera: Camera, images: readonly string[], look: Partial<Look> = {}): Render {
  return {
    name: `banner-${slug}`,
    scene: slug,
    cue: 4,
    images,
    width: 1920,
    height: 1080,
    widths: [1920, 1280, 960],
    camera,
    samples: 8,
    look,
    ceilings: { 1920: 110_000, 1280: 60_000, 960: 40_000 },
  };
}

export const heads: readonly Render[] = [
  {
    name: 'hero-stage',
    scene: 'hero-stage',
    images: HERO_IMAGES,
    width: 2560,
    height: 1440,
    widths: [2560, 1920, 1280, 960],
    // In front of the desk: the opening of home lays a screen of the software over it.
    camera: { from: [0.55, 1.95, 6.2], to: [0.3, 2.75, -8], fieldOfView: 45, shift: [-0.3, 0] },
    samples: 16,
    ceilings: { 2560: 110_000, 1920: 70_000, 1280: 40_000, 960: 24_000 },
  },
  {
    name: 'hero-stage-portrait',
    scene: 'hero-stage',
    images: HERO_IMAGES,
    width: 960,
    height: 1200,
    widths: [960, 640, 480],
    camera: { from: [1.05, 1.95, 6.2], to: [0.55, 2.8, -8], fieldOfView: 51 },
    samples: 24,
    ceilings: { 960: 15_000, 640: 9_000, 480: 7_000 },
  },
  banner('arena-tour', { from: [6.5, 11.5, -1], to: [-2.6, 5.4, -21], fieldOfView: 46 }, [
    'content:silk@22',
    'content:particles@20',
    'screen:s3-pro',
  ]),
  banner('new-year-broadcast', { from: [-2.6, 1.95, 5.6], to: [-0.9, 3.0, -10], fieldOfView: 46 }, [
    'content:corridor@41',
    'content:corridor@41',
    'screen:s2',
  ]),
  banner('deep-sea-dome', { from: [5.2, 1.05, -0.4], to: [-1.6, 4.7, -9], fieldOfView: 62 }, [
    'content:ocean@20',
    'screen:s3-pro',
  ]),
  banner(
    'company-showroom',
    { from: [-18, 1.7, 1.4], to: [-5.5, 3.0, -7.9], fieldOfView: 33 },
    ['content:waves@16', 'screen:c-series'],
    { exposure: 1.25 },
  ),
  {
    name: 's-series',
    scene: 's3-pro',
    images: CONTROL_ROOM_IMAGES,
    width: 1600,
    height: 1200,
    widths: [1600, 960, 480],
    camera: { from: [0.42, 1.5, 1.62], to: [0.12, 1.6, -3], fieldOfView: 47, aperture: 0.0035, focus: 1.62 },
    samples: 24,
    ceilings: { 1600: 80_000, 960: 40_000, 480: 12_000 },
  },
  lying(
    's-series-wide',
    's3-pro',
    { from: [0.45, 1.46, 1.6], to: [0.05, 1.5, -3], fieldOfView: 36, aperture: 0.005, focus: 1.6 },
    CONTROL_ROOM_IMAGES,
  ),
  upright(
    'c-series-upright',
    'c-series',
    { from: [0.18, 1.52, 4.1], to: [0.26, 1.55, -2], fieldOfView: 56, aperture: 0.006, focus: 1.5 },
    FOYER_IMAGES,
  ),
  lying(
    'c-series-wide',
    'c-series',
    { from: [-0.05, 1.5, 4.2], to: [0.12, 1.5, -2], fieldOfView: 38, aperture: 0.006, focus: 1.5 },
    FOYER_IMAGES,
  ),
  upright(
    'hardware',
    'equipment-rack',
    {
      from: [-0.5, 0.62, 1.35],
      to: [0.02, 0.37, 0],
      fieldOfView: 32,
      aperture: 0.006,
      focus: 1.4,
    },
    RACK_IMAGES,
  ),
  lying(
    'hardware-wide',
    'equipment-rack',
    {
      from: [-0.42, 0.62, 0.85],
      to: [0.02, 0.42, 0],
      fieldOfView: 25,
      aperture: 0.008,
      focus: 0.93,
    },
    RACK_IMAGES,
  ),
  upright(
    'auxiliary-tool',
    'stream-deck',
    {
      from: [-0.08, 0.17, 0.12],
      to: [0.004, 0.044, 0.002],
      fieldOfView: 40,
      aperture: 0.004,
      focus: 0.175,
    },
    ['screen:stream-deck-keys'],
  ),
  lying(
    'auxiliary-tool-wide',
    'stream-deck',
    {
      from: [-0.1, 0.14, 0.13],
      to: [0.006, 0.046, 0.006],
      fieldOfView: 26,
      aperture: 0.004,
      focus: 0.185,
    },
    ['screen:stream-deck-keys'],
  ),
];
