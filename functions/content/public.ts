/** What other domains use of the published content. */
export { contentTable } from './tables.ts';
