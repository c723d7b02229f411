import * as z from 'zod/mini';

/** Where the page before ended; `''` for the first page. What is in it is the function's own affair. */
export const cursor = z._default(z.string().check(z.maxLength(2_000)), '');

/** A page of a list of any length, and where the next one begins: `''` when there is none. */
export function cursorPage<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ list: z.array(item), cursor: z.string() });
}
