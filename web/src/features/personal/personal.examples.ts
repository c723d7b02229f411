import type { Examples } from '../../lib/pages/examples.ts';

export default [{ page: '1' }, { page: '2' }, { page: '3' }] satisfies Examples;
