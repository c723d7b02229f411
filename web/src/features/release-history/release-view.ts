import type { Release } from '../../../../shared/contract/content-schemas.ts';
import { pathFields } from '../../../../shared/platform.ts';
import type { ProductType } from '../../../../shared/product-type.ts';
import type { OfferedBuild } from '../../shared-features/downloads/builds.ts';
import { type BuildPaths, buildsAt } from '../../shared-features/downloads/builds-at.ts';

/** Software that ships beside a release, such as the Stream Deck plugin beside S3 Pro. */
export interface SubSoftware {
  readonly type: ProductType;
  readonly name: string;
  readonly builds: readonly OfferedBuild[];
}

/** A release as the page shows it: its paths and facts joined into builds. */
export interface ReleaseView {
  readonly version: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Sanitized HTML. */
  readonly notes: string;
  readonly builds: readonly OfferedBuild[];
  readonly sub: SubSoftware | null;
}

/** A release names the files of its sub-software but not their version, which is in the sub-software's own releases. */
function subVersion(type: ProductType, paths: BuildPaths, subReleases: readonly Release[]): string | undefined {
  const ships = (sub: Release) =>
    Object.values(pathFields).some((field) => Boolean(sub[field]) && sub[field] === paths[field]);
  return subReleases.find((sub) => sub.type === type && ships(sub))?.version;
}

function subSoftware(release: Release, subReleases: readonly Release[]): SubSoftware | null {
  const { sub_product_id: type, sub_product_name: name, files } = release;
  if (type === 0) return null;
  const paths: BuildPaths = {
    win_path: release.sub_win_path,
    mac_path: release.sub_mac_path,
    and_path: release.sub_and_path,
    ios_path: release.sub_ios_path,
  };
  const version = subVersion(type, paths, subReleases);
  if (version === undefined) return null;
  return { type, name, builds: buildsAt(paths, type, version, files) };
}

/** @param subReleases releases of the sub-software that `release` names, to tell which of them it ships */
export function viewRelease(release: Release, subReleases: readonly Release[]): ReleaseView {
  const { version, type, files, online_date: day, en_update_log: notes } = release;
  return {
    version,
    day,
    notes,
    builds: buildsAt(release, type, version, files),
    sub: subSoftware(release, subReleases),
  };
}
