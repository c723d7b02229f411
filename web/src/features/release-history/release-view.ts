import { type PathField, pathFields, platformNames, platforms } from '../../../../shared/platform.ts';
import { type ProductType, productTypes } from '../../../../shared/product-type.ts';
import type { OfferedBuild } from '../../lib/builds.ts';
import type { CallOutput } from '../../lib/call.ts';

export type Release = CallOutput<'listReleases'>[number];

/** Software that ships beside a release, such as the Stream Deck plugin beside S3 Pro. */
export interface SubSoftware {
  readonly type: ProductType;
  readonly name: string;
  readonly builds: readonly OfferedBuild[];
}

/** A release as the page shows it: its paths and facts joined into builds. */
export interface ReleaseView {
  readonly version: string;
  /** `S3 Pro 5.2.0`. */
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Sanitized HTML. */
  readonly notes: string;
  readonly builds: readonly OfferedBuild[];
  readonly sub: SubSoftware | null;
}

type Paths = Partial<Record<PathField, string | undefined>>;

function buildsAt(paths: Paths, type: ProductType, version: string, files: Release['files']): OfferedBuild[] {
  return platformNames.flatMap((platform) => {
    const file_path = paths[pathFields[platform]];
    if (file_path === undefined) return [];
    const facts = files.find((file) => file.file_path === file_path);
    const { code: system, label } = platforms[platform];
    const en_file_name = facts?.en_file_name ?? `${productTypes[type].name} ${version} ${label}`;
    return [{ type, version, system, file_path, en_file_name, size: facts?.size, sha256: facts?.sha256 }];
  });
}

/** A release names the files of its sub-software, not their version; that stands in the sub-software's own releases. */
function subVersion(release: Release, subReleases: readonly Release[]): string | undefined {
  const known = subReleases.find(
    (sub) =>
      sub.type === release.sub_product_id &&
      ((sub.win_path && sub.win_path === release.sub_win_path) ||
        (sub.mac_path && sub.mac_path === release.sub_mac_path) ||
        (sub.and_path && sub.and_path === release.sub_and_path) ||
        (sub.ios_path && sub.ios_path === release.sub_ios_path)),
  );
  return known?.version;
}

function subSoftware(release: Release, subReleases: readonly Release[]): SubSoftware | null {
  const { sub_product_id: type, sub_product_name: name, files } = release;
  const version = subVersion(release, subReleases);
  if (type === undefined || version === undefined) return null;
  const paths: Paths = {
    win_path: release.sub_win_path,
    mac_path: release.sub_mac_path,
    and_path: release.sub_and_path,
    ios_path: release.sub_ios_path,
  };
  return { type, name: name ?? productTypes[type].name, builds: buildsAt(paths, type, version, files) };
}

/** @param subReleases releases of the sub-software that `release` names, to tell which of them it ships */
export function viewRelease(release: Release, subReleases: readonly Release[]): ReleaseView {
  const { version, type, files, en_name: name, online_date: day, en_update_log: notes } = release;
  return {
    version,
    name,
    day,
    notes,
    builds: buildsAt(release, type, version, files),
    sub: subSoftware(release, subReleases),
  };
}
