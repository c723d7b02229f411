/** Draws one moment of a show content, for walls, windows and thumbnails. */

import { createPass, draw, use } from './program.ts';

export interface PaintJob {
  /** Fragment shader, complete but for its version line. */
  shader: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Seconds since the content began. */
  time: number;
}

/** Paints a moment and returns a PNG data URL. */
export function paintMoment({ shader, width, height, time }: PaintJob): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const gl = canvas.getContext('webgl2', { antialias: false, alpha: false, preserveDrawingBuffer: true });
  if (!gl) throw new Error('This browser offers no WebGL 2');
  const pass = createPass(gl, shader);
  gl.viewport(0, 0, width, height);
  use(pass, { size: [width, height], time });
  draw(gl);
  const url = canvas.toDataURL('image/png');
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return url;
}
