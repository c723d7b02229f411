import type { FilmEntry } from '../../web/build/film-manifest.ts';
import type { PictureEntry } from '../../web/build/picture-manifest.ts';
import { CommandError } from '../terminal/command-line.ts';
import { type OnProgress, progressReporter } from '../terminal/progress.ts';
import { textTable } from '../terminal/text-table.ts';

interface MediaArguments {
  readonly like?: string | undefined;
  readonly poster?: string | undefined;
}

interface File {
  readonly path: string;
  readonly bytes: number;
}

/** Name and file of a picture or film. @throws CommandError when one is missing or there are more */
function nameAndFile(
  kind: 'picture' | 'film',
  words: readonly string[],
): { readonly name: string; readonly file: string } {
  const [name, file, more] = words;
  const example = kind === 'picture' ? 'picture s3-pro desk.png' : 'film home show.mp4';
  if (!name || !file) throw new CommandError(`"${kind}" needs a name and a file, as in: npm run content -- ${example}`);
  if (more !== undefined) throw new CommandError(`"${more}" is one word too many`);
  return { name, file };
}

async function withProgress<Made>(make: (onProgress: OnProgress) => Promise<Made>): Promise<Made> {
  const progress = progressReporter(process.stderr);
  try {
    return await make(progress.onProgress);
  } finally {
    progress.finish();
  }
}

/** Every file that was made, with what it weighs and what the one in its place did. */
function filesTable(files: readonly File[], former: readonly File[]): string {
  const before = new Map(former.map(({ path, bytes }) => [path, bytes]));
  const rows = files.map(({ path, bytes }) => [path, bytes, before.get(path)?.toLocaleString('en') ?? 'new']);
  return textTable(['file', 'bytes', 'before'], rows);
}

const filesOf = (entry?: PictureEntry) => entry?.variants ?? [];
const filmFilesOf = (entry?: FilmEntry) => (entry ? [...entry.files, ...entry.poster.variants] : []);

/** What was left out of a picture, so that it has the shape of its place. */
function cutWords({ width, height }: { readonly width: number; readonly height: number }): string {
  if (width > 1)
    return `To fit its place, ${Math.round(width / 2)} pixels were cut off at the left and at the right.\n`;
  return height > 1
    ? `To fit its place, ${Math.round(height / 2)} pixels were cut off at the top and at the bottom.\n`
    : '';
}

const next = 'See it with npm start; npm run content -- publish brings it to a site.\n';

/** `picture NAME FILE`: the encoder, which takes a moment to load, comes only when it is asked for. */
export async function makePictureOf(words: readonly string[], { like, poster }: MediaArguments): Promise<number> {
  const { name, file } = nameAndFile('picture', words);
  if (poster !== undefined) throw new CommandError('"--poster" is for films');
  const { makePicture } = await import('../../web/build/media/make-picture.ts');
  const { entry, former, cut } = await withProgress((onProgress) => makePicture({ name, file, like, onProgress }));
  process.stdout.write(`${filesTable(filesOf(entry), filesOf(former))}\n\n${cutWords(cut)}${next}`);
  return 0;
}

/** `film NAME FILE` */
export async function makeFilmOf(words: readonly string[], { like, poster }: MediaArguments): Promise<number> {
  const { name, file } = nameAndFile('film', words);
  if (poster !== undefined && !/^\d+(\.\d+)?$/.test(poster))
    throw new CommandError(`"--poster" takes seconds after the beginning, as in 2.5, not "${poster}"`);
  const { makeFilm } = await import('../../web/build/media/make-film.ts');
  const seconds = poster === undefined ? undefined : Number(poster);
  const made = await withProgress((onProgress) => makeFilm({ name, file, like, poster: seconds, onProgress }));
  for (const warning of made.warnings) process.stderr.write(`warning: ${warning}\n`);
  process.stdout.write(`${filesTable(filmFilesOf(made.entry), filmFilesOf(made.former))}\n\n${next}`);
  return 0;
}
