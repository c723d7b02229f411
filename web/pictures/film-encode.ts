/** Turns photographed frames into the films that the site serves, with Debian's ffmpeg. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, statSync } from 'node:fs';
import type { Frame } from './film-studio.ts';
import type { Film } from './films/film.ts';

const FFMPEG = '/usr/bin/ffmpeg';
const QUIET = ['-hide_banner', '-loglevel', 'error', '-y'];

function start(command: string, options: readonly string[]) {
  if (!existsSync(command)) throw new Error(`${command} is not there: apt-get install ffmpeg`);
  return spawn(command, options, { stdio: ['pipe', 'pipe', 'inherit'] });
}

async function finished(process: ReturnType<typeof start>): Promise<string> {
  const said: Buffer[] = [];
  process.stdout.on('data', (part) => said.push(part));
  const [code] = await once(process, 'close');
  if (code !== 0) throw new Error(`${process.spawnfile} ended with ${code}`);
  return Buffer.concat(said).toString('utf8');
}

/** Sums frames up in one file that has lost almost nothing, in the film's size and in video's colours. */
export async function record(
  { width, height, framesPerSecond }: Film,
  frames: AsyncIterable<Frame>,
  to: string,
): Promise<void> {
  const colours = 'in_range=full:out_range=tv:in_color_matrix=bt601:out_color_matrix=bt709';
  const ffmpeg = start(FFMPEG, [
    ...QUIET,
    ...['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(framesPerSecond), '-i', '-'],
    ...['-vf', `scale=${width}:${height}:flags=lanczos:${colours},format=yuv444p10le`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '4', to],
  ]);
  const end = finished(ffmpeg);
  for await (const { jpeg } of frames) if (!ffmpeg.stdin.write(jpeg)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  await end;
}

const BT709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];

export interface Encoding {
  readonly format: 'av1' | 'h264';
  /** Share that it may take of what the encodings before it left of the ceiling. */
  readonly share: number;
  /** Rate factors: the best that is tried, and the worst. */
  readonly factors: readonly [best: number, worst: number];
  options(film: Film, factor: number, effort: Effort): readonly string[];
}

/** With more effort a file mostly becomes a little smaller; where that is not enough, the quality is lowered once more. */
const SEARCHED = 1.1;
type Effort = 'search' | 'result';

/** Seconds between key frames: a film in a loop is never sought in, and each key frame is a tenth of its bytes. */
const LONGEST = 30;

/** Best first: a browser plays the first that it knows. */
export const encodings: readonly Encoding[] = [
  {
    format: 'av1',
    share: 0.44,
    factors: [24, 58],
    // Ten bits, because dark gradients show steps with eight.
    options: ({ framesPerSecond }, factor, effort) => [
      ...[
        '-c:v',
        'libsvtav1',
        '-preset',
        effort === 'search' ? '9' : '4',
        '-crf',
        String(factor),
        '-g',
        String(framesPerSecond * LONGEST),
      ],
      ...['-pix_fmt', 'yuv420p10le', '-svtav1-params', 'tune=0'],
    ],
  },
  {
    format: 'h264',
    share: 1,
    factors: [20, 36],
    // Six references keep 720p within level 4, which every decoder in hardware knows.
    options: ({ framesPerSecond }, factor, effort) => [
      ...[
        '-c:v',
        'libx264',
        '-preset',
        effort === 'search' ? 'fast' : 'veryslow',
        '-profile:v',
        'high',
        '-crf',
        String(factor),
      ],
      ...[
        '-g',
        String(framesPerSecond * LONGEST),
        '-pix_fmt',
        'yuv420p',
        '-x264-params',
        'aq-mode=3:deblock=1,1:ref=6',
      ],
    ],
  },
];

/**
 * Encodes a recording at the best quality that fits.
 * @param left bytes of the film's ceiling that no other encoding has taken
 * @returns the rate factor that was taken
 * @throws Error when even the worst quality does not fit
 */
export async function encode(
  film: Film,
  { format, share, factors, options }: Encoding,
  left: number,
  recording: string,
  to: string,
): Promise<number> {
  const most = left * share;
  const fits = async (factor: number, effort: Effort, share = 1) => {
    await attempt(options(film, factor, effort), recording, to);
    const { size } = statSync(to);
    console.log(`  ${format} at ${factor} (${effort}): ${size} bytes${size <= most * share ? '' : ', too many'}`);
    return size <= most * share;
  };
  let [best, worst] = factors;
  while (best < worst) {
    const factor = Math.floor((best + worst) / 2);
    if (await fits(factor, 'search', SEARCHED)) worst = factor;
    else best = factor + 1;
  }
  for (let factor = best; factor <= factors[1]; factor++) if (await fits(factor, 'result')) return factor;
  rmSync(to);
  throw new Error(`As ${format}, the film does not fit in ${Math.round(most)} bytes`);
}

async function attempt(options: readonly string[], recording: string, to: string): Promise<void> {
  const output = [...BT709, '-an', '-map_metadata', '-1', '-movflags', '+faststart', to];
  await finished(start(FFMPEG, [...QUIET, '-i', recording, ...options, ...output]));
}

/** What `<source type>` says of a file: container and codec with profile and level. */
export async function mediaType(path: string, format: Encoding['format']): Promise<string> {
  const ask = ['-v', 'error', '-select_streams', 'v', '-show_entries', 'stream=level', '-of', 'csv=p=0', path];
  const level = Number.parseInt(await finished(start('/usr/bin/ffprobe', ask)), 10);
  const twoDigits = (value: number, base: number) => value.toString(base).padStart(2, '0');
  const codec = format === 'av1' ? `av01.0.${twoDigits(level, 10)}M.10` : `avc1.6400${twoDigits(level, 16)}`;
  return `video/mp4; codecs="${codec}"`;
}

/** One frame of a recording as PNG bytes. */
export async function frameAt(recording: string, seconds: number, to: string): Promise<void> {
  await finished(
    start(FFMPEG, [...QUIET, '-ss', String(seconds), '-i', recording, '-frames:v', '1', '-pix_fmt', 'rgb24', to]),
  );
}
