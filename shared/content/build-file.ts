import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Platform, platforms } from '../platform.ts';
import { type ProductType, productTypes } from '../product-type.ts';
import type { Build } from './library.ts';
import { sampleArchive } from './sample-archive.ts';
import type { BuildSource } from './schema.ts';

/** The release a build belongs to. */
export interface BuildSubject {
  readonly type: ProductType;
  readonly version: string;
  /** Release day, `YYYY-MM-DD`. */
  readonly date: string;
  /** Release notes in Markdown. */
  readonly notes: string;
  /** Folder that holds the release's file; paths of builds start here. */
  readonly folder: string;
}

/**
 * Resolves where a build comes from. Size and checksum are computed here and nowhere else, from the bytes that will be served.
 * @throws Error of the file system (`ENOENT` …) when a `path` cannot be read
 */
export function resolveBuild(subject: BuildSubject, platform: Platform, source: BuildSource): Build {
  const { name, slug } = productTypes[subject.type];
  const fileName = `${name} ${subject.version} ${platforms[platform].label}`;
  if (source === null) return { kind: 'announced', platform, fileName };
  if ('address' in source) return { kind: 'store', platform, fileName, path: source.address };

  const extension = 'path' in source ? extname(source.path) : platform === 'android' ? '.apk' : '.zip';
  const archiveName = `${slug}-${subject.version}-${platform}${extension}`;
  const bytes =
    'path' in source
      ? readFileSync(join(subject.folder, source.path))
      : sampleArchive({ ...subject, name: `${name} ${subject.version}`, platform, archiveName });
  return {
    kind: 'stored',
    platform,
    fileName,
    path: `/downloads/${slug}/${subject.version}/${archiveName}`,
    bytes,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
