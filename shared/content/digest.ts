import { createHash } from 'node:crypto';
import type { ContentReplies } from './replies.ts';

/** Name of the file in which the web build leaves the digest of the content its pages were made of. */
export const contentDigestFile = 'content-digest.txt';

/** Tells one state of the content from another, by all of it: 64 hexadecimal digits. */
export function contentDigest({ content }: Pick<ContentReplies, 'content'>): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
