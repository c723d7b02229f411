/** A computer's hardware code, as the P1 client sends it: letters, digits, hyphens and underscores (product-rules.md#subscription-plans). */
export function isHardwareCode(text: string): boolean {
  return /^[\w-]+$/.test(text) && text.length <= hardwareCodeLength;
}

export const hardwareCodeLength = 64;
