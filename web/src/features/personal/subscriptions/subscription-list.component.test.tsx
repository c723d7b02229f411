import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { listOwnSubscriptions } from '../../../../../shared/contract/orders/purchase.ts';
import { expectAccessible } from '../../../../testing/components/accessibility.ts';
import { answer } from '../../../../testing/components/answer.ts';
import { aMember } from '../../../../testing/components/member.ts';
import { SubscriptionList } from './subscription-list.tsx';

test('subscriptions say the computer, and the days that are left', async () => {
  aMember();
  const start_time = '2026-11-25T10:00:00Z';
  const list = [
    { title: 'P1+', hwid: 'A-1', days: -1, start_time },
    { title: 'P1', hwid: 'B-2', days: 60, start_time },
    { title: 'P1', hwid: 'C-3', days: 0, start_time },
  ];
  answer(listOwnSubscriptions, () => ({ data: { list, count: list.length } }));
  await render(<SubscriptionList />);
  const rows = page.getByRole('list', { name: 'Subscriptions' }).getByRole('listitem');
  await expect.element(rows).toHaveLength(3);
  expect(rows.elements().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/P1\+.*A-1.*Perpetual$/),
    expect.stringMatching(/P1.*B-2.*60 days left.*Add days$/),
    expect.stringMatching(/P1.*C-3.*Over.*Add days$/),
  ]);
  await expectAccessible();
});
