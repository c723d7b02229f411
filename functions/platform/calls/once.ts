import * as z from 'zod/mini';
import { Refusal } from '../../../shared/contract/dialect.ts';
import { jitteredPause } from '../aws/jitter.ts';
import { pauseFor } from '../aws/time-budget.ts';
import type { Table } from '../tables/table.ts';
import type { TableName } from '../tables/tables.ts';
import type { ActionOutcome, Transact, Transaction, TransactionGrants } from '../tables/transaction.ts';

/**
 * A request that was done, in the table that the permission sheet names.
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

/** Copies of one request that come at the same time make each other's transactions conflict. */
const attempts = 8;

type Outcome<Answer> =
  | { readonly kind: 'written' | 'repeated'; readonly answer: Answer }
  /** A condition of the writes themselves does not hold: an outcome for each of them, in their order. */
  | { readonly kind: 'refused'; readonly outcomes: readonly ActionOutcome[] };

/**
 * Writes what a request asks for, once: a request that comes again under its id writes nothing, and is given the answer that was
 * stored in the same transaction. Without an id every request is new.
 * @param fingerprint a keyed hash of all that was asked
 * @param write called again for each try; returns the answer
 * @throws Refusal when the id was used for something else
 * @throws Error when other writers come first at every try
 */
export type Once<Grants extends TransactionGrants = TransactionGrants> = <Answer extends object>(
  requestId: string | undefined,
  fingerprint: string,
  write: (transaction: Transaction<Grants>) => Answer,
) => Promise<Outcome<Answer>>;

interface OnceParts {
  /** Where answers are kept. */
  readonly name: TableName;
  readonly table: Table<'GetItem'>;
  readonly transact: Transact;
  readonly now?: () => number;
  readonly pause?: (attempt: number) => number;
}

export function createOnce({ name, table, transact, now = Date.now, pause = jitteredPause }: OnceParts): Once {
  return async <Answer extends object>(
    requestId: string | undefined,
    fingerprint: string,
    write: (transaction: Transaction) => Answer,
  ): Promise<Outcome<Answer>> => {
    for (let attempt = 1; ; attempt += 1) {
      let answer: Answer | undefined;
      const outcome = await transact((transaction) => {
        answer = write(transaction);
        if (requestId === undefined) return;
        const row = { fingerprint, answer: JSON.stringify(answer), expires: Math.ceil(now() / 1_000) + keptSeconds };
        transaction.put(name, { ...keyOf(requestId), ...row }, 'absent');
      });
      if (outcome.written) return { kind: 'written', answer: answer as Answer }; // set by the gathering that was written
      const ofWrites = requestId === undefined ? outcome.outcomes : outcome.outcomes.slice(0, -1);
      const earlier =
        requestId !== undefined && outcome.outcomes.at(-1) === 'condition-failed' && (await find(requestId));
      if (earlier) return { kind: 'repeated', answer: answerOf<Answer>(earlier, fingerprint) };
      if (ofWrites.includes('condition-failed')) return { kind: 'refused', outcomes: ofWrites };
      if (attempt === attempts) throw new Error(`The request is contended: ${outcome.outcomes.join(', ')}`);
      await pauseFor(pause(attempt));
    }
  };

  async function find(requestId: string) {
    const item = await table.get(keyOf(requestId));
    return item && Item.parse(item);
  }
}

function answerOf<Answer>(earlier: z.output<typeof Item>, fingerprint: string): Answer {
  if (earlier.fingerprint === fingerprint) return JSON.parse(earlier.answer); // written by the same function's `write`
  throw new Refusal('This request was already used for something else. Please send it again.');
}
