/** What other domains use of uploads. */
export { uploadsTable } from './tables.ts';
