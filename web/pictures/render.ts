/**
 * Renders the site's pictures again.
 *
 *   node web/pictures/render.ts [name…]            render, encode, write the manifest
 *   node web/pictures/render.ts [name…] --draft    half size, few rays, into .local/pictures only
 *   node web/pictures/render.ts [name…] --encode   encode the masters of the last time again
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { aim } from './camera.ts';
import { catalogue } from './catalogue/index.ts';
import { type Picture, USUAL_LOOK, USUAL_SAMPLES } from './catalogue/picture.ts';
import { hirePhotographer, type Photographer } from './photographer.ts';
import { publish, readManifest, writeManifest } from './publish.ts';
import { readScene } from './shader-source.ts';

const DRAFT = { scale: 0.5, samples: 32 };
// Lossless masters stay on the machine that took them; only what the site serves is committed.
const MASTERS = new URL('../../.local/pictures/', import.meta.url);

function masterOf(picture: Picture, draft: boolean): URL {
  return new URL(`${picture.name}${draft ? '.draft' : ''}.png`, MASTERS);
}

async function take(photographer: Photographer, picture: Picture, draft: boolean): Promise<void> {
  const started = performance.now();
  const scale = draft ? DRAFT.scale : 1;
  const png = await photographer.take({
    width: Math.round(picture.width * scale),
    height: Math.round(picture.height * scale),
    samples: draft ? DRAFT.samples : (picture.samples ?? USUAL_SAMPLES),
    camera: aim(picture.camera),
    look: { ...USUAL_LOOK, ...picture.look },
    ...readScene(picture.scene),
  });
  writeFileSync(masterOf(picture, draft), png);
  console.log(`${picture.name.padEnd(30)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

async function takeAll(pictures: readonly Picture[], draft: boolean): Promise<void> {
  mkdirSync(MASTERS, { recursive: true });
  const photographer = await hirePhotographer();
  try {
    for (const picture of pictures) await take(photographer, picture, draft);
  } finally {
    await photographer.close();
  }
}

async function publishAll(pictures: readonly Picture[]): Promise<void> {
  for (const picture of pictures) {
    const master = masterOf(picture, false);
    if (!existsSync(master)) throw new Error(`${picture.name} has no master here; take it first`);
    const entry = await publish(picture, readFileSync(master));
    writeManifest({ ...readManifest(), [picture.name]: entry });
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
