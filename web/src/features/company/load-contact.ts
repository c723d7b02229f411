import { textLoader } from '../../lib/pages/text-loader.ts';

export const { load, meta, cache } = textLoader('contact');
