/** Turns a recording into the films that the site serves. */

import { rmSync, statSync } from 'node:fs';
import type { FilmFile } from '../film-manifest.ts';
import { encodeWith, run } from './ffmpeg.ts';
import type { OnProgress } from './put-in-place.ts';

/** How a recording is kept: almost nothing of it is lost. */
export const keptRecording = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '4'];

/** What has to be known of a film to encode it. */
export interface Recording {
  /** Address of the file, without sound and in the film's size. */
  readonly file: string;
  readonly framesPerSecond: number;
  /** Seconds. */
  readonly length: number;
}

const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];

interface Encoding {
  readonly format: FilmFile['format'];
  /** Share that it may take of what the encodings before it left of the ceiling. */
  readonly share: number;
  /** Rate factors: the best that is tried, and the worst. */
  readonly factors: readonly [best: number, worst: number];
  options(factor: number, effort: Effort): readonly string[];
}

/** With more effort a file mostly becomes a little smaller; where that is not enough, the quality is lowered once more. */
const searched = 1.1;
type Effort = 'search' | 'result';

/** Seconds between key frames: a film in a loop is never sought in, and each key frame is a tenth of its bytes. */
const longest = 30;

/** Best first: a browser plays the first that it knows. */
export const encodings: readonly Encoding[] = [
  {
    format: 'av1',
    share: 0.44,
    factors: [24, 58],
    // Ten bits, because dark gradients show steps with eight.
    options: (factor, effort) => [
      ...['-c:v', 'libsvtav1', '-preset', effort === 'search' ? '9' : '4', '-crf', String(factor)],
      ...['-pix_fmt', 'yuv420p10le', '-svtav1-params', 'tune=0'],
    ],
  },
  {
    format: 'h264',
    share: 1,
    factors: [20, 36],
    // Six references keep 720p within level 4, which every decoder in hardware knows.
    options: (factor, effort) => [
      ...['-c:v', 'libx264', '-preset', effort === 'search' ? 'fast' : 'veryslow', '-profile:v', 'high'],
      ...['-crf', String(factor), '-pix_fmt', 'yuv420p', '-x264-params', 'aq-mode=3:deblock=1,1:ref=6'],
    ],
  },
];

/** What ffmpeg needs for them. */
export const encoders = ['libsvtav1', 'libx264'] as const;

/**
 * Encodes a recording at the best quality that fits.
 * @param left bytes of the film's ceiling that no other encoding has taken
 * @returns bytes of the file
 * @throws Error when even the worst quality does not fit
 */
export async function encode(
  { file, framesPerSecond, length }: Recording,
  { format, share, factors, options }: Encoding,
  left: number,
  to: string,
  onProgress: OnProgress,
): Promise<number> {
  const most = left * share;
  const whole = Math.round(length);
  const attempt = async (factor: number, effort: Effort) => {
    const step = `${format}, rate factor ${factor}${effort === 'search' ? ', a try' : ''}`;
    const rhythm = ['-g', String(Math.round(framesPerSecond * longest))];
    const output = [...bt709, '-an', '-map_metadata', '-1', '-movflags', '+faststart', to];
    onProgress(step, 0, whole);
    await encodeWith(['-i', file, ...options(factor, effort), ...rhythm, ...output], {
      onSeconds: (seconds) => onProgress(step, Math.min(Math.floor(seconds), whole - 1), whole),
    });
    onProgress(step, whole, whole);
    return statSync(to).size;
  };
  let [best, worst] = factors;
  while (best < worst) {
    const factor = Math.floor((best + worst) / 2);
    if ((await attempt(factor, 'search')) <= most * searched) worst = factor;
    else best = factor + 1;
  }
  for (let factor = best; factor <= factors[1]; factor++) {
    const bytes = await attempt(factor, 'result');
    if (bytes <= most) return bytes;
  }
  rmSync(to);
  throw new Error(`As ${format}, the film does not fit in ${Math.round(most)} bytes: make it shorter or calmer`);
}

/** What `<source type>` says of a file: container and codec with profile and level. */
export async function mediaType(file: string, format: Encoding['format']): Promise<string> {
  const ask = ['-v', 'error', '-select_streams', 'v', '-show_entries', 'stream=level', '-of', 'csv=p=0', file];
  const level = Number.parseInt(await run('ffprobe', ask), 10);
  const twoDigits = (value: number, base: number) => value.toString(base).padStart(2, '0');
  const codec = format === 'av1' ? `av01.0.${twoDigits(level, 10)}M.10` : `avc1.6400${twoDigits(level, 16)}`;
  return `video/mp4; codecs="${codec}"`;
}

/** Writes one frame of a recording as PNG. */
export async function frameAt({ file }: Recording, seconds: number, to: string): Promise<void> {
  await encodeWith(['-ss', String(seconds), '-i', file, '-frames:v', '1', '-pix_fmt', 'rgb24', to]);
}
