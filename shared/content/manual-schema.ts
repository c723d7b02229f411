import * as z from 'zod/mini';
import { calendarDay, version } from '../contract/fields.ts';
import { productType } from '../contract/product-fields.ts';
import { identifier, pictureName, shortText } from './schema.ts';

/** Front matter of `manuals/<name>.md`; the text below it is typeset into `/media/manuals/<name>.pdf` (product-rules.md#manuals). */
export const ManualFrontMatter = z.strictObject({
  title: shortText,
  /** Id in `products/`. */
  product: identifier,
  type: productType,
  /** The release that the text describes. */
  version,
  cover: pictureName,
  /** What is in it, for lists; Markdown, shown as HTML. */
  describe: z.string({ error: 'A text is expected' }).check(z.minLength(1)),
  /** The name under which a visitor saves it, without extension. */
  file_name: shortText,
  update_date: calendarDay,
});
export type ManualFrontMatter = z.output<typeof ManualFrontMatter>;
