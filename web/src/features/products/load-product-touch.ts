import { productLoader } from './product-loader.ts';

export const { load, meta, cache } = productLoader({ name: 'touch', route: 'productTouch', types: [13] });
