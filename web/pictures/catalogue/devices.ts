/** Hardware from three sides and its connectors from near, 4:3, in the dark studio and on the paper of the light scheme. */

import type { Camera } from '../camera.ts';
import type { Side } from '../shader-source.ts';
import type { Render } from './picture.ts';

interface View {
  /** After the scene in the picture's name. */
  readonly name: string;
  readonly camera: Camera;
  readonly seen?: Side;
}

interface Device {
  readonly scene: string;
  readonly images: readonly string[];
  readonly cameras: Readonly<Record<Side, Camera>>;
  /** Its connectors from near; the extender's stand in front already, with their cables. */
  readonly near: Omit<View, 'name'>;
}

function seenFrom(x: number, y: number, z: number, height: number, fieldOfView: number): Camera {
  return { from: [x, y, z], to: [0, height, 0.15], fieldOfView, aperture: 0.001, focus: z - 0.25 };
}

const DEVICES: readonly Device[] = [
  {
    scene: 'server-4u',
    images: ['content:silk@2'],
    cameras: {
      front: seenFrom(-0.16, 0.33, 1.42, 0.1, 22.5),
      back: seenFrom(0.14, 0.31, 1.42, 0.1, 20.5),
      side: seenFrom(0.18, 0.34, 1.5, 0.1, 25),
    },
    near: {
      seen: 'back',
      camera: { from: [0.27, 0.16, 0.62], to: [0.085, 0.094, 0.3165], fieldOfView: 31, aperture: 0.004, focus: 0.345 },
    },
  },
  {
    scene: 'server-2u-pro',
    images: ['content:aurora@4'],
    cameras: {
      front: seenFrom(0.15, 0.3, 1.34, 0.06, 22),
      back: seenFrom(-0.13, 0.27, 1.34, 0.06, 20),
      side: seenFrom(-0.16, 0.3, 1.36, 0.06, 21.5),
    },
    near: {
      seen: 'back',
      camera: { from: [0.24, 0.12, 0.56], to: [0.112, 0.049, 0.225], fieldOfView: 25, aperture: 0.004, focus: 0.355 },
    },
  },
  {
    scene: 'extender-h14',
    images: [],
    cameras: {
      front: seenFrom(-0.13, 0.26, 1.22, 0.03, 20.5),
      back: seenFrom(0.13, 0.24, 1.22, 0.03, 22.5),
      side: seenFrom(0.12, 0.22, 1.1, 0.025, 16),
    },
    near: {
      camera: { from: [0.2, 0.12, 0.45], to: [0.04, 0.012, 0.12], fieldOfView: 31, aperture: 0.004, focus: 0.36 },
    },
  },
];

const SIDES: readonly Side[] = ['front', 'back', 'side'];

function portrait({ scene, images }: Device, { name, camera, seen }: View, daylight: boolean): Render {
  return {
    name: `${scene}-${name}${daylight ? '-day' : ''}`,
    scene,
    ...(seen && { seen }),
    images,
    ...(daylight ? { daylight, look: { glow: 0.04, vignette: 0 } } : {}),
    width: 960,
    height: 720,
    widths: [960, 640, 400],
    camera,
    samples: 24,
    ceilings: { 960: 40_000, 640: 25_000, 400: 12_000 },
  };
}

export const devices: readonly Render[] = DEVICES.flatMap((device) =>
  [
    ...SIDES.map((seen) => ({ name: seen, seen, camera: device.cameras[seen] })),
    { name: 'connectors', ...device.near },
  ].flatMap((view) => [portrait(device, view, false), portrait(device, view, true)]),
);
