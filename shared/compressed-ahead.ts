import type { PageRouteName } from './routes.ts';

/**
 * Pages whose document is published a second time, compressed as well as can be: as the edge compresses, which has little time for it, they
 * would be more than one window of the network (web/README.md#one-window).
 */
export const documentsCompressedAhead: readonly PageRouteName[] = ['home', 'productS3', 'productS3Pro'];

/** Addresses of files that are published so as well: scripts and style sheets, a tenth smaller. Their names change with what they hold. */
export const filesCompressedAhead = /^\/assets\/[\w-]+\.(js|css)$/;

/** What the key of such an object has behind that of the plain one. */
export const brotliEnding = '.br';
