import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { copyFor, originalOf } from './module-copies.ts';
import { scopedName } from './vite-config.ts';

const source = (path: string) => `/site/web/src/${path}`;
const link = source('shared-features/downloads/download-link.tsx');
const banner = source('features/products/layout/product-banner.tsx');
const softwarePage = source('features/products/pages/software-page.tsx');
const hardwarePage = source('features/products/pages/hardware-page.tsx');

test('who has copies gets one, and a copy those of the same owner', () => {
  const copy = copyFor(source('features/products/downloads/download-card.tsx'), link);
  expect(copy).toBe(`${link}?of=products`);
  expect(copyFor(copy, '/site/shared/platform.ts')).toBe('/site/shared/platform.ts?of=products');
  expect(copyFor(source('features/download-centre/build-line.tsx'), link)).toBe(`${link}?of=downloads`);
});

test('a product that is ordered has copies of what all products show, down to their style', () => {
  const copy = copyFor(hardwarePage, banner);
  expect(copy).toBe(`${banner}?of=hardware`);
  const style = banner.replace('.tsx', '.module.css');
  expect(copyFor(copy, style)).toBe(`${style}?of=hardware`);
  expect(copyFor(softwarePage, banner)).toBe(banner);
});

test('the personal centre has a tab strip of its own, and shares the hook of live parts with every page that has one', () => {
  const personalPage = source('features/personal/personal-page.tsx');
  const strip = source('ui/data/tab-strip/tab-strip.tsx');
  const hook = source('lib/remote/use-remote.ts');
  expect(copyFor(personalPage, strip)).toBe(`${strip}?of=personal`);
  expect(copyFor(personalPage, hook)).toBe(hook);
  expect(copyFor(source('features/home/cases/use-scenario.ts'), hook)).toBe(`${hook}?of=home`);
});

test('nothing that is copied holds state, as a page and what comes late have different copies', () => {
  const state = /createContext|^(export )?let |^(export )?const [^(]*= new (Weak)?(Map|Set)[^(]*\(\)/m;
  const files = globSync(['web/src/**/*.{ts,tsx}', 'shared/*.ts']).map((file) => resolve(file));
  const isCopied = (file: string) => copyFor(hardwarePage, file) !== file;
  const isPart = (file: string) => !/\.(test|states)\.tsx?$/.test(file);
  const copies = files.filter((file) => isCopied(file) && isPart(file));
  expect(copies.length).toBeGreaterThan(40);
  expect(copies.filter((file) => state.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('whoever has no copies gets the module itself, as the loader of home does', () => {
  expect(copyFor(source('features/cases/case-list-page.tsx'), link)).toBe(link);
  expect(copyFor(source('features/home/load-home.ts'), link)).toBe(link);
  expect(copyFor(source('features/home/releases/release-download.tsx'), link)).toBe(`${link}?of=home`);
});

test('a copy is known for what it is a copy of', () => {
  expect(originalOf(`${banner}?of=hardware`)).toBe(banner);
  expect(originalOf(banner)).toBe(banner);
});

test('classes have the same names in all copies of a style sheet, as documents have one of them', () => {
  const style = banner.replace('.tsx', '.module.css');
  expect(scopedName('title', `${style}?of=hardware`)).toBe(scopedName('title', style));
  expect(scopedName('title', style)).not.toBe(scopedName('title', source('ui/data/tabs/tabs.module.css')));
});
