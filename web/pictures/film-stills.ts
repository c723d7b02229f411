/** Renders the two pictures that a film's still is made of, once, and says where its walls stand in them. */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { RelitStill, RelitWall } from './browser/projector.ts';
import type { StillShot, Wall } from './films/film.ts';
import { mirrored, pictureToWall } from './films/perspective.ts';
import { masterFile } from './masters.ts';
import { readScene } from './shader-source.ts';
import type { Studio } from './studio.ts';

/** Bright enough that a wall is white in the picture, dark enough that its light does not burn the floor. */
const WALL_LIGHT = 3;
const USUAL_SAMPLES = 40;
const DRAFT = { scale: 0.4, samples: 8 };

async function rendered(
  studio: Studio,
  { still }: StillShot,
  light: number,
  draft: boolean,
  scale: number,
): Promise<Buffer> {
  const { images, samples = USUAL_SAMPLES, ...view } = still;
  const hash = createHash('sha256')
    .update(JSON.stringify([readScene(still.scene), view, images, samples, light, ...(scale === 1 ? [] : [scale])]))
    .digest('hex')
    .slice(0, 12);
  const file = masterFile('films', `${still.scene}-${light}-${hash}${draft ? '.draft' : ''}`);
  if (existsSync(file)) return readFileSync(file);
  const png = await studio.master(
    {
      ...view,
      name: still.scene,
      widths: [],
      samples,
      images: Array.from({ length: images }, () => `content:plain@${light}`),
    },
    draft ? DRAFT : { scale },
  );
  writeFileSync(file, png);
  return png;
}

const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

function relitWall({ still, floor }: StillShot, wall: Wall): RelitWall {
  const aspect = still.width / still.height;
  return {
    crop: wall.crop ?? [0, 0, 1, 1],
    toWall: pictureToWall(still.camera, wall, aspect),
    toMirror: pictureToWall(still.camera, mirrored(wall, floor), aspect),
  };
}

/**
 * Everything that the film's page needs to relight a still; renders what is not there yet.
 * @param scale how many times as large as the shot says
 */
export async function relitStill(studio: Studio, shot: StillShot, draft: boolean, scale = 1): Promise<RelitStill> {
  const dark = dataUrl(await rendered(studio, shot, 0, draft, scale));
  const lit = dataUrl(await rendered(studio, shot, WALL_LIGHT, draft, scale));
  return { dark, lit, walls: shot.walls.map((wall) => relitWall(shot, wall)) };
}
