import { describe, expect, test } from 'vitest';
import { messageFailed } from '../../platform/logging/platform-lines.ts';
import { delivering } from '../../platform/testing/delivering.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import eraseMemberOrders from '../erase-member-orders.consumer.ts';
import { anOrderDesk, aYear } from '../order-builders.ts';
import { orderKey } from '../orders/order-change.ts';

const output = captureLog();

/** A desk whose writes to a member's rows are counted, and may fail from one of them on. */
function aDesk() {
  const desk = anOrderDesk();
  const writes = { done: 0, failsAfter: Number.POSITIVE_INFINITY };
  const ownedBy: typeof desk.ownedBy = (member) => {
    const { orders } = desk.ownedBy(member);
    const update: typeof orders.update = async (...asked) => {
      if (writes.done >= writes.failsAfter) throw new Error('the time is over');
      writes.done += 1;
      return orders.update(...asked);
    };
    return { orders: { ...orders, update } };
  };
  const deliver = delivering(eraseMemberOrders.start({ ownedBy }, { setAside: async () => [] }));
  const erase = () => deliver({ name: 'member.erased.v1', id: crypto.randomUUID(), data: { uid: 'ada' } });
  return { ...desk, writes, erase };
}

describe('erasing a member', () => {
  test('leaves their orders in the books, and nothing that says where they went', async () => {
    const { bought, erase, find } = aDesk();
    const orders = [await bought(), await bought('ada', aYear)];
    expect(await erase()).toEqual([]);
    for (const { id, total } of orders) {
      const order = await find(id);
      expect(order).toMatchObject({ state: 'unpaid', total });
      expect([order?.sealed, order?.phoneHash, order?.hwid]).toEqual([undefined, undefined, undefined]);
    }
  });

  test('that broke off goes on where it ended, however many orders there are', async () => {
    const { bought, erase, find, writes } = aDesk();
    const ids: string[] = [];
    for (let placed = 0; placed < 30; placed += 1) ids.push((await bought()).id);
    writes.failsAfter = 20;
    expect(await erase()).toEqual([0]);
    expect(output.lines(messageFailed)).toMatchObject([{ errorName: 'Error' }]);
    writes.failsAfter = 30;
    expect(await erase()).toEqual([]);
    expect(writes.done).toBe(30);
    for (const id of ids) expect((await find(id))?.sealed).toBeUndefined();
    expect(await erase()).toEqual([]);
    expect(writes.done).toBe(30);
  });

  test('keeps what an order under way needs until the end of the next month, a plan’s computer too', async () => {
    const { paid, erase, find, table, writes } = aDesk();
    const [dongle, plan] = [await paid(), await paid(aYear)];
    await table.update(orderKey(plan), { set: { state: 'refunding' } });
    expect(await erase()).toEqual([]);
    expect(await find(dongle.id)).toMatchObject({ sealed: dongle.sealed, shippingEndsIn: '2026-12' });
    expect((await find(dongle.id))?.phoneHash).toBeUndefined();
    expect(await find(plan.id)).toMatchObject({ hwid: plan.hwid, shippingEndsIn: '2026-12' });
    const before = writes.done;
    expect(await erase()).toEqual([]);
    expect(writes.done).toBe(before);
  });
});
