import { productPage } from '../layout/product-page.ts';

export const page = productPage({ name: 's3-pro', route: 'productS3Pro', types: [21, 22] });
