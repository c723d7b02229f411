/**
 * Longest values of a message between a member and customer service, in characters (product-rules.md#customer-messages). Apart from the schemas, so that a page
 * can draw the form before it loads what checks it.
 */
export const messageLengths = { content: 2_000 } as const;
