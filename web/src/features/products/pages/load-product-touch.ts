import { productPage } from '../layout/product-page.ts';

export const page = productPage({ name: 'touch', route: 'productTouch', types: [13] });
