import type { Release } from '../../../../shared/contract/content-schemas.ts';
import { type PathField, pathFields, platformNames, platforms } from '../../../../shared/platform.ts';
import type { ProductType } from '../../../../shared/product-type.ts';
import { type OfferedBuild, usualFileName } from './builds.ts';

/** Where a release's builds are, by platform; '' where it has none. */
export type BuildPaths = Readonly<Record<PathField, string>>;

/**
 * Joins the paths of a release and what is known of the files behind them, in the order in which pages list platforms.
 * @param files facts of these files, and perhaps of others
 */
export function buildsAt(
  paths: BuildPaths,
  type: ProductType,
  version: string,
  files: Release['files'],
): OfferedBuild[] {
  return platformNames.flatMap((platform) => {
    const file_path = paths[pathFields[platform]];
    if (file_path === '') return [];
    const facts = files.find((file) => file.file_path === file_path);
    const { code: system } = platforms[platform];
    const en_file_name = facts?.en_file_name ?? usualFileName({ type, version, system });
    return [{ type, version, system, file_path, en_file_name, size: facts?.size ?? 0, sha256: facts?.sha256 ?? '' }];
  });
}
