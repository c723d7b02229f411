/** Draws the mark's files and the picture for link previews: `node web/pictures/site-icons.ts`. */

import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { markSvg } from './mark.ts';
import { masterFile } from './masters.ts';

const PUBLIC = new URL('../public/', import.meta.url);
const STAGE_MASTER = masterFile('pictures', 'hero-stage');

const icons = [
  // Android may cut any shape out of its icons, so the beams stay inside the safe circle.
  { file: 'icon-192.png', size: 192, svg: markSvg(0, 8) },
  { file: 'icon-512.png', size: 512, svg: markSvg(0, 8) },
  { file: 'apple-touch-icon.png', size: 180, svg: markSvg(0, 5) },
];

function fileOf(name: string): string {
  return fileURLToPath(new URL(name, PUBLIC));
}

writeFileSync(fileOf('favicon.svg'), markSvg(14));
for (const { file, size, svg } of icons) {
  await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true })
    .toFile(fileOf(file));
}

if (!existsSync(STAGE_MASTER)) throw new Error('Take hero-stage first; og.jpg is cut from its master');
await sharp(fileURLToPath(STAGE_MASTER))
  .resize(1200, 630, { position: 'top' })
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(fileOf('og.jpg'));
