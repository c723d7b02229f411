import { productPage } from '../layout/product-page.ts';

export const page = productPage({ name: 'c-series', route: 'cSeries', types: [] });
