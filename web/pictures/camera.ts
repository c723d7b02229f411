/** Where a picture is taken from, in photographers' terms, turned into the numbers that the tracer needs. */

import type { Job } from './browser/job.ts';

type Point = readonly [x: number, y: number, z: number];

export interface Camera {
  /** Metres; y is up. */
  from: Point;
  to: Point;
  /** Vertical angle in degrees. */
  fieldOfView: number;
  /** Lens radius in metres; 0 keeps everything sharp. */
  aperture?: number;
  /** What is sharp, metres from the lens; the target when left out. */
  focus?: number;
  /** Moves the film right and up, in half picture heights, keeping verticals upright. */
  shift?: readonly [right: number, up: number];
}

type Vector = [number, number, number];

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Turns a camera into the tracer's numbers. */
export function aim(camera: Camera): Job['camera'] {
  const { from, to } = camera;
  const backwards = unit([from[0] - to[0], from[1] - to[1], from[2] - to[2]]);
  const right = unit(cross([0, 1, 0], backwards));
  const up = cross(backwards, right);
  return {
    eye: from,
    lookingAlong: [...right, ...up, ...backwards],
    focalLength: 1 / Math.tan((camera.fieldOfView * Math.PI) / 360),
    aperture: camera.aperture ?? 0,
    focusDistance: camera.focus ?? Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]),
    shift: camera.shift ?? [0, 0],
  };
}
