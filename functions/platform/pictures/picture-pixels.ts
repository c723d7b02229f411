import type { Pixels } from './codec-module.ts';

/**
 * Shrinks a picture until its longer side fits: each new pixel is the mean of those that it stands for, weighed by how opaque they are.
 * @param most of its longer side, in pixels
 */
export function shrunk(pixels: Pixels, most: number): Pixels {
  const factor = Math.max(pixels.width, pixels.height) / most;
  if (factor <= 1) return pixels;
  const width = Math.max(1, Math.round(pixels.width / factor));
  const height = Math.max(1, Math.round(pixels.height / factor));
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const rows = spanOf(y, height, pixels.height);
    for (let x = 0; x < width; x += 1) putMean(pixels, rows, spanOf(x, width, pixels.width), data, (y * width + x) * 4);
  }
  return { width, height, data };
}

type Span = readonly [from: number, to: number];

/** The old pixels that a new one stands for: one at least. */
function spanOf(index: number, size: number, oldSize: number): Span {
  const from = Math.floor((index * oldSize) / size);
  return [from, Math.max(from + 1, Math.floor(((index + 1) * oldSize) / size))];
}

function putMean(
  { width, data }: Pixels,
  [top, bottom]: Span,
  [left, right]: Span,
  into: Uint8ClampedArray,
  at: number,
) {
  let [red, green, blue, opacity] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    const end = (y * width + right) * 4;
    for (let from = (y * width + left) * 4; from < end; from += 4) {
      const alpha = data[from + 3] ?? 0;
      red += (data[from] ?? 0) * alpha;
      green += (data[from + 1] ?? 0) * alpha;
      blue += (data[from + 2] ?? 0) * alpha;
      opacity += alpha;
    }
  }
  if (opacity === 0) return;
  into[at] = red / opacity;
  into[at + 1] = green / opacity;
  into[at + 2] = blue / opacity;
  into[at + 3] = opacity / ((bottom - top) * (right - left));
}

/** Turns and mirrors a picture as its orientation says (Exif 2.32: from 1, as it is, to 8), so that it is right without it. */
export function upright(pixels: Pixels, orientation: number): Pixels {
  if (orientation === 1) return pixels;
  const { width, height, data } = pixels;
  const isTurned = orientation >= 5;
  const [newWidth, newHeight] = isTurned ? [height, width] : [width, height];
  const turned = new Uint8ClampedArray(data.length);
  const [from, to] = [wordsOf(data), new Uint32Array(turned.buffer)];
  for (let y = 0; y < newHeight; y += 1) {
    for (let x = 0; x < newWidth; x += 1) {
      const [alongX, alongY] = isTurned ? [y, x] : [x, y];
      const oldX = [2, 3, 7, 8].includes(orientation) ? width - 1 - alongX : alongX;
      const oldY = [3, 4, 6, 7].includes(orientation) ? height - 1 - alongY : alongY;
      to[y * newWidth + x] = from[oldY * width + oldX] ?? 0;
    }
  }
  return { width: newWidth, height: newHeight, data: turned };
}

/** Each pixel as one number; a copy where the pixels do not lie so. */
function wordsOf(data: Uint8ClampedArray): Uint32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
}
