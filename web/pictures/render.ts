/**
 * Makes the site's pictures again: renders of scenes, and photographs of screens.
 *
 *   node web/pictures/render.ts [name…]            make, encode, write the manifest
 *   node web/pictures/render.ts [name…] --draft    half size, few rays, into .local/pictures only
 *   node web/pictures/render.ts [name…] --encode   encode the masters of the last time again
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { publishPicture } from '../build/media/picture-files.ts';
import { catalogue } from './catalogue/index.ts';
import type { Picture } from './catalogue/picture.ts';
import { masterFile } from './masters.ts';
import { said } from './said.ts';
import { type Effort, openStudio } from './studio.ts';

const DRAFT: Effort = { scale: 0.5, samples: 32 };
const WHOLE: Effort = { scale: 1 };

function masterOf({ name }: Picture, draft: boolean): URL {
  return masterFile('pictures', draft ? `${name}.draft` : name);
}

async function takeAll(pictures: readonly Picture[], draft: boolean): Promise<void> {
  const studio = await openStudio();
  try {
    for (const picture of pictures) {
      const started = performance.now();
      writeFileSync(masterOf(picture, draft), await studio.master(picture, draft ? DRAFT : WHOLE));
      console.log(`${picture.name.padEnd(30)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  } finally {
    await studio.close();
  }
}

async function publishAll(pictures: readonly Picture[]): Promise<void> {
  for (const picture of pictures) {
    const master = masterOf(picture, false);
    if (!existsSync(master)) throw new Error(`${picture.name} has no master here; take it first`);
    const ceilingOf = (width: number) => picture.ceilings?.[width] ?? Number.POSITIVE_INFINITY;
    const { variants } = await publishPicture({ ...picture, ceilingOf }, readFileSync(master), said);
    for (const { path, bytes } of variants) console.log(`  ${path.padEnd(50)} ${String(bytes).padStart(7)} bytes`);
  }
}

function wanted(names: readonly string[]): readonly Picture[] {
  const unknown = names.filter((name) => !catalogue.some((picture) => picture.name === name));
  if (unknown.length > 0) throw new Error(`No picture is called ${unknown.join(', ')}`);
  return names.length === 0 ? catalogue : catalogue.filter((picture) => names.includes(picture.name));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'boolean', default: false }, encode: { type: 'boolean', default: false } },
});
const pictures = wanted(positionals);
if (!values.encode) await takeAll(pictures, values.draft);
if (!values.draft) await publishAll(pictures);
