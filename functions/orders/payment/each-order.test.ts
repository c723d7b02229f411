import { describe, expect, test } from 'vitest';
import { withinCall } from '../../platform/calls/call-context.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import * as lines from '../log-lines.ts';
import type { ListedOrder } from '../orders/stored-order.ts';
import { eachOrder, inTurn } from './each-order.ts';
import { ProviderUnclear } from './trade.ts';

const output = captureLog();

/** Orders as an index lists them, by these numbers. */
const orders = (...ids: readonly string[]): readonly ListedOrder[] =>
  ids.map((id) => ({
    ...{ id, uid: 'ada', product: 'dongle-5', quantity: 2, total: 780_000, currency: 'CNY', state: 'unpaid' },
    ...{ placedAt: '2026-11-25T09:30:00.000Z', payUntil: '2026-11-26T09:30:00.000Z' },
  }));

const numbered = (count: number) => orders(...Array.from({ length: count }, (_, at) => String(at)));

async function* pagesOf(...pages: readonly (readonly ListedOrder[])[]) {
  yield* pages;
}

/** Works through pages. @returns what was worked on, and what the work was called for */
async function working(pages: ReturnType<typeof pagesOf>, fails: (id: string) => void = () => undefined) {
  const called: string[] = [];
  const looked = await eachOrder(pages, async ({ id }) => {
    called.push(id);
    fails(id);
  });
  return { called, looked: looked.map(({ id }) => id) };
}

describe('each order', () => {
  test('of all pages is worked on once, in their order, and told', async () => {
    const [first, second] = [numbered(23), orders('a', 'b')];
    const ids = [...first, ...second].map(({ id }) => id);
    expect(await working(pagesOf(first, [], second))).toEqual({ called: ids, looked: ids });
  });

  test('is worked on with nine others at a time', async () => {
    let [now, most] = [0, 0];
    await eachOrder(pagesOf(numbered(25)), async () => {
      now += 1;
      most = Math.max(most, now);
      await Promise.resolve();
      now -= 1;
    });
    expect(most).toBe(10);
  });

  test('that the provider is unclear about is told by its number, counts as worked on, and fails nothing', async () => {
    const work = working(pagesOf(orders('a', 'b', 'c')), (id) => {
      if (id === 'b') throw new ProviderUnclear();
    });
    expect(await work).toEqual({ called: ['a', 'b', 'c'], looked: ['a', 'b', 'c'] });
    expect(output.lines(lines.providerUnclear)).toMatchObject([{ orderId: 'b', ProviderUnclear: 1 }]);
  });

  test('is worked on before what failed first is thrown', async () => {
    const called: string[] = [];
    const run = eachOrder(pagesOf(orders('a', 'b'), orders('c')), async ({ id }) => {
      called.push(id);
      if (id !== 'c') throw new TypeError(`a fault of ${id}`);
    });
    await expect(run).rejects.toThrow('a fault of a');
    expect(called).toEqual(['a', 'b', 'c']);
  });

  test('is left for the next run where there is no time for it, a page that began too', async () => {
    let left = 60_000;
    const call = {
      ...{ requestId: 'r', correlationId: 'c' },
      get endsAt() {
        return performance.now() + left;
      },
    };
    const looked = await withinCall(call, () =>
      eachOrder(pagesOf(numbered(15), orders('a')), async () => {
        // What keeps back its answer has twelve seconds less by then.
        left = 12_400;
      }),
    );
    expect(looked).toHaveLength(10);
  });
});

test('one piece of work is done also where the one before it fails, and the run fails all the same', async () => {
  const done: string[] = [];
  const run = inTurn(
    async () => {
      done.push('first');
      throw new TypeError('a fault');
    },
    async ({ dueAt }: { readonly dueAt: Date }) => void done.push(dueAt.toISOString()),
  );
  await expect(run({ dueAt: new Date(0) })).rejects.toThrow('a fault');
  expect(done).toEqual(['first', '1970-01-01T00:00:00.000Z']);
});
