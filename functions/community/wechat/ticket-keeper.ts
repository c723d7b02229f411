import * as z from 'zod/mini';
import { Refusal } from '../../../shared/contract/refusal.ts';
import { pauseFor } from '../../platform/aws/time-budget.ts';
import { describeError } from '../../platform/logging/describe-error.ts';
import { log } from '../../platform/logging/log.ts';
import type { Table } from '../../platform/tables/table.ts';
import * as lines from '../log-lines.ts';

/**
 * The ticket by which pages are signed for WeChat, in the community table: WeChat gives two thousand a day, and each ends the one before.
 *
 * | attribute   | what                                                                                     |
 * |-------------|------------------------------------------------------------------------------------------|
 * | `pk`, `sk`  | `wechat`, `ticket`                                                                       |
 * | `ticket`    | the ticket; it signs the addresses of our own pages and nothing else                     |
 * | `fetchedAt` | milliseconds since the epoch                                                             |
 * | `heldUntil` | until when somebody fetches the next one, or nobody tries again (`failed`); milliseconds |
 */
export const ticketKey = { pk: 'wechat', sk: 'ticket' } as const;

/** A ticket lasts for 7,200 seconds. */
const keptFor = 7_000_000;
/** Longer than both calls may take. */
const heldFor = 11_000;
/** For how long nobody asks again after a failure: each page that is opened would. */
const restFor = 10_000;
/** Three seconds: a page that is not signed works all the same, and a function that waits is paid for. */
const [looks, pause] = [12, 250];

const Row = z.object({
  ticket: z._default(z.string(), ''),
  fetchedAt: z._default(z.number(), 0),
  heldUntil: z._default(z.number(), 0),
  failed: z._default(z.boolean(), false),
});

const away = () => new Refusal('WeChat cannot be reached at the moment');

interface Keeper {
  readonly community: Table<'GetItem' | 'UpdateItem'>;
  readonly fetch: () => Promise<string>;
  /** Waits before it looks again whether another call has fetched it. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/**
 * The current ticket, for 7,000 seconds. Of calls at the same time one fetches the next and the others wait for it.
 * @throws Refusal where WeChat does not give one
 */
export function ticketKeeper({ community, fetch, wait = pauseFor }: Keeper): () => Promise<string> {
  const next = async (): Promise<string> => {
    try {
      const ticket = await fetch();
      await community.update(ticketKey, { set: { ticket, fetchedAt: Date.now(), heldUntil: 0 } });
      return ticket;
    } catch (error) {
      log(lines.wechatFailed, { why: describeError(error).errorName }, { WechatFailures: 1 });
      await community.update(ticketKey, { set: { heldUntil: Date.now() + restFor, failed: true } });
      throw away();
    }
  };
  return async () => {
    for (let look = 0; look < looks; look += 1) {
      const item = await community.get(ticketKey);
      const { ticket, fetchedAt, heldUntil, failed } = Row.parse(item ?? {});
      if (Date.now() < fetchedAt + keptFor) return ticket;
      if (Date.now() >= heldUntil) {
        const held = { set: { heldUntil: Date.now() + heldFor, failed: false } };
        if (await community.update(ticketKey, held, item ? { heldUntil } : 'absent')) return next();
      } else if (failed) throw away();
      await wait(pause);
    }
    throw away();
  };
}
