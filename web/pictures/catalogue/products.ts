/** Product pictures, 4:3: one family, for cards and page heads. */

import type { Camera } from '../camera.ts';
import type { Look, Render } from './picture.ts';

function product(name: string, camera: Camera, images: readonly string[] = [], look: Partial<Look> = {}): Render {
  return {
    name,
    scene: name,
    width: 960,
    height: 720,
    widths: [960, 720, 480],
    images,
    camera,
    samples: 24,
    look,
    ceilings: { 960: 40_000, 720: 25_000, 480: 12_000 },
  };
}

// The light scheme has no dark slabs: hardware stands there on paper.
function inDaylight(scene: string, camera: Camera, images: readonly string[] = []): Render {
  const night = product(scene, camera, images, { glow: 0.04, vignette: 0 });
  return { ...night, name: `${scene}-day`, daylight: true };
}

const SERVER_4U: Camera = {
  from: [-0.44, 0.36, 1.1],
  to: [0.035, 0.075, 0.1],
  fieldOfView: 27,
  aperture: 0.004,
  focus: 0.86,
};
const SERVER_2U_PRO: Camera = {
  from: [0.37, 0.28, 0.96],
  to: [-0.015, 0.045, 0.1],
  fieldOfView: 28,
  aperture: 0.004,
  focus: 0.76,
};
const EXTENDER_H14: Camera = {
  from: [-0.24, 0.26, 0.86],
  to: [0.02, 0.012, 0.14],
  fieldOfView: 30,
  aperture: 0.004,
  focus: 0.76,
};

/** What plays in the foyer of the C series. */
export const FOYER_IMAGES = [
  'content:ink@9',
  'content:aurora@8',
  'content:bloom@20',
  'content:facets@8',
  'content:rain@4',
  'screen:c-series',
];

export const products: readonly Render[] = [
  product(
    's1',
    { from: [0.78, 1.42, 2.95], to: [0.16, 1.14, -2.0], fieldOfView: 42, aperture: 0.004, focus: 1.2 },
    ['content:silk@3', 'content:city@4', 'content:blocks@3', 'content:ink@3', 'screen:s1'],
    { exposure: 1.5 },
  ),
  product('s2', { from: [-0.4, 1.64, 4.3], to: [0.35, 3.3, -12], fieldOfView: 44, aperture: 0.008, focus: 1.9 }, [
    'content:ink@3',
    'content:grid@9',
    'content:city@12',
    'screen:s2',
  ]),
  product('s3', { from: [0.5, 1.38, 1.36], to: [0.03, 1.12, 0], fieldOfView: 42, aperture: 0.007, focus: 1.42 }, [
    'screen:s3',
    'content:particles@3',
    'content:rain@3',
  ]),
  product('s3-pro', { from: [-0.5, 1.55, 2.1], to: [0.0, 1.5, -3], fieldOfView: 46, aperture: 0.006, focus: 2.1 }, [
    'content:facets@3',
    'screen:s3-pro',
    'content:rain@3',
  ]),
  product(
    's3-lite',
    { from: [0.3, 1.26, 0.92], to: [-0.06, 1.33, -2], fieldOfView: 46, aperture: 0.004, focus: 1.02 },
    ['screen:s3-lite', 'content:ink@22'],
  ),
  product('p1', { from: [0.14, 1.52, 0.92], to: [0.05, 1.36, -4], fieldOfView: 46, aperture: 0.005, focus: 1.05 }, [
    'screen:p1-video',
    'content:aurora@12',
    'content:waves@9',
  ]),
  product('p1-plus', { from: [0.1, 1.66, 4.0], to: [0.0, 1.95, -5], fieldOfView: 46, aperture: 0.006, focus: 1.9 }, [
    'content:corridor@8',
    'content:blocks@8',
    'screen:p1-plus',
  ]),
  product('cc-max', { from: [0.03, 1.47, 0.52], to: [0.0, 1.33, 0], fieldOfView: 36, aperture: 0.005, focus: 0.53 }, [
    'screen:cc-max-tablet',
  ]),
  product(
    'assistant',
    { from: [0.05, 1.36, 2.75], to: [0.1, 1.62, -5], fieldOfView: 46, aperture: 0.004, focus: 1.05 },
    ['screen:assistant-patterns'],
  ),
  product('hvc', { from: [0.35, 1.38, 1.9], to: [-0.02, 1.22, -1], fieldOfView: 42, aperture: 0.006, focus: 1.95 }, [
    'screen:hvc',
    'content:particles@5',
  ]),
  product('ndi', { from: [0.02, 1.24, 1.46], to: [0.03, 1.3, -1], fieldOfView: 43, aperture: 0.003, focus: 1.1 }, [
    'screen:ndi',
    'content:blocks@20',
    'content:waves@9',
    'content:city@12',
  ]),
  product(
    'license-reader',
    { from: [0.44, 0.19, 0.33], to: [0.07, 0.082, -0.05], fieldOfView: 33, aperture: 0.003, focus: 0.46 },
    ['screen:license-reader'],
  ),
  product(
    'stream-deck',
    {
      from: [-0.07, 0.2, 0.16],
      to: [0.0, 0.044, 0.004],
      fieldOfView: 34,
      aperture: 0.004,
      focus: 0.225,
    },
    ['screen:stream-deck-keys'],
  ),
  product(
    'c-series',
    { from: [0.0, 1.5, 4.02], to: [0.06, 1.62, -2], fieldOfView: 47, aperture: 0.004, focus: 1.0 },
    FOYER_IMAGES,
  ),
  product(
    'touch',
    { from: [0.05, 0.235, 0.47], to: [0.022, 0.112, 0], fieldOfView: 37, aperture: 0.002, focus: 0.45 },
    ['screen:touch-tablet', 'screen:touch-phone'],
  ),
  product('server-4u', SERVER_4U, ['content:silk@2']),
  product('server-2u-pro', SERVER_2U_PRO, ['content:aurora@4']),
  product('extender-h14', EXTENDER_H14),
  inDaylight('server-4u', SERVER_4U, ['content:silk@2']),
  inDaylight('server-2u-pro', SERVER_2U_PRO, ['content:aurora@4']),
  inDaylight('extender-h14', EXTENDER_H14),
];
