import { listHomeCases, listReleases } from '../../../../shared/contract/content.ts';
import type { Release } from '../../../../shared/contract/content-schemas.ts';
import { type Platform, platformOfCode, platforms } from '../../../../shared/platform.ts';
import { isProductType, type ProductType, productTypeOfTitle, productTypes } from '../../../../shared/product-type.ts';
import { type RouteParams, routes } from '../../../../shared/routes.ts';
import type { Call } from '../../lib/api/call.ts';
import { definePage } from '../../lib/pages/define-page.ts';
import { type CaseTeaser, teaserOf } from '../../shared-features/cases/case-teaser.ts';
import type { OfferedBuild } from '../../shared-features/downloads/builds.ts';
import { buildsAt } from '../../shared-features/downloads/builds-at.ts';

/** How many cases the page shows (product-rules.md#page-sizes). */
const caseCount = 3;

/** The download that the address names. */
export interface StartedDownload {
  readonly type: ProductType;
  readonly name: string;
  readonly version: string;
  readonly platform: Platform;
  /** The file for another try; null when the release has none, undefined when it could not be looked up. */
  readonly build: OfferedBuild | null | undefined;
  /** Since when the release is online, `YYYY-MM-DD`; '' where it is not known. */
  readonly day: string;
}

/** What an address says of a download. */
type NamedDownload = Omit<StartedDownload, 'build' | 'day'>;

export interface DownloadStartedData {
  /** Null when the address names no download. */
  readonly download: StartedDownload | null;
  /** Whose history to offer: none when `page` is 0 (product-rules.md#download-started). */
  readonly moreHistory: ProductType | null;
  readonly cases: readonly CaseTeaser[];
}

/** Reads `product_name`, `version`, `system` and `page`; null where they name no product, version or platform of ours. */
export function readStarted(params: RouteParams): NamedDownload | null {
  const page = Number(params.page ?? 0);
  const type = isProductType(page) ? page : productTypeOfTitle(params.product_name ?? '');
  const version = params.version ?? '';
  const platform = platformOfCode(Number(params.system));
  if (type === undefined || !version || !platform) return null;
  return { type, name: productTypes[type].name, version, platform };
}

/** The file of a download among the releases of its product. */
function findFile(
  { type, version, platform }: NamedDownload,
  releases: readonly Release[],
): Pick<StartedDownload, 'build' | 'day'> {
  const release = releases.find((candidate) => candidate.version === version);
  const builds = release ? buildsAt(release, type, version, release.files) : [];
  const build = builds.find(({ system }) => system === platforms[platform].code) ?? null;
  return { build, day: release?.online_date ?? '' };
}

/** A look-up that fails is no failure of the page: the file may be on its way already. */
async function lookUp(call: Call, started: NamedDownload): Promise<StartedDownload> {
  try {
    return { ...started, ...findFile(started, await call(listReleases, { type: started.type })) };
  } catch {
    return { ...started, build: undefined, day: '' };
  }
}

/** Without `page` the history of the product that was downloaded; none where `page` is 0. */
function historyFor(page: string | undefined, started: NamedDownload | null): ProductType | null {
  if (page === undefined) return started?.type ?? null;
  const type = Number(page);
  return isProductType(type) ? type : null;
}

export const page = definePage(routes.downLink, {
  load: async ({ call }, params): Promise<DownloadStartedData> => {
    const started = readStarted(params);
    const [download, cases] = await Promise.all([
      started && lookUp(call, started),
      call(listHomeCases, { limit: caseCount }).catch(() => []), // neither is one of cases
    ]);
    return { download, moreHistory: historyFor(params.page, started), cases: cases.map(teaserOf) };
  },
  meta: () => ({
    title: 'Your download',
    description: 'Your download: the file, its size and checksum, and where to go from here.',
    robots: 'noindex',
  }),
});
