import { productPage } from '../layout/product-page.ts';

export const page = productPage({ name: 'stream-deck', route: 'streamDeck', types: [22] });
