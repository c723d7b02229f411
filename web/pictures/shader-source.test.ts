import { expect, test } from 'vitest';
import { catalogue } from './catalogue/index.ts';
import { readScene } from './shader-source.ts';

test.each([...new Set(catalogue.flatMap((picture) => ('scene' in picture ? [picture.scene] : [])))])(
  'the scene %s defines all that the tracer needs',
  (scene) => {
    const { shaders } = readScene(scene);
    for (const name of ['SCREENS', 'BEAMS', 'HAZE', 'HAZE_FADE', 'LENS_GLARE']) {
      expect(shaders.trace.match(new RegExp(`const \\w+ ${name} =`, 'g'))).toHaveLength(1);
    }
    for (const name of ['screenAt', 'beamAt', 'meetScene', 'surfaceAt', 'skyAt']) {
      expect(shaders.trace.match(new RegExp(`^\\w+ ${name}\\(`, 'gm'))).toHaveLength(1);
    }
  },
);

test('a scene states how many screen pictures it draws itself', () => {
  expect(readScene('landscape-lighting').layers).toBe(1);
  expect(readScene('touch').layers).toBe(2);
});

test('only a picture in daylight tells the scene so, before anything that asks', () => {
  expect(readScene('server-4u', { daylight: true }).shaders.trace).toMatch(/#define DAYLIGHT[\s\S]*#ifdef DAYLIGHT/);
  expect(readScene('server-4u').shaders.trace).not.toContain('#define DAYLIGHT');
});

test('a scene is told which of its moments it draws, the first when nobody says', () => {
  expect(readScene('opera-gauze', { cue: 2 }).shaders.content).toContain('#define CUE 2\n');
  expect(readScene('opera-gauze').shaders.content).toContain('#define CUE 1\n');
});

test('a scene that does not exist is an error', () => {
  expect(() => readScene('no-such-scene')).toThrow('no-such-scene');
});
