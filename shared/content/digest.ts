import { createHash } from 'node:crypto';
import { productTypeNumbers } from '../product-type.ts';
import type { ContentReplies } from './replies.ts';

/** Name of the file in which the web build leaves the digest of the content its pages were made of. */
export const contentDigestFile = 'content-digest.txt';

/** Tells one state of the content from another, by all it answers: 64 hexadecimal digits. */
export function contentDigest({ cases, listProductCategories, listProducts, listReleases }: ContentReplies): string {
  const answers = [cases(), listProductCategories(), listProducts(), productTypeNumbers.map(listReleases)];
  return createHash('sha256').update(JSON.stringify(answers)).digest('hex');
}
