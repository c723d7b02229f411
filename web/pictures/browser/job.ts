/** What the page needs to take one picture; plain data, because it travels from Node into the browser. */

export interface Shaders {
  content: string;
  trace: string;
  average: string;
  denoise: string;
  combine: string;
  soften: string;
  print: string;
}

export interface Job {
  /** Pixels. */
  width: number;
  height: number;
  /** Rays per pixel. */
  samples: number;
  shaders: Shaders;
  /** Pictures that the scene's screens show, as data URLs: the first layers of its contents. */
  images: readonly string[];
  /** How many more layers the scene draws itself, with `content(layer, uv)`. */
  layers: number;
  camera: {
    eye: readonly number[];
    /** Columns: right, up, backwards. */
    lookingAlong: readonly number[];
    focalLength: number;
    /** Lens radius in metres. */
    aperture: number;
    focusDistance: number;
    /** Moves the picture on the film, in half heights, as a shift lens does. */
    shift: readonly number[];
  };
  look: { exposure: number; glow: number; vignette: number; smoothing: number };
}
