import { productLoader } from '../layout/product-loader.ts';

export const { load, meta, cache } = productLoader({ name: 's3', route: 'productS3', types: [3, 22] });
