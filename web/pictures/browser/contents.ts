/** Gathers what a scene's screens show in one texture array, with mipmaps for the light they cast: pictures first, then what the scene draws. */

import type { Job } from './job.ts';
import { createPass, draw, use } from './program.ts';

const WIDTH = 2048;
const HEIGHT = 1024;

/** Brings a picture to the size of a layer, its first line at the bottom as WebGL counts, and to linear light. */
async function linearPixels(url: string): Promise<Float32Array> {
  const picture = await createImageBitmap(await (await fetch(url)).blob(), { imageOrientation: 'flipY' });
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, WIDTH, HEIGHT);
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  return Float32Array.from(data, (value) => (value / 255) ** 2.2);
}

/** Returns the texture array with one layer per screen picture. */
export async function drawContents(gl: WebGL2RenderingContext, job: Job): Promise<WebGLTexture> {
  const layers = Math.max(job.images.length + job.layers, 1);
  const pictures = await Promise.all(job.images.map(linearPixels));
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D_ARRAY, texture);
  gl.texStorage3D(gl.TEXTURE_2D_ARRAY, Math.log2(WIDTH) + 1, gl.RGBA16F, WIDTH, HEIGHT, layers);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D_ARRAY, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  for (const [layer, pixels] of pictures.entries()) {
    gl.texSubImage3D(gl.TEXTURE_2D_ARRAY, 0, 0, 0, layer, WIDTH, HEIGHT, 1, gl.RGBA, gl.FLOAT, pixels);
  }
  if (job.layers > 0) {
    const pass = createPass(gl, job.shaders.content);
    gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer());
    gl.viewport(0, 0, WIDTH, HEIGHT);
    for (let layer = pictures.length; layer < layers; layer++) {
      gl.framebufferTextureLayer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, texture, 0, layer);
      use(pass, { layer: { integer: layer }, size: [WIDTH, HEIGHT] });
      draw(gl);
    }
  }
  gl.bindTexture(gl.TEXTURE_2D_ARRAY, texture);
  gl.generateMipmap(gl.TEXTURE_2D_ARRAY);
  return texture;
}
