import { expect, test } from 'vitest';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { anAccountsDesk, aViewer } from '../account-builders.ts';
import { newCentreLink } from './centre-link.ts';

captureLog();

async function aLink() {
  const desk = anAccountsDesk();
  const member = await desk.aMember();
  const { item, url } = newCentreLink(member.uid, 'ada@example.com', desk.clock.now);
  await desk.table.put(item, 'absent');
  const query = new URL(url).searchParams;
  return { ...desk, member, name: query.get('login_name') ?? '', token: query.get('token') ?? '' };
}

test('a link signs its member in once, and its token is kept nowhere', async () => {
  const link = await aLink();
  expect(JSON.stringify(link.tables.items())).not.toContain(link.token);
  expect(await link.trade(link.name, link.token, aViewer())).toMatchObject({ uid: link.member.uid });
  await expect(link.trade(link.name, link.token, aViewer())).rejects.toThrow('This link has been used');
});

test('two who race for a link: one is signed in', async () => {
  const link = await aLink();
  const outcomes = await Promise.allSettled([1, 2].map((host) => link.trade(link.name, link.token, aViewer(host))));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(link.sessions()).toHaveLength(1);
});

test('a link serves until its five minutes are over', async () => {
  const link = await aLink();
  link.clock.now += 5 * 60_000 - 1;
  expect(await link.trade(link.name, link.token, aViewer())).toMatchObject({ uid: link.member.uid });
});

test('a link is over after five minutes, and signs in nobody else', async () => {
  const link = await aLink();
  await link.aMember({ login_name: 'bob@example.com' });
  await expect(link.trade('bob@example.com', link.token, aViewer())).rejects.toThrow('This link');
  await expect(link.trade(link.name, `${link.token.slice(1)}A`, aViewer())).rejects.toThrow('This link');
  link.clock.now += 5 * 60_000;
  await expect(link.trade(link.name, link.token, aViewer())).rejects.toThrow('This link');
});
