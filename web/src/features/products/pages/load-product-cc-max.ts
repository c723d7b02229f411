import { productPage } from '../layout/product-page.ts';

export const page = productPage({ name: 'cc-max', route: 'productCcMax', types: [11] });
