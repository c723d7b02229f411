import { expect, test } from 'vitest';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { anOrderDesk } from '../order-builders.ts';
import { ownRecords } from './order-records.ts';

captureLog();

test('what is exported is opened many at a time, and keeps its order', async () => {
  const { bought, ownedBy, sealer } = anOrderDesk();
  const ids: string[] = [];
  for (let placed = 0; placed < 60; placed += 1) ids.push((await bought()).id);
  const open = { now: 0, most: 0 };
  const counted: Pick<typeof sealer, 'open'> = {
    open: async (...asked) => {
      open.now += 1;
      open.most = Math.max(open.most, open.now);
      const opened = await sealer.open(...asked);
      open.now -= 1;
      return opened;
    },
  };
  const records = await ownRecords({ ownedBy, sealer: counted })('ada');
  expect(records.map(({ says }) => says.id)).toEqual(ids);
  expect(open.most).toBe(25);
});
