/** Runs ffmpeg, which films are read and encoded with. It is no part of the project: whoever makes films installs it. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';

type Program = 'ffmpeg' | 'ffprobe';

const absent =
  'Films are encoded with ffmpeg, and it is not on this machine. Install it: apt-get install ffmpeg (Debian, Ubuntu), ' +
  'brew install ffmpeg (macOS), winget install ffmpeg (Windows). Pictures need nothing';

interface Handling {
  /** Hears the seconds of the film that have been written. */
  readonly onSeconds?: (seconds: number) => void;
  /** What is read from the standard input. */
  readonly input?: AsyncIterable<Buffer>;
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/** What a program that ended early leaves its input with; its exit code says why. */
const closedCodes = ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'];

/**
 * Runs it to its end.
 * @returns what it wrote to its standard output
 * @throws Error with its last words when it fails, and with how to install it when it is not there
 */
export async function run(
  program: Program,
  options: readonly string[],
  { onSeconds, input }: Handling = {},
): Promise<string> {
  const child = spawn(program, options, { stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    said += part;
    const seconds = Number(/.*^out_time_us=(\d+)$/ms.exec(part)?.[1]) / 1_000_000;
    if (seconds >= 0) onSeconds?.(seconds);
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    complaint = (complaint + part).slice(-2_000);
  });
  const ended = once(child, 'close').catch((error) => {
    throw hasCode(error, 'ENOENT') ? new Error(absent) : error;
  });
  const fed = pipeline(input ?? [], child.stdin).then(
    () => undefined,
    (error: unknown) => error,
  );
  const [code] = await ended;
  const failure = input && (await fed);
  // What gives the frames failed, and not the program that reads them.
  if (failure && !closedCodes.some((closed) => hasCode(failure, closed))) throw failure;
  if (code !== 0) throw new Error(`${program} failed: ${complaint.trim().split('\n').at(-1) || `exit code ${code}`}`);
  return said;
}

/** Encodes: reads what `-i` of the options names and writes the last of them, over what is there. */
export function encodeWith(options: readonly string[], handling: Handling = {}): Promise<string> {
  const quiet = ['-hide_banner', '-loglevel', 'error', '-y', '-nostats', '-progress', 'pipe:1'];
  return run('ffmpeg', [...quiet, ...options], handling);
}

/** @throws Error when ffmpeg is not there or cannot write what the site serves */
export async function expectEncoders(names: readonly string[]): Promise<void> {
  const known = await run('ffmpeg', ['-hide_banner', '-encoders']);
  const missing = names.filter((name) => !new RegExp(`\\b${name}\\b`).test(known));
  if (missing.length > 0)
    throw new Error(`The ffmpeg of this machine has no ${missing.join(' and no ')}: install another`);
}

/** What a film file is. */
export interface FilmFacts {
  /** Pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly length: number;
  readonly framesPerSecond: number;
  readonly hasSound: boolean;
}

interface Probed {
  readonly streams?: readonly {
    readonly codec_type?: string;
    readonly width?: number;
    readonly height?: number;
    readonly avg_frame_rate?: string;
    readonly side_data_list?: readonly { readonly rotation?: number }[];
  }[];
  readonly format?: { readonly duration?: string };
}

/** @throws Error when it is no film that can be read */
export async function filmFacts(file: string): Promise<FilmFacts> {
  const unreadable = new Error(`${file} is not a film that ffmpeg can read`);
  const asked = 'stream=codec_type,width,height,avg_frame_rate:stream_side_data=rotation:format=duration';
  const said = await run('ffprobe', ['-v', 'error', '-show_entries', asked, '-of', 'json', file]).catch((error) => {
    throw error.message === absent ? error : unreadable;
  });
  const { streams = [], format }: Probed = JSON.parse(said);
  const film = streams.find(({ codec_type }) => codec_type === 'video');
  const length = Number(format?.duration);
  const [frames = 0, second = 1] = (film?.avg_frame_rate ?? '').split('/').map(Number);
  if (!film?.width || !film.height || !(length > 0) || !(frames > 0)) throw unreadable;
  const turned = film.side_data_list?.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);
  return {
    width: turned ? film.height : film.width,
    height: turned ? film.width : film.height,
    length,
    framesPerSecond: frames / (second || 1),
    hasSound: streams.some(({ codec_type }) => codec_type === 'audio'),
  };
}
