import { productPage } from '../layout/product-page.ts';

export const page = productPage({ name: 's3', route: 'productS3', types: [3, 22] });
