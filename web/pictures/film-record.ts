/** Sums a film's frames up in one file that has lost almost nothing. */

import { encodeWith } from '../build/media/ffmpeg.ts';
import { keptRecording } from '../build/media/film-encode.ts';
import type { Frame } from './film-studio.ts';
import type { Film } from './films/film.ts';

async function* bytesOf(frames: AsyncIterable<Frame>): AsyncGenerator<Buffer> {
  for await (const { jpeg } of frames) yield jpeg;
}

/** Writes the recording, in the film's size and in video's colours. */
export async function record(
  { width, height, framesPerSecond }: Film,
  frames: AsyncIterable<Frame>,
  to: string,
): Promise<void> {
  const colours = 'in_range=full:out_range=tv:in_color_matrix=bt601:out_color_matrix=bt709';
  await encodeWith(
    [
      ...['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(framesPerSecond), '-i', '-'],
      ...['-vf', `scale=${width}:${height}:flags=lanczos:${colours},format=yuv444p10le`, ...keptRecording, to],
    ],
    { input: bytesOf(frames) },
  );
}
