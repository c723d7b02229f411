import type * as z from 'zod/mini';
import { parsedJson } from '../outside/json-text.ts';

/**
 * How long a value is kept, in milliseconds. A new value is in use everywhere within that time, so whoever changes a key leaves the old one
 * valid for five minutes; and an instance asks Secrets Manager at most twelve times an hour.
 */
const keptFor = 5 * 60_000;

/** Reads a secret, which is JSON, as a schema of the caller says. @throws SecretUnreadable for a value that is otherwise */
export type ReadSecret<Name extends string> = <Schema extends z.ZodMiniType>(
  name: Name,
  schema: Schema,
) => Promise<z.output<Schema>>;

export interface SecretReaderParts<Name extends string> {
  /** Reads the current value. */
  readonly read: (name: Name) => Promise<string>;
  /** Milliseconds, from any start. */
  readonly now: () => number;
}

/** Keeps what it reads for five minutes; a reading that failed is not kept, and calls at the same time share one. */
export function secretReader<Name extends string>({ read, now }: SecretReaderParts<Name>): ReadSecret<Name> {
  const kept = new Map<Name, { readonly text: Promise<string>; readonly until: number }>();
  const current = (name: Name) => {
    const known = kept.get(name);
    if (known && now() < known.until) return known.text;
    const text = read(name);
    kept.set(name, { text, until: now() + keptFor });
    text.catch(() => kept.delete(name));
    return text;
  };
  return async (name, schema) => {
    const { data, success, error } = schema.safeParse(parsedJson(await current(name)));
    if (success) return data;
    throw new SecretUnreadable(name, [...new Set(error.issues.map(({ path }) => path.join('.') || 'all of it'))]);
  };
}

/** The value of a secret is not as its function needs it, and has to be put right in Secrets Manager. Says nothing of the value. */
export class SecretUnreadable extends Error {
  override readonly name = 'SecretUnreadable';

  constructor(secret: string, wrong: readonly string[]) {
    super(`The secret ${secret} cannot be used; what is wrong: ${wrong.join(', ')}`);
  }
}
