import { productLoader } from '../layout/product-loader.ts';

export const { load, meta, cache } = productLoader({ name: 'c-series', route: 'cSeries', types: [] });
