import { createReadStream, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Platform, platforms } from '../platform.ts';
import { productSlugs } from '../product-slugs.ts';
import { type ProductType, productTypes } from '../product-type.ts';
import type { Build, BuildBytes } from './library.ts';
import { measureFile } from './measure-file.ts';
import { sampleArchive } from './sample-archive.ts';
import type { BuildSource } from './schema.ts';

/** The release a build belongs to. */
export interface BuildSubject {
  readonly type: ProductType;
  /** What goes with the product and is no release of it: its name, and its slug in addresses. */
  readonly part?: { readonly name: string; readonly slug: string };
  readonly version: string;
  /** Release day, `YYYY-MM-DD`. */
  readonly date: string;
  /** Release notes in Markdown. */
  readonly notes: string;
  /** Folder of the release's content file; the `path` of a build is relative to it. */
  readonly folder: string;
}

const gigabyte = 1024 ** 3;
/** Bytes: the most that S3 takes in one `PutObject`. */
const largestFile = 5 * gigabyte;

/**
 * Resolves where a build comes from. Size and checksum are computed here and nowhere else, from the bytes that will be served.
 * @throws Error when a `path` cannot be read (`ENOENT` …) or its file is larger than 5 GB
 */
export function resolveBuild(subject: BuildSubject, platform: Platform, source: BuildSource): Build {
  const { name, slug } = subject.part ?? { name: productTypes[subject.type].name, slug: productSlugs[subject.type] };
  const fileName = `${name} ${subject.version} ${platforms[platform].label}`;
  if (source === null) return { kind: 'announced', platform, fileName };
  if ('address' in source) return { kind: 'store', platform, fileName, path: source.address };

  const extension = 'path' in source ? extname(source.path) : platform === 'android' ? '.apk' : '.zip';
  const archiveName = `${slug}-${subject.version}-${platform}${extension}`;
  const bytes =
    'path' in source
      ? bytesOfFile(join(subject.folder, source.path))
      : sampleArchive({ ...subject, name: `${name} ${subject.version}`, platform, archiveName });
  return {
    kind: 'stored',
    platform,
    fileName,
    path: `/downloads/${slug}/${subject.version}/${archiveName}`,
    ...bytes,
  };
}

/** An installer may be a gigabyte large, so it is read in parts, here and each time it is opened. */
function bytesOfFile(path: string): BuildBytes {
  const { size } = statSync(path);
  if (size > largestFile) {
    throw new Error(`it has ${(size / gigabyte).toFixed(2)} GB, and one upload takes 5 GB at most`);
  }
  return { ...measureFile(path), open: () => createReadStream(path) };
}
