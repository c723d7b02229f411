/**
 * The form of a computer's hardware code, as the P1 client sends it: 4 to 64 letters, digits and `- _ . : { }`, as ids of hardware are
 * written (product-rules.md#subscription-plans).
 */
export const hardwareCodeForm = /^[\w.:{}-]{4,64}$/;
