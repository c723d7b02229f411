/** Projects that a member may have, how many a page asks for at a time, and most characters of them (product-rules.md#projects). */
export const projectList = { most: 1_000, perPage: 15, id: 64, name: 200, product: 50 } as const;
