import { createHash } from 'node:crypto';
import type { ContentReplies } from './replies.ts';

/** File in which the web build keeps the digest of the content that its pages were made from. */
export const contentDigestFile = 'content-digest.txt';

/** SHA-256 of all published content, as 64 hexadecimal digits: it differs whenever the content does. */
export function contentDigest({ content }: Pick<ContentReplies, 'content'>): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
