import * as z from 'zod/mini';
import { calendarDay, version } from '../contract/fields.ts';
import { productType } from '../contract/product-fields.ts';
import { identifier, pictureName, shortText } from './schema.ts';

const fileName = z.string({ error: 'The name of a file is expected' });

/** Front matter of `manuals/<name>.md`; the text below it is a page, and typeset as `/media/manuals/<name>.pdf` (product-rules.md#manuals). */
export const ManualFrontMatter = z.strictObject({
  title: shortText,
  /** Id in `products/`. */
  product: identifier,
  type: productType,
  /** The release that the text describes. */
  version,
  /** Name of its directory in `manual-directories/`. */
  directory: fileName,
  cover: pictureName,
  /** What is in it, for lists; Markdown, shown as HTML. */
  describe: z.string({ error: 'A text is expected' }).check(z.minLength(1)),
  /** The name under which a visitor saves it, without extension. */
  file_name: shortText,
  update_date: calendarDay,
  /** Subjects of the index beside the controls, which are found by themselves: each with the ids of the headings under which it is treated. */
  index: z.record(shortText, z.array(z.string()).check(z.minLength(1))),
});
export type ManualFrontMatter = z.output<typeof ManualFrontMatter>;

/** Front matter of `manual-directories/<name>.md`; the text below it says what its manuals are about. */
export const ManualDirectoryFrontMatter = z.strictObject({
  id: identifier,
  /** Place among the directories of its level. */
  order: identifier,
  title: shortText,
  /** Name of the directory above it; left out on the first level. */
  parent: z.optional(fileName),
});
export type ManualDirectoryFrontMatter = z.output<typeof ManualDirectoryFrontMatter>;
