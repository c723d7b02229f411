import type { Examples } from '../../lib/pages/examples.ts';

export default [{ product_name: 'S3 Pro', version: '5.2.0', system: '1', page: '21' }] satisfies Examples;
