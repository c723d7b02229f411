import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router, useSearchParams } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import {
  getProfile,
  listAddresses,
  listProjects,
  listSessions,
} from '../../../../shared/contract/accounts/own-account.ts';
import { listPasskeys } from '../../../../shared/contract/accounts/passkeys.ts';
import { answer, noConnection } from '../../../testing/components/answer.ts';
import { aMember } from '../../../testing/components/member.ts';
import PersonalPage from './personal-page.tsx';

const part = (name: string) => page.getByRole('group', { name });
const tab = (name: string) => page.getByRole('navigation', { name: 'Personal centre' }).getByRole('link', { name });
const says = (words: string) => expect.element(page.getByText(words, { exact: false })).toBeVisible();

function Page() {
  const [search] = useSearchParams();
  return <PersonalPage data={null} params={Object.fromEntries(search)} reload={() => {}} />;
}

test('a call that fails takes nothing else with it, and is tried again when asked to, or once there is a connection', async () => {
  const profile = aMember();
  const at = '2026-11-25T10:00:00Z';
  const own = { id: 's', device: 'Chrome on Windows', started_at: at, used_at: at, is_current: 1 };
  const nowhere = { id: '', name: '', phone: '', addr: '', is_default: 0 };
  answer(getProfile, () => ({ data: profile }));
  answer(listPasskeys, () => ({ data: { list: [] } }));
  answer(listProjects, () => ({ data: { list: [], count: 0 } }));
  answer(listSessions, (_, place) => (place === 0 ? new Response('{}', { status: 500 }) : { data: { list: [own] } }));
  answer(listAddresses, (_, place) => (place === 0 ? noConnection : { data: { list: [], count: 0, info: nowhere } }));
  const { hook, searchHook } = memoryLocation({ path: '/personal' });
  await render(
    <Router hook={hook} searchHook={searchHook}>
      <Page />
    </Router>,
  );
  await says('Something went wrong on the way to your sessions.');
  await expect.element(part('Profile').getByText('Ada Lovelace')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(part('Sessions').getByText('This session')).toBeVisible();
  await tab('Addresses').click();
  await says('There is no connection, which your addresses need.');
  dispatchEvent(new Event('online'));
  await says('No addresses yet.');
});
