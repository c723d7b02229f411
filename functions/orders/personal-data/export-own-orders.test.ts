import { expect, test } from 'vitest';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { calling } from '../../platform/testing/starting.ts';
import exportOwnOrders from '../export-own-orders.ts';
import { anOrderDesk } from '../order-builders.ts';

captureLog();

test('what is exported is opened many at a time, and keeps its order', async () => {
  const { bought, ownedBy, sealer } = anOrderDesk();
  const ids: string[] = [];
  for (let placed = 0; placed < 60; placed += 1) ids.push((await bought()).id);
  const opening = { now: 0, most: 0 };
  const open: typeof sealer.open = async (...asked) => {
    opening.now += 1;
    opening.most = Math.max(opening.most, opening.now);
    const opened = await sealer.open(...asked);
    opening.now -= 1;
    return opened;
  };
  const { list } = await calling(exportOwnOrders, { ownedBy, open })({ uid: '', login_token: '' }, { uid: 'ada' });
  expect(list.map(({ says }) => says.id)).toEqual(ids);
  expect(opening.most).toBe(25);
});
