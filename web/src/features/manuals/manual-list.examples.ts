import type { Examples } from '../../lib/pages/examples.ts';

/** The second page, a search that has found something, and one that has not. */
export default [
  { dir_id: '1', page: '2' },
  { dir_id: '1', name: 'S series' },
  { dir_id: '1', name: 'projector' },
] satisfies Examples;
