import type * as z from 'zod/mini';

/** A rule that fails: at which field, in the words of the rule. A field inside another is named with dots, `rows.0.city`. */
export interface Failure {
  readonly field: string;
  readonly message: string;
}

type Checked =
  | { readonly failure?: undefined /** What the schema let through. */; readonly values: object }
  | { readonly failure: Failure };

/**
 * Checks what was entered by the schema of the contract, as the server does: the first rule that fails speaks, at its field, and no
 * other (product-rules.md#rules-in-order).
 */
export function firstFailure(schema: z.ZodMiniType, entered: object): Checked {
  const { success, data, error } = schema.safeParse(entered);
  if (success) return { values: Object(data) };
  const [issue] = error.issues;
  return { failure: { field: issue?.path.map(String).join('.') ?? '', message: issue?.message ?? '' } };
}
