import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { endSessions, listSessions } from '../../../../../shared/contract/accounts/own-account.ts';
import { answer } from '../../../../testing/components/answer.ts';
import { aMember } from '../../../../testing/components/member.ts';
import { told } from '../../../../testing/components/toasts.ts';
import { isInZone } from '../../../../testing/components/visitor.ts';
import { SessionList } from './session-list.tsx';

const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Sign out', exact: true });

test('sessions are listed with this one marked; one is ended, then all others, after asking', async () => {
  aMember();
  const at = '2026-11-25T10:00:00Z';
  let list = ['Firefox on Linux', 'Chrome on Windows', 'Safari on iPhone', 'Edge on Windows'].map((device, place) => ({
    id: `s${place}`,
    device,
    started_at: at,
    used_at: at,
    is_current: Number(place === 1),
  }));
  answer(listSessions, () => ({ data: { list } }));
  const sent = answer(endSessions, ({ id }) => {
    const left = list.filter((one) => one.is_current === 1 || (id && one.id !== id));
    const ended = list.length - left.length;
    list = left;
    return { data: { ended } };
  });
  await render(<SessionList />);
  await expect.element(rows).toHaveLength(4);
  await expect.element(rows.first().getByText('Chrome on Windows', { exact: false })).toBeVisible();
  await expect.element(page.getByText('This session')).toHaveLength(1);

  const one = rows.last().getByRole('button', { name: 'Sign out Edge on Windows' });
  await one.click();
  await page.getByRole('button', { name: 'Keep signed in' }).click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await expect.element(rows).toHaveLength(4);
  await one.click();
  await confirm.click();
  await told('1 session is ended.');
  await expect.element(rows).toHaveLength(3);

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await confirm.click();
  await told('2 sessions are ended.');
  await expect.element(page.getByRole('button', { name: /^Sign out / })).not.toBeInTheDocument();
  await expect.element(rows.getByText('This session')).toBeVisible();
  expect(sent.map(({ id }) => id)).toEqual(['s3', undefined]);
});

test('both days of a session are of the zone of the visitor: it is not used the day before it began', async () => {
  await isInZone('Asia/Shanghai');
  aMember();
  const at = '2026-11-25T20:00:00Z';
  answer(listSessions, () => ({
    data: { list: [{ id: 's1', device: 'Firefox on Linux', started_at: at, used_at: at, is_current: 1 }] },
  }));
  await render(<SessionList />);
  await expect.element(rows.getByText('Signed in 26 November 2026, 04:00')).toBeVisible();
  await expect.element(rows.getByText('Last used 26 November 2026')).toBeVisible();
});
