import { Feed } from 'feed';
import { downloadHref } from '../../shared/attachment-name.ts';
import { brand } from '../../shared/brand.ts';
import type { ContentReplies } from '../../shared/content/replies.ts';
import { platformOfCode, platforms } from '../../shared/platform.ts';
import { productSlugs } from '../../shared/product-slugs.ts';
import { type ProductType, productTypeNumbers, productTypes } from '../../shared/product-type.ts';
import { absolute, href } from '../src/lib/addresses/href.ts';

type Release = ReturnType<ContentReplies['listReleases']>[number];

/** A generated file of the site: its key and its text. */
export interface GeneratedFile {
  readonly key: string;
  readonly text: string;
}

function newestFirst(releases: readonly Release[]): Release[] {
  return releases.toSorted((a, b) => b.online_date.localeCompare(a.online_date) || b.id - a.id);
}

/** Releases as an Atom feed; an entry's id is the address of the release, which never changes. */
export function atomFeed(title: string, path: string, releases: readonly Release[]): string {
  const sorted = newestFirst(releases);
  const updated = new Date(`${sorted[0]?.online_date ?? '1970-01-01'}T00:00:00Z`);
  const feed = new Feed({
    id: absolute(path),
    title,
    updated,
    generator: brand.name,
    copyright: brand.legalName,
    author: { name: brand.legalName },
    link: absolute(href.to('history')),
    feedLinks: { atom: absolute(path) },
  });
  for (const release of sorted) {
    const address = absolute(href.history(release.type, release.version));
    const date = new Date(`${release.online_date}T00:00:00Z`);
    feed.addItem({
      id: address,
      link: address,
      title: release.en_name,
      date,
      published: date,
      content: release.en_update_log,
    });
  }
  return feed.atom1();
}

/** Files of the release itself; those of its sub-software are in that software's own list. */
function ownFiles(release: Release) {
  const paths = new Set([release.win_path, release.mac_path, release.and_path, release.ios_path]);
  return release.files
    .filter(({ file_path }) => paths.has(file_path))
    .map((file) => ({
      platform: platforms[platformOfCode(file.system) ?? 'windows'].label,
      address: absolute(file.size === 0 ? file.file_path : downloadHref(file)),
      size: file.size || null,
      sha256: file.sha256 || null,
    }));
}

/** Releases as JSON, for scripts that look for updates: sizes in bytes, days as `YYYY-MM-DD`. */
export function releaseList(releases: readonly Release[]): string {
  const list = newestFirst(releases).map((release) => ({
    product: productTypes[release.type].name,
    type: release.type,
    version: release.version,
    date: release.online_date,
    page: absolute(href.history(release.type, release.version)),
    files: ownFiles(release),
  }));
  return `${JSON.stringify(list, null, 2)}\n`;
}

/** Feed and list of each product, and of all together. */
export function releaseFiles(replies: ContentReplies): GeneratedFile[] {
  const key = (path: string) => path.slice(1);
  const all = productTypeNumbers.flatMap((type) => replies.listReleases({ type }));
  const ofProduct = (type: ProductType): GeneratedFile[] => {
    const { name } = productTypes[type];
    const slug = productSlugs[type];
    const releases = replies.listReleases({ type });
    const path = href.atomFeed(slug);
    return [
      { key: key(path), text: atomFeed(`${name} releases`, path, releases) },
      { key: key(href.releaseList(slug)), text: releaseList(releases) },
    ];
  };
  const path = href.atomFeed('all');
  return [
    { key: key(path), text: atomFeed(`${brand.name}: releases`, path, all) },
    { key: key(href.releaseList('releases')), text: releaseList(all) },
    ...productTypeNumbers.flatMap(ofProduct),
  ];
}
