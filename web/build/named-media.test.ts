import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { media } from '../src/ui/style/breakpoints.ts';
import { resolveNamedMedia } from './named-media.ts';

test('a name in a media query becomes its query, and a custom property stays one', () => {
  expect(resolveNamedMedia('@media (--from-tablet) and (hover: hover) { .a { color: var(--ink) } }')).toBe(
    '@media (min-width: 48rem) and (hover: hover) { .a { color: var(--ink) } }',
  );
});

test('a name that there is not stops the build', () => {
  expect(() => resolveNamedMedia('@media (--from-cinema) { .a { color: var(--ink) } }')).toThrow('--from-cinema');
});

test('every breakpoint is used', () => {
  const source = path.join(import.meta.dirname, '../src');
  const files = globSync('**/*.{css,ts,tsx}', { cwd: source }).filter((file) => !file.endsWith('breakpoints.ts'));
  const code = files.map((file) => readFileSync(path.join(source, file), 'utf8')).join('\n');
  expect(
    Object.keys(media).filter((name) => !code.includes(`(--${name})`) && !code.includes(`media['${name}']`)),
  ).toEqual([]);
});
