import { textLoader } from '../../lib/text-loader.ts';

export const { load, meta, cache } = textLoader('lease');
