import { contentDigest } from '../../shared/content/digest.ts';
import type { ContentLibrary } from '../../shared/content/library.ts';
import { type ContentReplies, contentReplies } from '../../shared/content/replies.ts';
import type { ContentCollection } from '../../shared/contract/download-schemas.ts';
import { productTypeNumbers } from '../../shared/product-type.ts';
import { downloadObjects } from './download-objects.ts';
import { type PlannedObject, sha256 } from './planned-object.ts';
import { requireSameContent, type SiteObjects, siteObjects } from './site-objects.ts';

/** Everything that a site shall hold after publishing. */
export interface PublicationPlan extends SiteObjects {
  readonly downloads: readonly PlannedObject[];
  readonly collections: readonly ContentCollection[];
  /** Differs whenever anything above does: 64 hexadecimal digits. */
  readonly digest: string;
}

/**
 * Plans a publication from checked content and the built pages.
 * @throws Error when pages are missing or were built from other content
 */
export function planPublication(library: ContentLibrary, webDirectory: string): PublicationPlan {
  const replies = contentReplies(library);
  const site = siteObjects(webDirectory);
  requireSameContent(webDirectory, contentDigest(replies));
  const downloads = downloadObjects(library);
  const collections = contentCollections(replies);
  const objects = [downloads, site.assets, site.pictures, site.pages].flat();
  const facts = objects.map(({ open: _, ...object }) => object);
  return { ...site, downloads, collections, digest: sha256(JSON.stringify([facts, collections])) };
}

/** The collections that the content reads answer from. A type without releases has empty ones, so that old ones go. */
function contentCollections(replies: ContentReplies): ContentCollection[] {
  return [
    { kind: 'categories', entries: replies.listProductCategories() },
    { kind: 'products', entries: replies.listProducts() },
    ...productTypeNumbers.flatMap((type): ContentCollection[] => [
      { kind: 'releases', type, entries: replies.listReleases(type) },
      { kind: 'downloads', type, entries: replies.listDownloads(type) },
    ]),
  ];
}
