/** What other domains use of accounts. */
export { codesTable } from './tables.ts';
