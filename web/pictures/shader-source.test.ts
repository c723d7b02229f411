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

test('a scene without screens draws no layer, and one with screens states how many', () => {
  expect(readScene('hero-stage').layers).toBe(3);
  expect(readScene('server-4u').layers).toBe(2);
});

test('a scene that does not exist is an error', () => {
  expect(() => readScene('no-such-scene')).toThrow('no-such-scene');
});
