/** Paints show contents once and keeps them until their shader changes. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { masterFile } from './masters.ts';
import type { Photographer } from './photographer.ts';
import { readContent } from './shader-source.ts';

/** Pixels; the shape of most walls. */
const SIZE = { width: 1920, height: 1080 };

/**
 * One moment of a content as PNG bytes.
 * @param moment `<name>@<seconds>`: a file of `contents/` and when it is looked at
 * @throws Error for a moment that names no content
 */
export async function paintedMoment(photographer: Pick<Photographer, 'paint'>, moment: string): Promise<Buffer> {
  const [name = '', seconds = ''] = moment.split('@');
  const time = Number(seconds);
  if (seconds === '' || Number.isNaN(time)) throw new Error(`A moment is written name@seconds, not ${moment}`);
  const shader = readContent(name);
  const hash = createHash('sha256').update(shader).digest('hex').slice(0, 12);
  const file = masterFile('contents', `${name}-${seconds}-${hash}`);
  if (existsSync(file)) return readFileSync(file);
  const png = await photographer.paint({ shader, ...SIZE, time });
  writeFileSync(file, png);
  return png;
}
