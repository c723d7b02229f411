import { productLoader } from '../layout/product-loader.ts';

export const { load, meta, cache } = productLoader({ name: 'stream-deck', route: 'streamDeck', types: [22] });
