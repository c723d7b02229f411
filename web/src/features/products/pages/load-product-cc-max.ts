import { productLoader } from '../layout/product-loader.ts';

export const { load, meta, cache } = productLoader({ name: 'cc-max', route: 'productCcMax', types: [11] });
