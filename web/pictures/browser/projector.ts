/** Paints show contents and relit stills in a film's page: one WebGL context, each shader compiled once. */

import { createPass, draw, type Pass, type Uniform, use } from './program.ts';

export interface RelitWall {
  readonly crop: readonly [number, number, number, number];
  readonly toWall: readonly number[];
  readonly toMirror: readonly number[];
}

export interface RelitStill {
  /** Addresses of the two renders. */
  readonly dark: string;
  readonly lit: string;
  readonly walls: readonly RelitWall[];
}

/** What plays while a frame is painted. */
export interface Playing {
  /** `aurora@2.04` */
  readonly moment: string;
  /** What the still's amber and cool lamps turn into, and how far they have. */
  readonly lamps?:
    | { readonly amber: readonly number[]; readonly cool: readonly number[]; readonly share: number }
    | undefined;
}

/** Powers of two: the smallest mipmaps are the light of the whole wall, and odd sizes would leave its edges out. */
const WALL_WIDTH = 1024;
const WALL_HEIGHT = 512;

export class Projector {
  readonly #canvas = new OffscreenCanvas(1, 1);
  readonly #gl: WebGL2RenderingContext;
  readonly #shaders: Readonly<Record<string, string>>;
  readonly #passes = new Map<string, Pass>();
  readonly #pictures = new Map<string, WebGLTexture>();
  #wall: { readonly texture: WebGLTexture; readonly framebuffer: WebGLFramebuffer } | undefined;

  /** @param shaders fragment shaders by name of the content; the one that relights is `relight` */
  constructor(shaders: Readonly<Record<string, string>>) {
    const gl = this.#canvas.getContext('webgl2', { antialias: false, alpha: false, preserveDrawingBuffer: true });
    if (!gl) throw new Error('This browser offers no WebGL 2');
    this.#gl = gl;
    this.#shaders = shaders;
  }

  /** Paints a moment, this many pixels large. */
  paint(moment: string, width: number, height: number): OffscreenCanvas {
    this.#sizeTo(width, height);
    this.#paintInto(null, moment, width, height);
    return this.#canvas;
  }

  /** Paints a still with what plays on its walls, this many pixels large. */
  async relight(
    still: RelitStill,
    { moment, lamps }: Playing,
    width: number,
    height: number,
  ): Promise<OffscreenCanvas> {
    const gl = this.#gl;
    const shown = this.#wallPicture(moment);
    const dark = await this.#picture(still.dark);
    const lit = await this.#picture(still.lit);
    const uniforms: Record<string, Uniform> = {
      dark: { texture: dark },
      lit: { texture: lit },
      shown: { texture: shown },
      walls: { integer: still.walls.length },
      size: [width, height],
      amberBecomes: lamps?.amber ?? [0, 0, 0],
      coolBecomes: lamps?.cool ?? [0, 0, 0],
      lampsChanged: lamps?.share ?? 0,
    };
    for (const [index, { crop, toWall, toMirror }] of still.walls.entries()) {
      uniforms[`toWall[${index}]`] = toWall;
      uniforms[`toMirror[${index}]`] = toMirror;
      uniforms[`cropFrom[${index}]`] = crop.slice(0, 2);
      uniforms[`cropTo[${index}]`] = crop.slice(2);
    }
    this.#sizeTo(width, height);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, width, height);
    use(this.#pass('relight'), uniforms);
    draw(gl);
    return this.#canvas;
  }

  #sizeTo(width: number, height: number): void {
    if (this.#canvas.width !== width) this.#canvas.width = width;
    if (this.#canvas.height !== height) this.#canvas.height = height;
  }

  #pass(name: string): Pass {
    const known = this.#passes.get(name);
    if (known) return known;
    const shader = this.#shaders[name];
    if (shader === undefined) throw new Error(`The film was given no shader ${name}`);
    const pass = createPass(this.#gl, shader);
    this.#passes.set(name, pass);
    return pass;
  }

  #paintInto(framebuffer: WebGLFramebuffer | null, moment: string, width: number, height: number): void {
    const gl = this.#gl;
    const [content = '', seconds = ''] = moment.split('@');
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    gl.viewport(0, 0, width, height);
    use(this.#pass(content), { size: [width, height], time: Number(seconds) });
    draw(gl);
  }

  #filter(): void {
    const gl = this.#gl;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  }

  #wallPicture(moment: string): WebGLTexture {
    const gl = this.#gl;
    this.#wall ??= this.#createWall();
    this.#paintInto(this.#wall.framebuffer, moment, WALL_WIDTH, WALL_HEIGHT);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, this.#wall.texture);
    gl.generateMipmap(gl.TEXTURE_2D);
    return this.#wall.texture;
  }

  #createWall() {
    const gl = this.#gl;
    const texture = gl.createTexture();
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texStorage2D(gl.TEXTURE_2D, Math.floor(Math.log2(WALL_WIDTH)) + 1, gl.RGBA8, WALL_WIDTH, WALL_HEIGHT);
    this.#filter();
    const framebuffer = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    return { texture, framebuffer };
  }

  async #picture(address: string): Promise<WebGLTexture> {
    const known = this.#pictures.get(address);
    if (known) return known;
    const gl = this.#gl;
    const bitmap = await createImageBitmap(await (await fetch(address)).blob(), { imageOrientation: 'flipY' });
    const texture = gl.createTexture();
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, bitmap);
    gl.generateMipmap(gl.TEXTURE_2D);
    this.#filter();
    this.#pictures.set(address, texture);
    return texture;
  }
}
