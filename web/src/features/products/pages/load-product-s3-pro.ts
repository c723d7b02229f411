import { productLoader } from '../layout/product-loader.ts';

export const { load, meta, cache } = productLoader({ name: 's3-pro', route: 'productS3Pro', types: [21, 22] });
