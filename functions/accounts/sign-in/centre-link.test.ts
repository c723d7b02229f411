import { expect, test } from 'vitest';
import { sessionIdOf } from '../../platform/calls/members/session.ts';
import { endSessionsOf } from '../../platform/calls/members/session-list.ts';
import { captureLog } from '../../platform/testing/log-capture.ts';
import { calling } from '../../platform/testing/starting.ts';
import { anAccountsDesk, aViewer } from '../account-builders.ts';
import linkPersonalCentre from '../link-personal-centre.ts';
import { memberKey } from '../members/member-repository.ts';
import tradeLoginToken from '../trade-login-token.ts';

captureLog();

async function aLink() {
  const desk = anAccountsDesk();
  const member = await desk.aMember();
  const { uid, login_token } = await desk.byPassword('ada@example.com', member.password, aViewer());
  const sessionId = sessionIdOf(login_token) ?? '';
  const clients = { ...desk.clients, caller: desk.tables.table('sessions') };
  const { url } = await calling(linkPersonalCentre, clients)({ uid, login_token }, aViewer());
  const query = new URL(url).searchParams;
  const [name, token] = [query.get('login_name') ?? '', query.get('token') ?? ''];
  const trade = (login_name: string, token: string, viewer = aViewer()) =>
    calling(tradeLoginToken, desk.clients)({ login_name, token }, viewer);
  return { ...desk, member, sessionId, name, token, trade, tradeIt: () => trade(name, token) };
}

test('a link signs its member in once, and its token is kept nowhere', async () => {
  const link = await aLink();
  expect(JSON.stringify(link.tables.items())).not.toContain(link.token);
  expect(await link.trade(link.name, link.token, aViewer())).toMatchObject({ uid: link.member.uid });
  await expect(link.trade(link.name, link.token, aViewer())).rejects.toThrow('This link has been used');
});

test('a link makes no network known: who trades it has proved a session of elsewhere', async () => {
  const link = await aLink();
  await link.trade(link.name, link.token, aViewer(7));
  const isKnown = (host: number) => link.isKnown(link.member, aViewer(host));
  expect([await isKnown(1), await isKnown(7)]).toEqual([true, false]);
});

test('two who race for a link: one is signed in', async () => {
  const link = await aLink();
  const outcomes = await Promise.allSettled([1, 2].map((host) => link.trade(link.name, link.token, aViewer(host))));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(link.sessions()).toHaveLength(2);
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

test('a link ends with the session that made it, and not with another one', async () => {
  const [link, other] = [await aLink(), await aLink()];
  const { sessions } = link.ownedBy(link.member);
  await endSessionsOf(sessions, ({ id }) => id === link.sessionId);
  await expect(link.tradeIt()).rejects.toThrow('This link');
  await other.byPassword('ada@example.com', other.member.password, aViewer());
  await endSessionsOf(other.ownedBy(other.member).sessions, ({ id }) => id !== other.sessionId);
  expect(await other.tradeIt()).toMatchObject({ uid: other.member.uid });
});

test('a link that was made before the password was changed signs in no more, also where its session was not ended', async () => {
  const link = await aLink();
  await link.table.update(memberKey(link.member.uid), { add: { credentials: 1 } });
  await expect(link.tradeIt()).rejects.toThrow('This link');
});
