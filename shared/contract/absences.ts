import { Refusal } from './refusal.ts';

/** What a call for a product says where there is none. */
export const noSuchProduct = () => new Refusal('There is no such product');

/** What a call for a case or a news item says where there is none. */
export const noSuchCase = () => new Refusal('There is no such case');
