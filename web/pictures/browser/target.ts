/** Where a pass draws to: one or more float textures of one size. */

export interface Target {
  framebuffer: WebGLFramebuffer;
  textures: readonly WebGLTexture[];
  width: number;
  height: number;
}

/** Creates `count` float textures of the given size in pixels; `precise` keeps 32 bits, which sums need. */
export function createTarget(
  gl: WebGL2RenderingContext,
  width: number,
  height: number,
  count = 1,
  precise = true,
): Target {
  const framebuffer = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
  const textures = Array.from({ length: count }, (_, index) => {
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, precise ? gl.RGBA32F : gl.RGBA16F, width, height);
    // Filtering 32-bit floats needs an extension that software drivers may lack; those are only fetched texel by texel.
    const filter = precise ? gl.NEAREST : gl.LINEAR;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + index, gl.TEXTURE_2D, texture, 0);
    return texture;
  });
  gl.drawBuffers(textures.map((_, index) => gl.COLOR_ATTACHMENT0 + index));
  return { framebuffer, textures, width, height };
}

/** Binds a target, or the canvas itself when none is given, and sets the viewport to its size. */
export function drawInto(gl: WebGL2RenderingContext, target: Target | undefined): void {
  gl.bindFramebuffer(gl.FRAMEBUFFER, target?.framebuffer ?? null);
  gl.viewport(0, 0, target?.width ?? gl.canvas.width, target?.height ?? gl.canvas.height);
}

/** The one texture of a single-texture target. */
export function textureOf(target: Target, index = 0): WebGLTexture {
  const texture = target.textures[index];
  if (!texture) throw new Error(`The target has no texture ${index}`);
  return texture;
}
