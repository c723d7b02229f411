import type { PageRouteName } from './routes.ts';

/**
 * Pages whose document is published a second time, compressed as well as can be: as the edge compresses, which has little time for it, they
 * would be more than one window of the network (web/README.md#one-window).
 */
export const compressedAhead: readonly PageRouteName[] = ['home', 'productS3', 'productS3Pro'];

/** What the key of such a document has behind that of the plain one. */
export const brotliEnding = '.br';
