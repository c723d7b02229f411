/** The four kinds of case, 3:2. */

import type { Camera } from '../camera.ts';
import type { Render } from './picture.ts';

function caseStudy(name: string, camera: Camera, images: readonly string[]): Render {
  return {
    name,
    scene: name,
    width: 960,
    height: 640,
    widths: [960, 720, 480],
    images,
    camera,
    samples: 24,
    ceilings: { 960: 44_000, 720: 26_000, 480: 14_000 },
  };
}

export const cases: readonly Render[] = [
  caseStudy('stage-variety-show', { from: [0.4, 2.1, 5.6], to: [0, 4.0, -14], fieldOfView: 40 }, [
    'content:grid@9',
    'content:corridor@3',
  ]),
  caseStudy('exhibition-hall', { from: [0.35, 1.6, 3.4], to: [0, 1.75, -8], fieldOfView: 52 }, ['content:aurora@12']),
  caseStudy('cultural-tourism-night-tour', { from: [-2.2, 1.7, 5.5], to: [0.8, 4.3, -16], fieldOfView: 44 }, [
    'content:silk@6',
    'content:silk@6',
  ]),
  caseStudy('landscape-lighting', { from: [-6, 8, 20], to: [0, 17, -110], fieldOfView: 37 }, [
    'content:facets@3',
    'content:facets@3',
  ]),
];
