import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brokenRules } from '../testing/css-rules.ts';

const read = (pattern: string) =>
  globSync(pattern, { cwd: import.meta.dirname })
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, readFileSync(path.join(import.meta.dirname, file), 'utf8')] as const);

const styles = read('**/*.module.css');
const components = read('**/*.{ts,tsx}');
const features = components.filter(([file]) => file.startsWith('features/'));

const filesWith = (sources: readonly (readonly [string, string])[], pattern: RegExp) =>
  sources.filter(([, source]) => pattern.test(source)).map(([file]) => file);

test('style sheets of components take colour, space, type and movement from tokens, and breakpoints by name', () => {
  expect(styles.length).toBeGreaterThan(20);
  expect(styles.flatMap(([file, style]) => brokenRules(style).map((wrong) => `${file}: ${wrong}`))).toEqual([]);
});

test.each([
  '.a { color: #fff }',
  '.a { background: linear-gradient(var(--stage), rgb(0 0 0 / 0.5)) }',
  '.a { border: 1px solid oklch(0.5 0.1 20) }',
  '.a { fill: White; }',
  '.a { --veil: black; }',
  '.a { gap: 12px }',
  '.a { padding: var(--space-2) 1rem }',
  '.a { margin-block-start: calc(-1 * 0.5rem); }',
  '.a { font-size: clamp(1rem, 4vw, 2rem) }',
  '.a { transition: color 140ms var(--ease) }',
  '@media (min-width: 40rem) { .a { color: var(--ink) } }',
  '@media (width >= 640px) { .a { color: var(--ink) } }',
  '@container (inline-size > 30em) { .a { color: var(--ink) } }',
])('is refused: %s', (style) => {
  expect(brokenRules(style)).toHaveLength(1);
});

test.each([
  '.a { color: currentcolor; background: color-mix(in srgb, var(--stage) 78%, transparent) }',
  '.white { gap: 0 var(--space-4); padding-inline: min(var(--space-5), 6vw); margin: 0.1em auto }',
  '.a { width: 12rem; border: 1px solid var(--line); inset: -1px; transition: color var(--quick) }',
  '/* #fff, 12px */ @media (--from-tablet) { .a { content: "red 12px" } }',
  '@media (orientation: landscape) and (prefers-reduced-motion: reduce) { .a { color: inherit } }',
])('is fine: %s', (style) => {
  expect(brokenRules(style)).toEqual([]);
});

test('the space between sections is that of Section: features make no section and do not know its size', () => {
  expect(filesWith(features, /<section\b/)).toEqual([]);
  const users = filesWith(styles, /--between-sections/);
  expect(users.filter((file) => !file.startsWith('ui/layout/'))).toEqual([]);
});

test('what somebody typed is shown with its lines in a box that has an end and cuts off what sticks out: empty lines and piled marks reach nobody else', () => {
  const typed = styles.filter(([, style]) => style.includes('white-space: pre-wrap'));
  expect(typed.length).toBeGreaterThan(1);
  for (const [file, style] of typed) {
    const boxes = style.split('}').filter((rule) => /overflow(-y)?: auto/.test(rule) && rule.includes('max-height:'));
    expect(boxes, file).not.toEqual([]);
  }
});

test('components of features name breakpoints, too', () => {
  expect(filesWith(features, /\((min|max)-(width|height)|\((width|height)\s*[<>]/)).toEqual([]);
});

test('a filled accent comes from the kit', () => {
  const filled = styles.filter(([file, style]) => !file.startsWith('ui/') && /color: var\(--on-accent\)/.test(style));
  expect(filled.map(([file]) => file)).toEqual([]);
});

test('a heavy library is imported by one file, or one folder, which comes later than the page', () => {
  expect(filesWith(components, /from 'qrcode\.react'/)).toEqual(['ui/data/qr-code/qr-drawing.tsx']);
  expect(filesWith(components, /from 'minisearch'/)).toEqual(['shared-features/search/find.ts']);
  const formLibrary = filesWith(components, /^import (?!type ).* from 'react-hook-form'/m);
  expect(formLibrary.filter((file) => !file.startsWith('ui/form/edit-form/'))).toEqual([]);
  expect(formLibrary).toContain('ui/form/edit-form/use-editing.ts');
});
