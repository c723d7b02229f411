import { productLoader } from '../layout/product-loader.ts';

export const { load, meta, cache } = productLoader({
  name: 'p1',
  route: 'productP1Tutorial',
  types: [10, 16, 17, 9, 18],
});
