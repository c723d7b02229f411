/** Case studies in halls, theatres and studios: the venue, another moment of it, and the operator's place. */

import type { Camera } from '../camera.ts';
import type { Render } from './picture.ts';

/** One picture of a case; `number` is its place in the row of three. */
function casePicture(
  slug: string,
  number: 1 | 2 | 3,
  camera: Camera,
  images: readonly string[],
  more: Partial<Pick<Render, 'cue' | 'look' | 'scene' | 'samples'>> = {},
): Render {
  return {
    name: `case-${slug}-${number}`,
    scene: slug,
    width: 960,
    height: 640,
    widths: [960, 480],
    images,
    camera,
    samples: 16,
    cue: number,
    ceilings: { 960: 44_000, 480: 14_000 },
    ...more,
  };
}

const WHITE_MODEL = { look: { exposure: 1.4 } };

export const hallCases: readonly Render[] = [
  casePicture('arena-tour', 1, { from: [2.2, 5.2, -1.4], to: [0, 5.5, -20], fieldOfView: 52 }, [
    'content:silk@3',
    'content:particles@3',
    'screen:s3-pro',
  ]),
  casePicture('arena-tour', 2, { from: [-7.5, 2.6, -6.2], to: [0.4, 5.4, -20], fieldOfView: 56 }, [
    'content:silk@14',
    'content:waves@3',
    'screen:s3-pro',
  ]),
  casePicture(
    'arena-tour',
    3,
    { from: [0.2, 6.0, 2.15], to: [0.16, 5.82, 0.94], fieldOfView: 50, aperture: 0.004, focus: 1.2 },
    ['content:silk@3', 'content:particles@3', 'screen:s3-pro'],
  ),
  casePicture(
    'city-model',
    1,
    { from: [-2.6, 3.0, 0.6], to: [0.2, 1.75, -8.4], fieldOfView: 47 },
    ['content:city@4', 'content:facets@3', 'screen:s3'],
    WHITE_MODEL,
  ),
  casePicture(
    'city-model',
    2,
    { from: [5.4, 2.5, -3.6], to: [-0.6, 1.25, -9.0], fieldOfView: 42 },
    ['content:city@12', 'content:grid@9', 'screen:s3'],
    WHITE_MODEL,
  ),
  casePicture(
    'city-model',
    3,
    { from: [0.2, 3.05, 2.08], to: [0.15, 2.66, 0.84], fieldOfView: 50, aperture: 0.004, focus: 1.22 },
    ['content:city@4', 'content:facets@3', 'screen:s3'],
    WHITE_MODEL,
  ),
  casePicture('new-year-broadcast', 1, { from: [-1.6, 2.1, 5.2], to: [0.5, 3.5, -9], fieldOfView: 48 }, [
    'content:corridor@3',
    'content:corridor@14',
    'screen:s2',
  ]),
  casePicture('new-year-broadcast', 2, { from: [-8.2, 1.7, -2.2], to: [1.2, 3.2, -11], fieldOfView: 48 }, [
    'content:corridor@8',
    'content:corridor@8',
    'screen:s2',
  ]),
  casePicture(
    'new-year-broadcast',
    3,
    { from: [0.2, 2.2, 7.75], to: [0.15, 2.03, 6.54], fieldOfView: 50, aperture: 0.004, focus: 1.2 },
    ['content:corridor@3', 'content:corridor@14', 'screen:s2'],
  ),
  casePicture('product-launch', 1, { from: [1.8, 2.25, 2.2], to: [0.2, 2.35, -15], fieldOfView: 48 }, [
    'content:facets@3',
    'content:particles@9',
    'content:city@4',
    'content:silk@8',
    'screen:s1',
  ]),
  casePicture('product-launch', 2, { from: [-10.6, 1.6, -5.6], to: [1.5, 2.7, -14.6], fieldOfView: 46 }, [
    'content:facets@8',
    'content:silk@14',
    'content:city@4',
    'content:particles@9',
    'screen:s1',
  ]),
  casePicture(
    'product-launch',
    3,
    { from: [0.2, 1.95, 7.05], to: [0.15, 1.74, 5.84], fieldOfView: 50, aperture: 0.004, focus: 1.2 },
    ['content:facets@3', 'content:particles@9', 'content:city@4', 'content:silk@8', 'screen:s1'],
  ),
  casePicture(
    'variety-gala',
    2,
    { from: [-9.6, 2.2, -4.6], to: [1.6, 4.2, -14], fieldOfView: 50 },
    ['content:rain@4', 'content:corridor@14'],
    { scene: 'stage-variety-show' },
  ),
  casePicture(
    'variety-gala',
    3,
    { from: [0.2, 2.0, 8.35], to: [0.15, 1.83, 7.14], fieldOfView: 50, aperture: 0.004, focus: 1.2 },
    ['content:grid@9', 'content:corridor@3', 'screen:s2'],
    { scene: 'stage-variety-show' },
  ),
  casePicture(
    'industry-museum',
    2,
    { from: [-3.4, 1.62, -0.6], to: [1.4, 1.75, -8], fieldOfView: 52 },
    ['content:city@12'],
    { scene: 'exhibition-hall' },
  ),
  casePicture(
    'industry-museum',
    3,
    { from: [0.08, 1.5, 2.43], to: [0.05, 1.392, 1.98], fieldOfView: 55, aperture: 0.002, focus: 0.48 },
    ['content:aurora@12', 'screen:touch-tablet'],
    { scene: 'exhibition-hall' },
  ),
  casePicture('opera-gauze', 1, { from: [-1.2, 2.3, 4.4], to: [0, 5.1, -12], fieldOfView: 50 }, ['screen:s3']),
  casePicture('opera-gauze', 2, { from: [6.2, 5.6, -1.2], to: [-0.8, 4.2, -13], fieldOfView: 46 }, ['screen:s3']),
  casePicture(
    'opera-gauze',
    3,
    { from: [0.2, 2.2, 7.75], to: [0.15, 2.03, 6.54], fieldOfView: 50, aperture: 0.004, focus: 1.2 },
    ['screen:s3'],
  ),
  casePicture('deep-sea-dome', 1, { from: [-1.0, 1.66, 0.2], to: [0.6, 3.6, -10], fieldOfView: 62 }, [
    'content:ocean@3',
    'screen:s3-pro',
  ]),
  casePicture('deep-sea-dome', 2, { from: [4.6, 1.66, -3.0], to: [-2.0, 5.2, -8.6], fieldOfView: 66 }, [
    'content:ocean@16',
    'screen:s3-pro',
  ]),
  casePicture(
    'deep-sea-dome',
    3,
    { from: [0.2, 1.55, 1.75], to: [0.15, 1.38, 0.54], fieldOfView: 50, aperture: 0.004, focus: 1.2 },
    ['content:ocean@3', 'screen:s3-pro'],
  ),
  casePicture('company-showroom', 1, { from: [1.0, 1.62, 0.6], to: [-0.6, 1.95, -9], fieldOfView: 52 }, [
    'content:waves@9',
    'screen:c-series',
  ]),
  casePicture('company-showroom', 2, { from: [5.9, 1.62, -1.2], to: [-3.0, 1.95, -8.8], fieldOfView: 54 }, [
    'content:waves@3',
    'screen:c-series',
  ]),
  casePicture(
    'company-showroom',
    3,
    { from: [0.7, 1.65, 3.35], to: [0.65, 1.48, 2.14], fieldOfView: 50, aperture: 0.003, focus: 1.2 },
    ['content:waves@9', 'screen:c-series'],
  ),
  casePicture('tunnel-of-seasons', 1, { from: [0.5, 1.62, 2.6], to: [-0.1, 1.62, -12], fieldOfView: 56 }, [
    'content:seasons@4',
    'content:seasons@30',
    'content:seasons@60',
    'content:seasons@92',
    'screen:s3-lite',
  ]),
  casePicture('tunnel-of-seasons', 2, { from: [-1.4, 1.62, -10.6], to: [0.9, 1.75, -18.5], fieldOfView: 62 }, [
    'content:seasons@8',
    'content:seasons@36',
    'content:seasons@66',
    'content:seasons@100',
    'screen:s3-lite',
  ]),
  casePicture(
    'tunnel-of-seasons',
    3,
    { from: [0.2, 1.63, 4.55], to: [0.15, 1.46, 3.34], fieldOfView: 50, aperture: 0.003, focus: 1.2 },
    ['content:seasons@4', 'content:seasons@30', 'content:seasons@60', 'content:seasons@92', 'screen:s3-lite'],
  ),
];
