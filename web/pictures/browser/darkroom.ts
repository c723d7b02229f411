/** Runs inside the page: renders one picture and returns it as PNG. Bundled by `../photographer.ts`. */

import { drawContents } from './contents.ts';
import { develop } from './develop.ts';
import { expose } from './expose.ts';
import type { Job } from './job.ts';

export { paintMoment } from './paint.ts';

/** Renders a job and returns a PNG data URL. Throws when the driver cannot sum into float textures. */
export async function photograph(job: Job): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = job.width;
  canvas.height = job.height;
  const gl = canvas.getContext('webgl2', { antialias: false, alpha: false, preserveDrawingBuffer: true });
  if (!gl) throw new Error('This browser offers no WebGL 2');
  for (const extension of ['EXT_color_buffer_float', 'EXT_float_blend', 'OES_texture_float_linear']) {
    if (!gl.getExtension(extension)) throw new Error(`This driver lacks ${extension}`);
  }
  develop(gl, job, expose(gl, job, await drawContents(gl, job)));
  const url = canvas.toDataURL('image/png');
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return url;
}
