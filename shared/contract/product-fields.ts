import * as z from 'zod/mini';
import { platformCodes } from '../platform.ts';
import { productTypeNumbers } from '../product-type.ts';
import { wholeNumber } from './fields.ts';

/** A product type number that exists (product-rules.md#download-ids). */
export const productType = z.pipe(
  wholeNumber,
  z.literal(productTypeNumbers, { error: 'There is no product of this type' }),
);

/** The title of a product, as its page shows it. */
export const productTitle = z
  .string({ error: 'A product title is expected' })
  .check(z.regex(/^.{1,64}$/, { error: 'This is not a product title' }));

/** A platform code: 1 Windows, 2 Mac, 3 iOS, 4 Android. */
export const platformCode = z.pipe(
  wholeNumber,
  z.literal(platformCodes, { error: 'There is no platform with this code' }),
);
