/** From the summed light to the finished picture: average, grain removal, bloom, tone curve. */

import { samplesTaken } from './expose.ts';
import type { Job } from './job.ts';
import { createPass, draw, type Uniform, use } from './program.ts';
import { createTarget, drawInto, type Target, textureOf } from './target.ts';

const SMOOTHING_STRIDES = [1, 2, 4, 8, 16];
const BLOOM_OCTAVES = 6;

type Uniforms = Readonly<Record<string, Uniform>>;

function run(gl: WebGL2RenderingContext, shader: string, into: Target | undefined, uniforms: Uniforms): void {
  const pass = createPass(gl, shader);
  drawInto(gl, into);
  use(pass, uniforms);
  draw(gl);
}

function smoothed(gl: WebGL2RenderingContext, job: Job, averaged: Target): WebGLTexture {
  let light = textureOf(averaged, 0);
  if (job.look.smoothing === 0) return light;
  for (const stride of SMOOTHING_STRIDES) {
    const next = createTarget(gl, job.width, job.height);
    run(gl, job.shaders.denoise, next, {
      light: { texture: light },
      guide: { texture: textureOf(averaged, 1) },
      albedo: { texture: textureOf(averaged, 2) },
      resolution: [job.width, job.height],
      lookingAlong: job.camera.lookingAlong,
      focalLength: job.camera.focalLength,
      shift: job.camera.shift,
      stride: { integer: stride },
      strength: job.look.smoothing,
    });
    light = textureOf(next);
  }
  return light;
}

function bloomOctaves(gl: WebGL2RenderingContext, job: Job, picture: WebGLTexture): WebGLTexture[] {
  let before = picture;
  // Bloom comes from the lens, so it covers the same share of the picture at every size.
  const first = Math.max(1, Math.round(job.height / 360));
  return Array.from({ length: BLOOM_OCTAVES }, (_, octave) => {
    const shrink = first * 2 ** octave;
    const size = createTarget(gl, Math.ceil(job.width / shrink), Math.ceil(job.height / shrink), 1, false);
    const spread = createTarget(gl, size.width, size.height, 1, false);
    run(gl, job.shaders.soften, size, { picture: { texture: before }, size: [size.width, size.height], reach: 1 });
    run(gl, job.shaders.soften, spread, {
      picture: { texture: textureOf(size) },
      size: [size.width, size.height],
      reach: 1.5,
    });
    before = textureOf(size);
    return textureOf(spread);
  });
}

/** Draws the finished picture onto the canvas. */
export function develop(gl: WebGL2RenderingContext, job: Job, exposed: Target): void {
  const samples = samplesTaken(job);
  const averaged = createTarget(gl, job.width, job.height, 3);
  run(gl, job.shaders.average, averaged, {
    light: { texture: textureOf(exposed, 1) },
    guide: { texture: textureOf(exposed, 2) },
    albedo: { texture: textureOf(exposed, 3) },
    samples,
  });
  const negative = createTarget(gl, job.width, job.height, 1, false);
  run(gl, job.shaders.combine, negative, {
    light: { texture: smoothed(gl, job, averaged) },
    direct: { texture: textureOf(exposed, 0) },
    samples,
  });
  const picture = textureOf(negative);
  run(gl, job.shaders.print, undefined, {
    picture: { texture: picture },
    bloom: { textures: bloomOctaves(gl, job, picture) },
    size: [job.width, job.height],
    exposure: job.look.exposure,
    glow: job.look.glow,
    vignette: job.look.vignette,
  });
}
