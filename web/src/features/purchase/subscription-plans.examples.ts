import type { Examples } from '../../lib/pages/examples.ts';

export default [{ type: '1' }] satisfies Examples;
