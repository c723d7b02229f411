/** A contact sheet of a film: moments of it side by side, to judge it without encoding it. */

import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Frame } from './film-studio.ts';
import { masterFile } from './masters.ts';

const COLUMNS = 4;
const WIDTH = 480;
const GAP = 8;

/** Writes the sheet and says where it lies. */
export async function writeSheet(name: string, frames: AsyncIterable<Frame>): Promise<string> {
  const pictures: Buffer[] = [];
  for await (const { jpeg } of frames) pictures.push(await sharp(jpeg).resize({ width: WIDTH }).png().toBuffer());
  const { height = 0 } = await sharp(pictures[0]).metadata();
  const rows = Math.ceil(pictures.length / COLUMNS);
  const file = fileURLToPath(masterFile('films', `${name}-sheet`));
  await sharp({
    create: {
      width: COLUMNS * (WIDTH + GAP) - GAP,
      height: rows * (height + GAP) - GAP,
      channels: 3,
      background: '#3a3f4a',
    },
  })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: (index % COLUMNS) * (WIDTH + GAP),
        top: Math.floor(index / COLUMNS) * (height + GAP),
      })),
    )
    .png()
    .toFile(file);
  return file;
}
