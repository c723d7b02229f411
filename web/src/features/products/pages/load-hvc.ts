import { productPage } from '../layout/product-page.ts';

export const page = productPage({ name: 'hvc', route: 'adobeHvc', types: [14, 15] });
