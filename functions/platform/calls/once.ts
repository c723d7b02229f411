import * as z from 'zod/mini';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { absentOrExpired } from '../tables/conditions.ts';
import type { Table } from '../tables/table.ts';
import type { Transaction, TransactionGrants, TransactTellingAll } from '../tables/transaction.ts';

/**
 * A request that was done, in the table that the function lists for it.
 *
 * | attribute     | what                                                                |
 * |---------------|---------------------------------------------------------------------|
 * | `pk`, `sk`    | `once#<request id>`, `once`                                         |
 * | `fingerprint` | a keyed hash of what was asked, which tells it from another request |
 * | `answer`      | what was answered, as JSON text: ids and facts, no personal data    |
 * | `expires`     | Unix time in seconds, 30 days later                                 |
 */
const keyOf = (requestId: string) => ({ pk: `once#${requestId}`, sk: 'once' });
const Item = z.object({ fingerprint: z.string(), answer: z.string() });

/** Longer than a draft in a browser lies about before it is sent again. */
const keptSeconds = 30 * 24 * 60 * 60;

type Outcome<Answer> =
  | { readonly kind: 'written' | 'repeated'; readonly answer: Answer }
  /** A condition of the writes themselves does not hold, by its name. */
  | { readonly kind: 'refused'; readonly by: string };

/**
 * Writes what a request asks for, once: a request that comes again under its id writes nothing, and is given the answer that was
 * stored in the same transaction. Without an id every request is new.
 * @param fingerprint a keyed hash of all that was asked
 * @param write called again for each try; returns the answer
 * @throws Refusal when the id was used for something else
 * @throws Contended when other writers come first at every try
 */
export type Once<Grants extends TransactionGrants = TransactionGrants> = <Answer extends object>(
  requestId: string | undefined,
  fingerprint: string,
  write: (transaction: Transaction<Grants>) => Answer,
) => Promise<Outcome<Answer>>;

interface OnceParts {
  /** Where answers are kept. */
  readonly name: string;
  readonly table: Table<'GetItem'>;
  readonly transact: TransactTellingAll;
  readonly now?: () => number;
}

/** Name of the condition that nobody has sent the request before. */
const isNew = 'the request is new';

export function createOnce({ name, table, transact, now = Date.now }: OnceParts): Once {
  return async <Answer extends object>(
    requestId: string | undefined,
    fingerprint: string,
    write: (transaction: Transaction) => Answer,
  ): Promise<Outcome<Answer>> => {
    let answer: Answer | undefined;
    const failed = await transact((transaction) => {
      answer = write(transaction);
      if (requestId === undefined) return;
      const row = { fingerprint, answer: JSON.stringify(answer), expires: Math.ceil(now() / 1_000) + keptSeconds };
      transaction.put(name, { ...keyOf(requestId), ...row }, absentOrExpired(now()), isNew);
    });
    if (failed.length === 0) return { kind: 'written', answer: answer as Answer }; // set by the gathering that was written
    if (requestId !== undefined && failed.includes(isNew)) {
      const earlier = Item.parse(await table.get(keyOf(requestId)));
      return { kind: 'repeated', answer: answerOf<Answer>(earlier, fingerprint) };
    }
    return { kind: 'refused', by: failed[0] ?? '' };
  };
}

function answerOf<Answer>(earlier: z.output<typeof Item>, fingerprint: string): Answer {
  if (earlier.fingerprint === fingerprint) return JSON.parse(earlier.answer); // written by the same function's `write`
  throw new Refusal('This request was already used for something else. Please send it again.');
}
