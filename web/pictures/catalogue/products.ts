/** Product pictures, 4:3: one family, for cards and page heads. */

import type { Camera } from '../camera.ts';
import type { Look, Render } from './picture.ts';

function product(name: string, camera: Camera, look: Partial<Look> = {}): Render {
  return {
    name,
    scene: name,
    width: 960,
    height: 720,
    widths: [960, 480],
    camera,
    look,
    ceilings: { 960: 40_000, 480: 12_000 },
  };
}

export const products: readonly Render[] = [
  product(
    's1',
    { from: [1.0, 1.45, 3.25], to: [0.1, 1.22, -2.0], fieldOfView: 38, aperture: 0.006, focus: 2.6 },
    { exposure: 1.25 },
  ),
  product('s2', { from: [0.8, 1.5, 5.2], to: [0.1, 4.0, -16], fieldOfView: 44 }),
  product('s3', { from: [0.62, 1.42, 1.62], to: [0.02, 1.07, 0], fieldOfView: 42, aperture: 0.012, focus: 1.66 }),
  product('s3-pro', { from: [0.6, 1.55, 2.9], to: [0.0, 1.75, -3], fieldOfView: 40, aperture: 0.008, focus: 2.7 }),
  product('s3-lite', { from: [0.5, 1.35, 1.55], to: [-0.2, 1.45, -2], fieldOfView: 44, aperture: 0.008, focus: 1.6 }),
  product('p1', { from: [0.7, 1.35, 4.2], to: [-0.1, 1.75, -2], fieldOfView: 42 }),
  product('p1-plus', { from: [0.5, 1.6, 5.2], to: [0, 2.0, -5], fieldOfView: 46 }),
  product('cc-max', { from: [0.03, 1.47, 0.52], to: [0.0, 1.33, 0], fieldOfView: 36, aperture: 0.005, focus: 0.53 }),
  product('assistant', { from: [-0.7, 1.6, 3.6], to: [0.1, 1.95, -5], fieldOfView: 42 }),
  product('hvc', { from: [-1.1, 1.15, 4.6], to: [0.15, 0.78, 0], fieldOfView: 36, aperture: 0.03, focus: 4.0 }),
  product('ndi', { from: [0.3, 1.55, 5.5], to: [0.42, 1.24, -1], fieldOfView: 36.5, aperture: 0.01, focus: 4.9 }),
  product('license-reader', {
    from: [-0.06, 0.085, 0.25],
    to: [0.012, 0.03, 0],
    fieldOfView: 30,
    aperture: 0.0018,
    focus: 0.238,
  }),
  product('stream-deck', {
    from: [-0.07, 0.2, 0.16],
    to: [0.0, 0.044, 0.004],
    fieldOfView: 34,
    aperture: 0.004,
    focus: 0.225,
  }),
  product('c-series', { from: [-0.6, 2.3, 8.4], to: [0.25, 1.75, -0.5], fieldOfView: 38 }),
  product('touch', { from: [-0.03, 1.4, 0.4], to: [0.015, 1.345, 0], fieldOfView: 32, aperture: 0.005, focus: 0.4 }),
  product('server-4u', {
    from: [-0.44, 0.36, 1.1],
    to: [0.035, 0.075, 0.1],
    fieldOfView: 27,
    aperture: 0.004,
    focus: 0.86,
  }),
  product('server-2u-pro', {
    from: [0.37, 0.28, 0.96],
    to: [-0.015, 0.045, 0.1],
    fieldOfView: 28,
    aperture: 0.004,
    focus: 0.76,
  }),
  product('extender-h14', {
    from: [-0.24, 0.26, 0.86],
    to: [0.02, 0.012, 0.14],
    fieldOfView: 30,
    aperture: 0.004,
    focus: 0.76,
  }),
];
