/** Gathers light: many passes of the path tracer summed into float textures. */

import type { Job } from './job.ts';
import { createPass, draw, use } from './program.ts';
import { createTarget, drawInto, type Target } from './target.ts';

const TILE = 128;
const SAMPLES_PER_PASS = 8;

/**
 * Sums `job.samples` rays per pixel. Textures: 0 direct light, 1 scattered light (alpha: sum of squared luminance),
 * 2 normal and depth, 3 albedo. Works in tiles, because one very long draw call would block a software driver.
 */
export function expose(gl: WebGL2RenderingContext, job: Job, contents: WebGLTexture): Target {
  const pass = createPass(gl, job.shaders.trace);
  const target = createTarget(gl, job.width, job.height, 4);
  drawInto(gl, target);
  gl.clearColor(0, 0, 0, 0);
  gl.clear(gl.COLOR_BUFFER_BIT);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE);
  gl.enable(gl.SCISSOR_TEST);
  const passes = Math.ceil(job.samples / SAMPLES_PER_PASS);
  for (let index = 0; index < passes; index++) {
    use(pass, {
      contents: { texture: contents, array: true },
      resolution: [job.width, job.height],
      eye: job.camera.eye,
      lookingAlong: job.camera.lookingAlong,
      focalLength: job.camera.focalLength,
      aperture: job.camera.aperture,
      focusDistance: job.camera.focusDistance,
      shift: job.camera.shift,
      pass: { unsigned: index },
      samplesPerPass: { integer: SAMPLES_PER_PASS },
    });
    for (let y = 0; y < job.height; y += TILE) {
      for (let x = 0; x < job.width; x += TILE) {
        gl.scissor(x, y, TILE, TILE);
        draw(gl);
      }
      gl.finish();
    }
  }
  gl.disable(gl.SCISSOR_TEST);
  gl.disable(gl.BLEND);
  return target;
}

/** The number of rays per pixel that {@link expose} really takes for a job. */
export function samplesTaken(job: Job): number {
  return Math.ceil(job.samples / SAMPLES_PER_PASS) * SAMPLES_PER_PASS;
}
