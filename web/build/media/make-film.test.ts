import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { readFilmManifest } from '../film-manifest.ts';
import { aWebFolder } from './a-web-folder.ts';
import { makeFilm } from './make-film.ts';

/** What the machine's ffprobe would say of the film. */
interface Film {
  readonly width?: number;
  readonly height?: number;
  readonly length?: number;
  readonly rotation?: number;
  readonly kinds?: readonly string[];
}

let folder = aWebFolder([]);
let film = '';

/** A program on the path of this machine, which answers in place of the real one. */
function install(name: string, script: string): void {
  const file = join(folder.web, 'bin', name);
  writeFileSync(file, `#!/bin/sh\nPATH=/bin:/usr/bin\n${script}`);
  chmodSync(file, 0o755);
}

/** ffmpeg and ffprobe as far as films ask them: frames are the picture of the test, files have fewer bytes with each rate factor. */
async function installFfmpeg(
  { width = 64, height = 36, length = 3, rotation = 0, kinds = ['video'] }: Film = {},
  level = 'echo 5',
) {
  const still = join(folder.web, 'still.png');
  await sharp({ create: { width: 64, height: 36, channels: 3, background: '#204060' } })
    .png()
    .toFile(still);
  install(
    'ffmpeg',
    `for to; do :; done
     case "$*" in *libx264*) worst=50 ;; *) worst=60 ;; esac
     case "$to" in
       -encoders) echo ' V..... libsvtav1  SVT-AV1'; echo ' V..... libx264  H.264' ;;
       *.png) cp '${still}' "$to" ;;
       *)
         echo out_time_us=1500000
         factor=0
         while [ $# -gt 1 ]; do if [ "$1" = -crf ]; then factor=$2; fi; shift; done
         head -c $(( (worst - factor) * 20000 )) /dev/zero > "$to" ;;
     esac`,
  );
  const streams = kinds.map((codec_type) => ({
    codec_type,
    ...(codec_type === 'video' ? { width, height, avg_frame_rate: '25/1', side_data_list: [{ rotation }] } : {}),
  }));
  const facts = JSON.stringify({ streams, format: { duration: String(length) } });
  install('ffprobe', `case "$*" in *json*) echo '${facts}' ;; *) ${level} ;; esac`);
}

beforeEach(() => {
  folder.remove();
  folder = aWebFolder([], ['home', 'opening']);
  mkdirSync(join(folder.web, 'bin'));
  film = join(folder.web, 'show.mp4');
  writeFileSync(film, 'a film');
  vi.stubEnv('PATH', join(folder.web, 'bin'));
});

const make = (name: string, more: { readonly like?: string; readonly poster?: number } = {}) =>
  makeFilm({ name, file: film, ...more, web: folder.web, onProgress: () => undefined });

test('a film becomes both formats, poster and texts, and its entry', async () => {
  await installFfmpeg();
  writeFileSync(join(folder.web, 'show.captions.vtt'), 'WEBVTT\r\n\r\n00:00.000 --> 00:03.000\r\nA hall fills.\r\n');
  writeFileSync(join(folder.web, 'show.chapters.vtt'), 'WEBVTT\n\n00:00:00.000 --> 00:00:03.000\nDoors\n');
  const { entry, warnings } = await make('opening');
  expect(warnings).toEqual([]);
  expect(folder.files()).toEqual(
    ['av1.mp4', 'captions.vtt', 'chapters.vtt', 'h264.mp4', 'poster.avif', 'poster.jpg', 'poster.webp'].map(
      (part) => `opening-${part}`,
    ),
  );
  const textOf = (path: string) => readFileSync(join(folder.web, 'public', path), 'utf8');
  expect(textOf(entry.captions)).toBe('WEBVTT\n\n00:00.000 --> 00:03.000\nA hall fills.\n');
  expect(textOf(entry.chapters)).toBe('WEBVTT\n\n00:00.000 --> 00:00:03.000\nDoors\n');
  expect(entry).toMatchObject({ length: 3, width: 64, height: 36, poster: { averageColour: '#204060' } });
  expect(readFilmManifest(folder.web).opening).toEqual(entry);
});

test('both formats together have 800,000 bytes at most, at the best quality that fits', async () => {
  await installFfmpeg();
  const { entry } = await make('opening');
  expect(entry.files.map(({ format, bytes }) => [format, bytes])).toEqual([
    ['av1', 340_000],
    ['h264', 460_000],
  ]);
});

test('a film without texts is made, and its maker is told what is missing', async () => {
  await installFfmpeg({ kinds: ['video', 'audio'] });
  const { entry, warnings } = await make('opening');
  expect(readFileSync(join(folder.web, 'public', entry.captions), 'utf8')).toBe(
    'WEBVTT\n\n00:00.000 --> 00:03.000\n[no sound]\n',
  );
  expect(warnings).toEqual([
    expect.stringContaining('have no sound'),
    expect.stringMatching(/no captions: write them into .*show\.captions\.vtt/),
    expect.stringMatching(/no chapters: write them into .*show\.chapters\.vtt/),
  ]);
});

test('a new film has the size of the one that it is like', async () => {
  await installFfmpeg();
  await expect(make('encore')).rejects.toThrow(/There is no film "encore" .*--like home$/);
  expect(await make('encore', { like: 'opening' })).toMatchObject({ former: undefined, entry: { width: 64 } });
});

test.each<[string, Film, string]>([
  ['too small', { width: 63 }, 'has 63 × 36 pixels, and "opening" is shown with 64 × 36'],
  ['upright, and too narrow as it is shown', { width: 64, height: 40, rotation: -90 }, 'has 40 × 64 pixels'],
  ['too long', { length: 61 }, "is 61 s long, and the site's films have 60 s at most: cut it"],
  ['shorter than a second', { length: 0.4 }, 'is 0.4 s long: a film has a second at least'],
  ['sound alone', { kinds: ['audio'] }, 'show.mp4 is not a film that ffmpeg can read'],
])('what is %s is refused', async (_, given, message) => {
  await installFfmpeg(given);
  await expect(make('opening')).rejects.toThrow(message);
  expect(folder.files()).toEqual([]);
});

test('what ffmpeg cannot read is refused in a sentence', async () => {
  await installFfmpeg();
  install('ffprobe', 'echo "moov atom not found" >&2; exit 1');
  await expect(make('opening')).rejects.toThrow('show.mp4 is not a film that ffmpeg can read');
});

test('a failure halfway leaves nothing behind', async () => {
  await installFfmpeg({}, 'echo broken >&2; exit 3');
  await expect(make('opening')).rejects.toThrow('ffprobe failed: broken');
  expect(folder.files()).toEqual([]);
  expect(readFilmManifest(folder.web).opening).toEqual({ width: 64, height: 36, length: 3 });
});

test('where ffmpeg is not there, or too plain, it is said how to get another', async () => {
  await expect(make('opening')).rejects.toThrow(/it is not on this machine\. Install it: apt-get install ffmpeg/);
  install('ffmpeg', "echo ' V..... libx264  H.264'");
  await expect(make('opening')).rejects.toThrow('The ffmpeg of this machine has no libsvtav1: install another');
});

test.each([
  ['is no WebVTT', '1\n00:00 --> 00:03\nA hall fills.\n', 'has to begin with "WEBVTT"'],
  ['begins later', 'WEBVTT\n\n00:01.000 --> 00:03.000\nA hall fills.\n', 'a cue from 00:00.000 on'],
  [
    'is of a longer film',
    'WEBVTT\n\n00:00.000 --> 00:09.000\nA hall fills.\n',
    'goes on until 9 s, and the film ends at 3 s',
  ],
])('a text that %s is refused', async (_, text, message) => {
  await installFfmpeg();
  writeFileSync(join(folder.web, 'show.captions.vtt'), text);
  await expect(make('opening')).rejects.toThrow(message);
  expect(folder.files()).toEqual([]);
});

test('the poster is a moment of the film', async () => {
  await installFfmpeg();
  await expect(make('opening', { poster: 3 })).rejects.toThrow('from 0 to 3 s, not 3');
  expect(await make('opening', { poster: 2.9 })).toMatchObject({
    entry: { posterFile: '/media/films/opening-poster.jpg' },
  });
});
