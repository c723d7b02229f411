/** A maker's own film in the place of one of the site's, or beside them. */

import { join } from 'node:path';
import { type FilmEntry, readFilmManifest } from '../film-manifest.ts';
import { webFolder } from '../paths.ts';
import { encodeWith, expectEncoders, type FilmFacts, filmFacts } from './ffmpeg.ts';
import { encoders, keptRecording } from './film-encode.ts';
import { publishFilm } from './film-files.ts';
import { oneCue, readText, textBeside } from './film-texts.ts';
import { entryInSizesOf, expectFile } from './given-file.ts';
import { type InFolder, inWorkFolder, type OnProgress } from './put-in-place.ts';

/** Most bytes that all encodings of a film have together; that of home opens the site. */
export function filmCeiling(name: string): number {
  return name === 'home' ? 1_500_000 : 800_000;
}

/** Seconds. A longer one has too few bytes for a second of it. */
const LONGEST = 60;
const MOST_FRAMES = 30;

interface FilmOrder extends InFolder {
  readonly name: string;
  readonly file: string;
  /** A film whose size a new one takes. */
  readonly like?: string | undefined;
  /** Seconds after the beginning; a third of the film when left out. */
  readonly poster?: number | undefined;
  readonly onProgress: OnProgress;
}

interface MadeFilm {
  readonly entry: FilmEntry;
  /** What stood there before. */
  readonly former: FilmEntry | undefined;
  /** What the maker should know: sound that was left out, a text that is missing. */
  readonly warnings: readonly string[];
}

/** Keeps the film in the size of the site's, without sound. */
async function recordingOf(
  file: string,
  given: FilmFacts,
  { width, height, framesPerSecond }: Pick<FilmFacts, 'width' | 'height' | 'framesPerSecond'>,
  to: string,
  onProgress: OnProgress,
): Promise<void> {
  const whole = Math.round(given.length);
  const step = `size of ${width} × ${height}`;
  const shape = `scale=${width}:${height}:force_original_aspect_ratio=increase:flags=lanczos`;
  const filter = `${shape}:out_color_matrix=bt709:out_range=tv,crop=${width}:${height},setsar=1,fps=${framesPerSecond},format=yuv444p10le`;
  onProgress(step, 0, whole);
  await encodeWith(['-i', file, '-map', '0:v:0', '-an', '-vf', filter, ...keptRecording, to], {
    onSeconds: (seconds) => onProgress(step, Math.min(Math.floor(seconds), whole - 1), whole),
  });
  onProgress(step, whole, whole);
}

function expectUsable(file: string, name: string, given: FilmFacts, { width, height }: FilmEntry): void {
  if (given.width < width || given.height < height)
    throw new Error(
      `${file} has ${given.width} × ${given.height} pixels, and "${name}" is shown with ${width} × ${height}: give a larger one`,
    );
  const seconds = Math.round(given.length * 10) / 10;
  if (seconds < 1) throw new Error(`${file} is ${seconds} s long: a film has a second at least`);
  if (seconds > LONGEST)
    throw new Error(`${file} is ${seconds} s long, and the site's films have ${LONGEST} s at most: cut it`);
}

/**
 * Makes the site's files of a film: in the size of the one whose place it takes, cut at its middle, without sound.
 * Captions and chapters lie beside the file (`film-texts.ts`).
 * @throws Error when name or file cannot be used, or ffmpeg is not there; then nothing was changed
 */
export async function makeFilm({
  name,
  file,
  like,
  poster,
  onProgress,
  web = webFolder,
}: FilmOrder): Promise<MadeFilm> {
  const manifest = readFilmManifest(web);
  const model = entryInSizesOf({ kind: 'film', manifest, name, like });
  expectFile(file);
  await expectEncoders(encoders);
  const given = await filmFacts(file);
  expectUsable(file, name, given, model);
  const length = Math.round(given.length * 10) / 10;
  if (poster !== undefined && !(poster >= 0 && poster < length))
    throw new Error(`The poster is a moment of the film: from 0 to ${length} s, not ${poster}`);
  const captions = readText(textBeside(file, 'captions'), length);
  const chapters = readText(textBeside(file, 'chapters'), length);
  const framesPerSecond = Math.min(given.framesPerSecond, MOST_FRAMES);
  const { width, height } = model;
  const entry = await inWorkFolder(
    async (folder) => {
      const recording = join(folder, 'recording.mkv');
      await recordingOf(file, given, { width, height, framesPerSecond }, recording, onProgress);
      return publishFilm(
        {
          name,
          ...{ width, height, length, framesPerSecond },
          file: recording,
          ceiling: filmCeiling(name),
          poster: poster ?? length / 3,
          captions: captions ?? oneCue('[no sound]', length),
          chapters: chapters ?? oneCue('The film', length),
        },
        onProgress,
        { web },
      );
    },
    { web },
  );
  const missing = [...(captions ? [] : ['captions' as const]), ...(chapters ? [] : ['chapters' as const])];
  const warnings = [
    ...(given.hasSound ? ["The site's films have no sound: that of the file was left out"] : []),
    ...missing.map((part) => `The film has no ${part}: write them into ${textBeside(file, part)} and run this again`),
  ];
  return { entry, former: manifest[name], warnings };
}
