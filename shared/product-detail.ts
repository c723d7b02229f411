/** Ids of what has a detail, as `/api/pc/product` lists them, and 19, digital rights (product-rules.md#product-detail-ids). */
export const detailIds: readonly number[] = Array.from({ length: 19 }, (_, index) => index + 1);

/** The id behind each `type` of a detail call. */
const idOfType = new Map([
  [1, 1],
  [2, 3],
  [5, 5],
  [6, 6],
  [7, 7],
  [8, 8],
  [9, 15],
]);

/** Type under which `id` says which product is meant. */
const genericType = 0;

/** How a detail is asked for: by `type` of its own numbering, or by `id`. */
export interface DetailQuestion {
  readonly type?: number | undefined;
  readonly id?: number | undefined;
}

/** The id of the product that is asked for; undefined where the question names none. A `type` outweighs an `id`, except 0. */
export function detailIdOf({ type = genericType, id }: DetailQuestion): number | undefined {
  return type === genericType ? id : idOfType.get(type);
}
