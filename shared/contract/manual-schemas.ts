import * as z from 'zod/mini';

/** Ids are numbers, `pid` is that of the directory above, 0 on the first level (product-rules.md#manuals). */
const directory = {
  id: z.int(),
  pid: z.int(),
  name: z.string(),
  /** What its manuals are about, in plain words. */
  describe: z.string(),
};

/** A directory of the third level has nothing below it, and says so as every one does (product-rules.md#empty-fields). */
const ProductDirectory = z.object({ ...directory, child: z.array(z.never()) });
const SeriesDirectory = z.object({ ...directory, child: z.array(ProductDirectory) });

/** A directory of manuals. Where directories are searched by name, those of a lower level may come first. */
export const ManualDirectory = z.object({ ...directory, child: z.array(SeriesDirectory) });
export type ManualDirectory = z.output<typeof ManualDirectory>;
export type ManualDirectoryNode = ManualDirectory | ManualDirectory['child'][number];

/** A manual in a list. */
export const Manual = z.object({
  /** Address of its picture. */
  cover: z.string(),
  title: z.string(),
  /** What is in it, as sanitized HTML. */
  describe: z.string(),
  /** Address of its PDF. */
  file_path: z.string(),
  /** The name under which it is saved, without extension. */
  file_name: z.string(),
  /** `YYYY-MM-DD`. */
  update_date: z.string(),
  /** What its page is asked for by (product-rules.md#manual-page). */
  name: z.string(),
  /** The release that it describes. */
  version: z.string(),
});
export type Manual = z.output<typeof Manual>;
