import { productPage } from '../layout/product-page.ts';

export const page = productPage({
  name: 'p1',
  route: 'productP1Tutorial',
  types: [10, 16, 17, 9, 18],
});
