/** Puts a scene's shader together: the functions that scenes use, the scene itself, and the tracer. */

import { readdirSync, readFileSync } from 'node:fs';
import type { Shaders } from './browser/job.ts';

const VOCABULARY = ['types', 'noise', 'solids', 'figure', 'flat', 'crowd', 'backdrops', 'props', 'rack'];
// Functions that only some scenes use, and how to tell that one does.
const SOME_SCENES: readonly (readonly [name: string, used: RegExp])[] = [
  ['device', /\bplaced\(/],
  ['desk', /\b(operatorDesk|deskLight)\(/],
  ['outdoors', /\b(nightSky|fieldDesk)\(/],
];
const CONTENT_VOCABULARY = ['types', 'noise', 'flat', 'turning'];
const TRACER = ['nearest', 'answer', 'light', 'path', 'camera'];

// Defaults for what a scene file leaves out.
const UNSAID: readonly (readonly [name: string, definition: string])[] = [
  ['LAYERS', 'const int LAYERS = 0;\nvec4 content(int layer, vec2 uv) { return vec4(0.0); }'],
  [
    'SCREENS',
    'const int SCREENS = 0;\nScreen screenAt(int index) { return Screen(vec3(0), vec3(1), vec3(1), 0, WHOLE, 0.0, vec2(0)); }',
  ],
  [
    'BEAMS',
    'const int BEAMS = 0;\nBeam beamAt(int index) { return Beam(vec3(0), vec3(0, -1, 0), 1.0, 0.0, vec3(0)); }',
  ],
  ['HAZE', 'const float HAZE = 0.0;'],
  ['HAZE_FADE', 'const float HAZE_FADE = 0.0;'],
  ['LENS_GLARE', 'const float LENS_GLARE = 0.0;'],
  ['skyAt', 'vec3 skyAt(vec3 direction) { return STAGE * 0.5; }'],
];

function read(path: string): string {
  return readFileSync(new URL(`./shaders/${path}.glsl`, import.meta.url), 'utf8');
}

function readAll(folder: string, names: readonly string[]): string {
  return names.map((name) => read(`${folder}/${name}`)).join('\n');
}

export interface SceneSource {
  shaders: Shaders;
  /** How many screen pictures the scene draws. */
  layers: number;
}

function completed(scene: string): string {
  const missing = UNSAID.filter(([name]) => !new RegExp(`\\b${name}( =|\\()`).test(scene));
  // Only scenes with people need the normals of bodies.
  const peopled = /\b(figure|grip)\(/.test(scene) ? ['#define PEOPLED'] : [];
  return [...peopled, scene, ...missing.map(([, definition]) => definition)].join('\n');
}

/** What can play in a show. */
export function contentNames(): string[] {
  const files = readdirSync(new URL('./contents/', import.meta.url));
  return files.map((name) => name.replace('.glsl', ''));
}

/** Reads the shader that puts moving pictures on the walls of a still. */
export function readRelight(): string {
  return read('film/relight');
}

/** Reads the show content of that name from contents; throws when there is none. */
export function readContent(name: string): string {
  const content = readFileSync(new URL(`./contents/${name}.glsl`, import.meta.url), 'utf8');
  return `${readAll('before', CONTENT_VOCABULARY)}\n${content}\n${read('paint-main')}`;
}

export interface SceneView {
  /** In the bright studio, where the scene knows one. */
  readonly daylight?: boolean | undefined;
  /** The side of a device that is seen, where the scene can turn it. */
  readonly seen?: Side | undefined;
  /** Which of its moments the scene draws, where it has several: `CUE` in its source, 1 when left out. */
  readonly cue?: number | undefined;
}

export type Side = 'front' | 'back' | 'side';

/** Reads the scene of that name from shaders/scenes; throws when there is none. */
export function readScene(name: string, { daylight, seen, cue = 1 }: SceneView = {}): SceneSource {
  const source = read(`scenes/${name}`);
  const said = [...(daylight ? ['DAYLIGHT'] : []), ...(seen ? [`SEEN_${seen.toUpperCase()}`] : []), `CUE ${cue}`];
  const words = [...VOCABULARY, ...SOME_SCENES.filter(([, used]) => used.test(source)).map(([name]) => name)];
  const vocabulary = `${said.map((name) => `#define ${name}\n`).join('')}${readAll('before', words)}`;
  const scene = completed(source);
  const develop = (step: string) => read(`develop/${step}`);
  return {
    layers: Number(/const int LAYERS = (\d+);/.exec(scene)?.[1]),
    shaders: {
      content: `${vocabulary}\n${scene}\n${read('content-main')}`,
      trace: `${read('before/camera-uniforms')}\n${vocabulary}\n${scene}\n${readAll('after', TRACER)}`,
      average: develop('average'),
      denoise: develop('denoise'),
      combine: develop('combine'),
      soften: develop('soften'),
      print: develop('print'),
    },
  };
}
