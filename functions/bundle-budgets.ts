/** Size budgets of a minified bundle, in bytes. */
const plainBudget = 40 * 1024;
const sdkBudget = 340 * 1024;
/** A consumer that sends mail has five clients: tables, queue, SES, KMS and MIME. */
const mailBudget = 415 * 1024;
/** What checks passkeys reads CBOR, COSE keys and signatures in ASN.1 besides, of which the library for the last is the largest part. */
const passkeyBudget = 480 * 1024;
/** One with the client of S3, whose requests and answers are XML. */
const bucketBudget = 460 * 1024;
/** One that also makes a PDF, with its fonts beside it and the table of their letters. */
const receiptBudget = 850 * 1024;

/** @param inputs files that the bundle is made of */
export function budgetOf(inputs: readonly string[]): number {
  const carries = (packages: string) => inputs.some((input) => input.includes(`node_modules/${packages}/`));
  if (carries('pdfkit')) return receiptBudget;
  if (carries('@aws-sdk/client-s3')) return bucketBudget;
  if (carries('nodemailer')) return mailBudget;
  if (carries('@simplewebauthn/server')) return passkeyBudget;
  return carries('@aws-sdk') ? sdkBudget : plainBudget;
}

interface WeighedBundle {
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

/** What to say of the bundles that are over their budgets; empty when none is. */
export function excessOf(bundles: readonly WeighedBundle[]): string {
  const excess = bundles.filter(({ bytes, budget }) => bytes > budget);
  if (excess.length === 0) return '';
  const named = excess.map(({ name, bytes, budget }) => `${name} is ${bytes} bytes, its budget ${budget}.`);
  return [
    ...named,
    'Import less in the function, or a lighter package; or raise the budget in functions/bundle-budgets.ts, and say there why.',
  ].join('\n');
}
