/** Captions and chapters of a maker's film: two WebVTT files that lie beside it. */

import { existsSync, readFileSync } from 'node:fs';

const secondsOf = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

function timeOf(seconds: number): string {
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0');
  const milliseconds = Math.round(seconds * 1000);
  const whole = Math.floor(milliseconds / 1000);
  return `${part(Math.floor(whole / 60))}:${part(whole % 60)}.${part(milliseconds % 1000, 3)}`;
}

/** Where the text of a film is looked for: `show.mp4` has `show.captions.vtt` and `show.chapters.vtt`. */
export function textBeside(film: string, part: 'captions' | 'chapters'): string {
  return `${film.replace(/\.[^./\\]*$/, '')}.${part}.vtt`;
}

/**
 * The text that lies beside a film; nothing when none does.
 * @throws Error when players could not read it, or it is of a longer film
 */
export function readText(file: string, length: number): string | undefined {
  if (!existsSync(file)) return undefined;
  const text = `${readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .trimEnd()}\n`;
  if (!/^WEBVTT\n\n(?:00:)?00:00\.000 --> /.test(text))
    throw new Error(`${file} has to begin with "WEBVTT", an empty line, and a cue from 00:00.000 on`);
  const ends = [...text.matchAll(/ --> ([\d:.]+)/g)].map(([, end = '']) => secondsOf(end));
  const last = Math.max(...ends);
  if (!(last <= length + 0.5)) throw new Error(`${file} goes on until ${last} s, and the film ends at ${length} s`);
  return text.replace(/^WEBVTT\n\n00:00:00/, 'WEBVTT\n\n00:00');
}

/** A text with one cue for the whole film. */
export function oneCue(words: string, length: number): string {
  return `WEBVTT\n\n00:00.000 --> ${timeOf(length)}\n${words}\n`;
}
