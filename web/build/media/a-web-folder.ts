/** For tests: a folder like that of the web client, with one picture and one film in it. */

import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filmManifestOf } from '../film-manifest.ts';
import { type PictureEntry, pictureManifestOf } from '../picture-manifest.ts';

/** A picture of 96 × 72 pixels, in two widths. */
export function aPicture(name: string): PictureEntry {
  const variants = [96, 48].flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => ({
      format,
      width,
      height: (width * 3) / 4,
      path: `/pictures/${name}-${width}.${format}`,
      bytes: 3,
    })),
  );
  return { width: 96, height: 72, averageColour: '#000000', variants };
}

interface WebFolder {
  readonly web: string;
  /** Names of the files below it and beside it, without the manifests. */
  files(): string[];
  remove(): void;
}

/** Its films have 64 × 36 pixels. */
export function aWebFolder(pictures: readonly string[], films: readonly string[] = []): WebFolder {
  const project = mkdtempSync(join(tmpdir(), 'project-'));
  const web = join(project, 'web');
  for (const folder of ['build', 'public/pictures', 'public/media/films'])
    mkdirSync(join(web, folder), { recursive: true });
  const entries = Object.fromEntries(pictures.map((name) => [name, aPicture(name)]));
  writeFileSync(pictureManifestOf(web), JSON.stringify(entries));
  writeFileSync(
    filmManifestOf(web),
    JSON.stringify(Object.fromEntries(films.map((name) => [name, { width: 64, height: 36, length: 3 }]))),
  );
  for (const { variants } of Object.values(entries))
    for (const { path } of variants) writeFileSync(join(web, 'public', path), 'old');
  const below = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
  return {
    web,
    files: () =>
      ['web/public/pictures', 'web/public/media/films', '.local']
        .flatMap((folder) => below(join(project, folder)))
        .sort(),
    remove: () => rmSync(project, { recursive: true }),
  };
}
