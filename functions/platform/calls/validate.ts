import * as z from 'zod/mini';
import { Refusal } from '../../../shared/contract/refusal.ts';

/**
 * Parses what a caller sent.
 * @throws Refusal with the message of the first rule that fails (product-rules.md#rules-in-order)
 */
export function validate<Schema extends z.ZodMiniType>(schema: Schema, values: unknown): z.output<Schema> {
  const result = z.safeParse(schema, values);
  if (result.success) return result.data;
  throw new Refusal(result.error.issues[0]?.message || 'The request is not complete');
}
