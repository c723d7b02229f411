/** How many cases home shows (product-rules.md#page-sizes). */
export const caseCount = 4;

/** Four where three are returned: the first is repeated (product-rules.md#home). */
export function fourCases<Item>(returned: readonly Item[]): Item[] {
  const [first] = returned;
  return returned.length === caseCount - 1 && first ? [...returned, first] : returned.slice(0, caseCount);
}
