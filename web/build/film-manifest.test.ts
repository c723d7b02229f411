import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filmFile, posterFile } from '../../shared/film-files.ts';
import { readFilmManifest } from './film-manifest.ts';
import { filmCeiling } from './media/make-film.ts';

const publicFolder = fileURLToPath(new URL('../public', import.meta.url));
const films = Object.entries(readFilmManifest());

test.each(films)('the files of %s are as the manifest says, and not too large', (name, film) => {
  const { files, poster, captions, chapters } = film;
  expect(files.map(({ format }) => format)).toEqual(['av1', 'h264']);
  for (const { path, bytes } of [...files, ...poster.variants])
    expect(statSync(`${publicFolder}${path}`).size, path).toBe(bytes);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(filmCeiling(name));
  for (const texts of [captions, chapters])
    expect(readFileSync(`${publicFolder}${texts}`, 'utf8')).toMatch(/^WEBVTT\n\n00:00\.000 --> /);
});

test('the film folder has no file that the manifest does not list', () => {
  const known = films.flatMap(([, { files, poster, posterFile, captions, chapters }]) => [
    ...[...files, ...poster.variants].map(({ path }) => path),
    posterFile,
    captions,
    chapters,
  ]);
  const files = readdirSync(`${publicFolder}/media/films`).map((file) => `/media/films/${file}`);
  expect(files.toSorted()).toEqual(known.toSorted());
});

test.each(films)('the files of %s are at the addresses that are made of its name', (name, film) => {
  const file = (part: string) => `/media/films/${name}-${part}`;
  expect(film.files.map(({ path }) => path)).toEqual([file('av1.mp4'), filmFile(name)]);
  expect(film.posterFile).toBe(posterFile(name));
  expect(film.captions).toBe(file('captions.vtt'));
  expect(film.chapters).toBe(file('chapters.vtt'));
  const usual = film.poster.variants.filter(({ width }) => width === film.width);
  expect(usual.map(({ path }) => path)).toEqual([file('poster.avif'), file('poster.webp')]);
  for (const { path, width, format } of film.poster.variants.filter((variant) => !usual.includes(variant)))
    expect(path).toBe(file(`poster-${width}.${format}`));
});

test('the poster of home, which is as wide as the page, is there for screens of twice the density', () => {
  const poster = readFilmManifest().home?.poster;
  expect(poster?.variants.map(({ format, width }) => `${format} ${width}`)).toEqual([
    'avif 1280',
    'webp 1280',
    'avif 2560',
    'webp 2560',
  ]);
});
