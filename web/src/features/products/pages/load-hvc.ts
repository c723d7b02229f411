import { productLoader } from '../layout/product-loader.ts';

export const { load, meta, cache } = productLoader({ name: 'hvc', route: 'adobeHvc', types: [14, 15] });
