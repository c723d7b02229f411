/** The four kinds of case, 3:2. */

import type { Camera } from '../camera.ts';
import type { Look, Render } from './picture.ts';

function caseStudy(name: string, camera: Camera, look: Partial<Look> = {}): Render {
  return {
    name,
    scene: name,
    width: 960,
    height: 640,
    widths: [960, 480],
    camera,
    look,
    ceilings: { 960: 44_000, 480: 14_000 },
  };
}

export const cases: readonly Render[] = [
  caseStudy('stage-variety-show', { from: [0.4, 2.1, 5.6], to: [0, 4.0, -14], fieldOfView: 40 }),
  caseStudy('exhibition-hall', { from: [0.35, 1.6, 3.4], to: [0, 1.75, -8], fieldOfView: 52 }),
  caseStudy('cultural-tourism-night-tour', { from: [-2.2, 1.7, 5.5], to: [0.8, 4.3, -16], fieldOfView: 44 }),
  caseStudy('landscape-lighting', { from: [-6, 7, 20], to: [0, 22, -110], fieldOfView: 34 }),
];
