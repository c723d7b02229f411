/** A mainland mobile number (product-rules.md#mobile-numbers). */
export const mobileNumber = /^1[3-9]\d{9}$/;

/** Whether a login name is such a number; it has an e-mail address beside it then. */
export function isMobileNumber(name: string): boolean {
  return mobileNumber.test(name);
}
