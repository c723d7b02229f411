/**
 * Makes the site's films: photographs their frames, encodes them, writes the manifest.
 *
 *   node web/pictures/film.ts home               all of it
 *   node web/pictures/film.ts home --draft       sixteen frames on one sheet, into .local/pictures/films only
 *   node web/pictures/film.ts home --encode      encode the recording of the last time again
 *   node web/pictures/film.ts home --poster      its poster in twice the width, for where it is shown large
 */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { publishFilm } from '../build/media/film-files.ts';
import { publishLargePoster } from './film-poster.ts';
import { record } from './film-record.ts';
import { writeSheet } from './film-sheet.ts';
import { type Frame, framesOf } from './film-studio.ts';
import { captionsOf, chaptersOf, type Film, lengthOf } from './films/film.ts';
import { films } from './films/index.ts';
import { masterFile } from './masters.ts';
import { said } from './said.ts';

const SHEET_FRAMES = 16;

async function* counted(frames: AsyncIterable<Frame>, film: Film): AsyncGenerator<Frame> {
  let started = performance.now();
  let count = 0;
  for await (const frame of frames) {
    count += 1;
    yield frame;
    if (count % film.framesPerSecond !== 0) continue;
    const each = (performance.now() - started) / film.framesPerSecond;
    console.log(`  ${frame.seconds.toFixed(1)} s, ${Math.round(each)} ms a frame in this second`);
    started = performance.now();
  }
}

async function make(name: string, film: Film): Promise<void> {
  const recording = fileURLToPath(masterFile('films', name)).replace('.png', '.mkv');
  if (values.draft) {
    const step = lengthOf(film) / SHEET_FRAMES;
    const moments = Array.from({ length: SHEET_FRAMES }, (_, index) => index * step);
    console.log(await writeSheet(name, framesOf(name, film, { draft: true, moments })));
    return;
  }
  if (values.poster) return publishLargePoster(name, film);
  if (!values.encode) await record(film, counted(framesOf(name, film, {}), film), recording);
  if (!existsSync(recording)) throw new Error(`${name} has no recording here; make it without --encode first`);
  const { files } = await publishFilm(
    {
      ...film,
      name,
      file: recording,
      length: lengthOf(film),
      captions: captionsOf(film),
      chapters: chaptersOf(film),
    },
    said,
  );
  for (const { path, bytes } of files) console.log(`  ${path} ${bytes} bytes`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean', default: false },
    encode: { type: 'boolean', default: false },
    poster: { type: 'boolean', default: false },
  },
});
for (const name of positionals.length > 0 ? positionals : Object.keys(films)) {
  const film = films[name];
  if (!film) throw new Error(`No film is called ${name}`);
  console.log(`${name}: ${lengthOf(film)} s`);
  await make(name, film);
}
