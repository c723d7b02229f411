import { contentDigest } from '../../shared/content/digest.ts';
import type { ContentLibrary } from '../../shared/content/library.ts';
import { contentReplies } from '../../shared/content/replies.ts';
import type { CollectionPart } from '../../shared/contract/collections.ts';
import { collectionParts } from './collections.ts';
import { downloadObjects } from './download-objects.ts';
import { type PlannedObject, sha256 } from './planned-object.ts';
import { requireSameContent, type SiteObjects, siteObjects } from './site-objects.ts';

/** Everything that a site should hold after publishing. */
export interface PublicationPlan extends SiteObjects {
  readonly downloads: readonly PlannedObject[];
  readonly collections: readonly CollectionPart[];
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
  const collections = collectionParts(replies.content);
  const objects = [downloads, site.media, site.assets, site.pictures, site.pages].flat();
  const facts = objects.map(({ open: _, ...object }) => object);
  return { ...site, downloads, collections, digest: sha256(JSON.stringify([facts, collections])) };
}
