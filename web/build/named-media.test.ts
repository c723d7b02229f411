import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { media } from '../src/ui/style/breakpoints.ts';
import { resolveMediaOfScript, resolveNamedMedia } from './named-media.ts';

test('a name in a media query becomes its query, and a custom property stays one', () => {
  expect(resolveNamedMedia('@media (--from-tablet) and (hover: hover) { .a { color: var(--ink) } }')).toBe(
    '@media (min-width: 48rem) and (hover: hover) { .a { color: var(--ink) } }',
  );
});

test('a name in a component becomes its query', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a component says.
  expect(resolveMediaOfScript("const sizes = `${media['from-tablet']} 20rem`;")).toBe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the same.
    'const sizes = `${"(min-width: 48rem)"} 20rem`;',
  );
});

test('a name that there is not stops the build', () => {
  expect(() => resolveMediaOfScript("media['from-cinema']")).toThrow('--from-cinema');
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
