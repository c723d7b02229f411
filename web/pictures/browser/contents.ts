/** Draws what a scene's screens show into one texture array, with mipmaps for the light they cast. */

import type { Job } from './job.ts';
import { createPass, draw, use } from './program.ts';

const WIDTH = 2048;
const HEIGHT = 1024;

/** Returns the texture array with one layer per screen picture. */
export function drawContents(gl: WebGL2RenderingContext, job: Job): WebGLTexture {
  const layers = Math.max(job.layers, 1);
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D_ARRAY, texture);
  gl.texStorage3D(gl.TEXTURE_2D_ARRAY, Math.log2(WIDTH) + 1, gl.RGBA16F, WIDTH, HEIGHT, layers);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  if (job.layers > 0) {
    const pass = createPass(gl, job.shaders.content);
    gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
    gl.viewport(0, 0, WIDTH, HEIGHT);
    for (let layer = 0; layer < layers; layer++) {
      gl.framebufferTextureLayer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, texture, 0, layer);
      use(pass, { layer: { integer: layer }, size: [WIDTH, HEIGHT] });
      draw(gl);
    }
    gl.bindTexture(gl.TEXTURE_2D_ARRAY, texture);
    gl.generateMipmap(gl.TEXTURE_2D_ARRAY);
  }
  return texture;
}
