import { productLoader } from '../layout/product-loader.ts';

export const { load, meta, cache } = productLoader({ name: 'touch', route: 'productTouch', types: [13] });
