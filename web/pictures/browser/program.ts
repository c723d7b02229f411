/** A compiled full-screen pass: every fragment shader runs over one triangle that covers the screen. */

const TRIANGLE = `#version 300 es
void main() {
  vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

export type Uniform =
  | number
  | readonly number[]
  | { integer: number }
  | { unsigned: number }
  | { texture: WebGLTexture; array?: boolean }
  | { textures: readonly WebGLTexture[] };

export interface Pass {
  program: WebGLProgram;
  gl: WebGL2RenderingContext;
}

function compile(gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader {
  const shader = gl.createShader(kind);
  if (!shader) throw new Error('The graphics context was lost');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS))
    throw new Error(gl.getShaderInfoLog(shader) ?? 'shader failed');
  return shader;
}

/** Compiles a fragment shader (without its version line) into a pass; throws with the compiler's own message. */
export function createPass(gl: WebGL2RenderingContext, fragment: string): Pass {
  const program = gl.createProgram();
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, TRIANGLE));
  const head = '#version 300 es\nprecision highp float;\nprecision highp int;\nprecision highp sampler2DArray;\n';
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, head + fragment));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? 'link failed');
  return { program, gl };
}

function setNumbers(gl: WebGL2RenderingContext, place: WebGLUniformLocation | null, value: readonly number[]): void {
  if (value.length === 2) gl.uniform2fv(place, value);
  else if (value.length === 3) gl.uniform3fv(place, value);
  else if (value.length === 9) gl.uniformMatrix3fv(place, false, value);
  else throw new Error(`No uniform of ${value.length} numbers is used here`);
}

function setTextures(pass: Pass, name: string, textures: readonly WebGLTexture[], unit: number, target: number): void {
  const { gl, program } = pass;
  textures.forEach((texture, index) => {
    gl.activeTexture(gl.TEXTURE0 + unit + index);
    gl.bindTexture(target, texture);
  });
  const units = textures.map((_, index) => unit + index);
  gl.uniform1iv(gl.getUniformLocation(program, name), units);
}

/** Makes the pass current and sets its uniforms; textures take units in the order given. */
export function use(pass: Pass, uniforms: Readonly<Record<string, Uniform>>): void {
  const { gl, program } = pass;
  gl.useProgram(program);
  let unit = 0;
  for (const [name, value] of Object.entries(uniforms)) {
    const place = gl.getUniformLocation(program, name);
    if (typeof value === 'number') gl.uniform1f(place, value);
    else if ('integer' in value) gl.uniform1i(place, value.integer);
    else if ('unsigned' in value) gl.uniform1ui(place, value.unsigned);
    else if ('texture' in value) {
      setTextures(pass, name, [value.texture], unit++, value.array ? gl.TEXTURE_2D_ARRAY : gl.TEXTURE_2D);
    } else if ('textures' in value) {
      setTextures(pass, name, value.textures, unit, gl.TEXTURE_2D);
      unit += value.textures.length;
    } else setNumbers(gl, place, value);
  }
}

/** Draws the current pass over whatever is bound. */
export function draw(gl: WebGL2RenderingContext): void {
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}
