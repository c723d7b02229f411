/** The stage of `shaders/scenes/hero-stage.glsl`, where its screens stand there: rendered once for all films that play on it. */

import type { StillShot } from './film.ts';

const DESK = { x: 1.34, y: 1.17, z: 6.92 };

const turned = (angle: number, half: number) => [half * Math.cos(angle), 0, -half * Math.sin(angle)] as const;

type StagePart = Pick<StillShot, 'still' | 'walls' | 'monitors' | 'floor'>;

/**
 * A shot of the stage.
 * @param screen what the desk's monitor shows, 16:10
 * @param from seconds that have passed on that screen when the shot comes into view
 */
export function harbourStage(screen: string, from: number): StagePart {
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
      { crop: [0.06, 0.16, 0.94, 0.8], centre: [0, 4.5, -12.5], right: [9.4, 0, 0], up: [0, 3.85, 0] },
      { crop: [0, 0.16, 0.06, 0.8], centre: [-10.35, 4.5, -12.05], right: turned(0.62, 0.64), up: [0, 3.85, 0] },
      { crop: [0.94, 0.16, 1, 0.8], centre: [10.35, 4.5, -12.05], right: turned(-0.62, 0.64), up: [0, 3.85, 0] },
      { centre: [DESK.x + 0.62, DESK.y + 0.32, DESK.z - 0.02], right: turned(-0.34, 0.28), up: [0, 0.1575, 0] },
    ],
    monitors: [
      {
        screen,
        from,
        centre: [DESK.x - 0.16, DESK.y + 0.37, DESK.z - 0.12],
        right: turned(0.1, 0.4),
        up: [0, 0.25, 0],
      },
    ],
  };
}
