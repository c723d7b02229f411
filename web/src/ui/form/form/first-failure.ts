import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Checks a form by the schema of the contract, as the server does: the first rule that fails speaks, at its field, and no other
 * (product-rules.md#rules-in-order).
 */
export function firstFailure(schema: z.ZodMiniType): Resolver<FieldValues> {
  return (values) => {
    const { success, data, error } = schema.safeParse(values);
    if (success) return { values: Object(data), errors: {} };
    const [issue] = error.issues;
    const field = String(issue?.path[0] ?? 'root');
    return { values: {}, errors: { [field]: { type: 'rule', message: issue?.message ?? '' } } };
  };
}
