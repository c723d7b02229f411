/**
 * Months for which what is kept of a candidate is kept (product-rules.md#exam-data). `content/pages/sign.md` says them in words beside the sign-up, with a version
 * that changes with them.
 */
export const keptMonths = {
  /** After the exam: the photo. */
  photo: 12,
  /** After the exam: a sign-up of which no certificate came, whole. */
  uncertified: 12,
  /** After the exam: a sign-up whose photo was refused, or never came, and that nobody sent again. */
  withoutPhoto: 3,
  /** After the last day of the certificate: what is left of its sign-up, and by which numbers its holder is found. */
  certified: 24,
} as const;
