/** Where walls of a scene stand in its picture. */

import { aim, type Camera } from '../camera.ts';
import type { Point, Rectangle } from './film.ts';

type Corner = readonly [x: number, y: number];

const sum = (a: Point, b: Point, sign = 1): Point => [a[0] + sign * b[0], a[1] + sign * b[1], a[2] + sign * b[2]];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Shares of the picture, from its lower left, at which a point of the scene is seen. */
export function seenAt(camera: Camera, point: Point, aspect: number): Corner {
  const { eye, lookingAlong, focalLength, shift } = aim(camera);
  const [ex = 0, ey = 0, ez = 0] = eye;
  const offset = sum(point, [ex, ey, ez], -1);
  const axis = (column: number): Point => {
    const [x = 0, y = 0, z = 0] = lookingAlong.slice(column * 3);
    return [x, y, z];
  };
  const depth = -dot(offset, axis(2));
  const [right = 0, up = 0] = shift;
  const film = (column: number) => (dot(offset, axis(column)) * focalLength) / depth;
  return [((film(0) - right) / aspect + 1) / 2, (film(1) - up + 1) / 2];
}

type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** The inverse, up to a factor, which perspective does not feel. Row by row. */
function adjugate([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** Maps the unit square to four corners: lower left, lower right, upper right, upper left. */
function squareTo([a, b, c, d]: readonly [Corner, Corner, Corner, Corner]): Matrix {
  const [dx1, dy1] = [b[0] - c[0], b[1] - c[1]];
  const [dx2, dy2] = [d[0] - c[0], d[1] - c[1]];
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]];
  const size = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / size;
  const h = (dx1 * sy - sx * dy1) / size;
  return [
    b[0] - a[0] + g * b[0],
    d[0] - a[0] + h * d[0],
    a[0],
    b[1] - a[1] + g * b[1],
    d[1] - a[1] + h * d[1],
    a[1],
    g,
    h,
    1,
  ];
}

function cornersOf(camera: Camera, { centre, right, up }: Rectangle, aspect: number) {
  const corner = (across: number, upwards: number) =>
    seenAt(camera, sum(sum(centre, right, across), up, upwards), aspect);
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] as const;
}

/** Takes shares of the picture to shares of a wall; column by column, as shaders count. */
export function pictureToWall(camera: Camera, wall: Rectangle, aspect: number): number[] {
  const [a, b, c, d, e, f, g, h, i] = adjugate(squareTo(cornersOf(camera, wall, aspect)));
  return [a, d, g, b, e, h, c, f, i];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The CSS transform that lays an element of this size, turned about its upper left corner, over a monitor in the picture. */
export function overMonitor(camera: Camera, monitor: Rectangle, picture: Size, element: Size): string {
  const [lowerLeft, lowerRight, upperRight, upperLeft] = cornersOf(camera, monitor, picture.width / picture.height);
  const pixel = ([x, y]: Corner): Corner => [x * picture.width, (1 - y) * picture.height];
  // CSS counts downwards: its square's lower edge is our upper one.
  const [a, b, c, d, e, f, g, h] = squareTo([pixel(upperLeft), pixel(upperRight), pixel(lowerRight), pixel(lowerLeft)]);
  const { width, height } = element;
  return `matrix3d(${[a / width, d / width, 0, g / width, b / height, e / height, 0, h / height, 0, 0, 1, 0, c, f, 0, 1].join(',')})`;
}

/** The wall that one sees in a floor at this height; it stands on its head. */
export function mirrored({ centre, right, up }: Rectangle, floor: number): Rectangle {
  const turned = ([x, y, z]: Point, height = 0): Point => [x, 2 * height - y, z];
  return { centre: turned(centre, floor), right: turned(right), up: turned(up) };
}
