/** Longest values of feedback's fields, in characters (product-rules.md#feedback). Apart from the schemas, so that a page can draw the form first. */
export const feedbackLengths = { product: 50, version: 20, name: 20, email: 32, content: 1_000 } as const;
