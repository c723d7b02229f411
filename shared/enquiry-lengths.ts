/**
 * Longest values of an enquiry's fields, in characters (product-rules.md#enquiry-limits). Apart from the schemas, so that a page
 * can draw the form before it loads what checks it.
 */
export const enquiryLengths = { name: 50, email: 64, content: 2_000, page: 200 } as const;
