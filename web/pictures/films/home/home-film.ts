/** One cue gives way to the next: on the wall, at the desk, on the tablet, and on the wall again. */

import type { Film, StillShot } from '../film.ts';

const DESK = { x: 1.34, y: 1.17, z: 6.92 };

const turned = (angle: number, half: number) => [half * Math.cos(angle), 0, -half * Math.sin(angle)] as const;

/** The stage of `shaders/scenes/hero-stage.glsl`, where its screens stand there. */
function stage(content: string): Pick<StillShot, 'still' | 'walls' | 'floor'> {
  const shows = `content:${content}`;
  return {
    still: {
      scene: 'hero-stage',
      images: 2,
      width: 1600,
      height: 900,
      samples: 24,
      camera: { from: [0.55, 1.95, 9.1], to: [0.3, 2.75, -8], fieldOfView: 40, shift: [-0.12, 0] },
    },
    floor: 0,
    walls: [
      { shows, crop: [0.06, 0.16, 0.94, 0.8], centre: [0, 4.5, -12.5], right: [9.4, 0, 0], up: [0, 3.85, 0] },
      { shows, crop: [0, 0.16, 0.06, 0.8], centre: [-10.35, 4.5, -12.05], right: turned(0.62, 0.64), up: [0, 3.85, 0] },
      { shows, crop: [0.94, 0.16, 1, 0.8], centre: [10.35, 4.5, -12.05], right: turned(-0.62, 0.64), up: [0, 3.85, 0] },
      {
        shows: 'screen:s3-pro',
        centre: [DESK.x - 0.16, DESK.y + 0.37, DESK.z - 0.12],
        right: turned(0.1, 0.4),
        up: [0, 0.25, 0],
      },
      {
        shows,
        centre: [DESK.x + 0.62, DESK.y + 0.32, DESK.z - 0.02],
        right: turned(-0.34, 0.28),
        up: [0, 0.1575, 0],
      },
    ],
  };
}

const WIDE = { x: 0.5, y: 0.5, zoom: 1 };

export const film: Film = {
  width: 1280,
  height: 720,
  framesPerSecond: 24,
  fade: 0.8,
  poster: 0.6,
  ceiling: 1_500_000,
  shots: [
    {
      ...stage('grid@4'),
      seconds: 4,
      caption: 'Opening gala, cue 12: a sunrise on the wall, played by S3 Pro.',
      camera: [WIDE, { x: 0.56, y: 0.55, zoom: 1.16 }],
    },
    {
      screen: 's3-pro',
      from: 11,
      seconds: 4,
      caption: 'At the desk the timeline carries films, sound, light and timecode to the next cue.',
      camera: [
        { x: 0.42, y: 0.62, zoom: 1.55 },
        { x: 0.5, y: 0.5, zoom: 1.03 },
      ],
    },
    {
      screen: 'cc-max-tablet',
      device: 'tablet',
      from: 18.2,
      seconds: 3.6,
      caption: 'On a tablet in the same network, ccMAX sees cue 13 begin.',
      camera: [
        { x: 0.5, y: 0.5, zoom: 0.64 },
        { x: 0.46, y: 0.46, zoom: 0.82 },
      ],
    },
    {
      ...stage('bloom@2'),
      seconds: 3.4,
      caption: 'Flower boats: the wall follows within one frame.',
      camera: [{ x: 0.47, y: 0.44, zoom: 1.3 }, WIDE],
    },
  ],
};
