import * as z from 'zod/mini';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, { error: 'A hash has 64 digits from 0 to f' }));
const short = z.string().check(z.minLength(1), z.maxLength(200));

/** Rows that one call reads; a command asks until there are no more. */
export const auditPage = 1_000;

/** Who acts, as operators' requests carry it; `npm run ops` fills it in. */
export const operator = z
  .string({ error: 'Say who acts' })
  .check(
    z.minLength(1, { error: 'Say who acts' }),
    z.regex(/^[\x21-\x7e]{1,200}$/, { error: 'This is no name of an operator' }),
  );

/** Who acts in the examples of operations: a user of AWS's own example account. */
export const exampleOperator = 'arn:aws:iam::123456789012:user/ada';

/** One row of the audit trail. */
export const AuditRow = z.object({
  /** From 1, without a gap. */
  number: z.int().check(z.gte(1)),
  at: z.iso.datetime(),
  operator: short,
  action: short,
  subject: short,
  /** The hash of the row before. */
  previous: sha256,
  hash: sha256,
});
export type AuditRow = z.output<typeof AuditRow>;

/** A row by number and hash, which stand for it and for everything before it. */
export const AuditHead = z.object({ number: z.int().check(z.gte(0)), hash: sha256 });
export type AuditHead = z.output<typeof AuditHead>;

/** What the first row follows. */
export const chainStart: AuditHead = { number: 0, hash: '0'.repeat(64) };

/**
 * What is wrong with a chain: a row does not have its own hash or is no row (`changed`), has the hash of another row before it
 * (`unlinked`), is not at its place (`inserted`), is not there (`missing`), or a known head is beyond the end (`cut`) or differs
 * from the row of its number (`rewritten`).
 */
export const AuditProblem = z.object({
  kind: z.enum(['changed', 'unlinked', 'inserted', 'missing', 'cut', 'rewritten']),
  /** The row concerned; of several missing ones the first. */
  number: z.int(),
  /** The last of several missing rows. */
  to: z.int(),
});
export type AuditProblem = z.output<typeof AuditProblem>;

/** Where a verification stands: the last number it has seen, and that row's hash, or '' when the row could not be trusted. */
export const AuditPlace = z.object({ number: z.int().check(z.gte(0)), hash: z.union([sha256, z.literal('')]) });
export type AuditPlace = z.output<typeof AuditPlace>;
