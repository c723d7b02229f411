import * as z from 'zod/mini';
import { Refusal } from '../../../shared/contract/refusal.ts';

/** A place in a list as text, which a caller gets with a page and gives back for the next one. */
export function writeCursor(place: object): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/**
 * Reads a place that a caller gave back. It is not signed: a schema must leave it nothing but places of the very list that is read.
 * @throws Refusal for any text that does not fit the schema
 */
export function readCursor<Schema extends z.ZodMiniType>(place: Schema, cursor: string): z.output<Schema> {
  const { data, success } = z.safeParse(place, parsed(Buffer.from(cursor, 'base64url').toString()));
  if (success) return data;
  throw foreignCursor();
}

export function foreignCursor(): Refusal {
  return new Refusal('This cursor belongs to another list. Please start again from the first page.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
