/** Pages of a thread with customer service (product-rules.md#customer-messages). */
export const messagePages = { size: 15, most: 50 } as const;
