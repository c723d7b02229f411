/** Addresses that a member may have, and how many of them their page asks for at a time (product-rules.md#addresses). */
export const addressBook = { most: 20, perPage: 5 } as const;
