import { GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, inject, test } from 'vitest';
import { credentialsChanged } from '../../events/credentials-changed/event.ts';
import example from '../../events/credentials-changed/examples/v1/password.json' with { type: 'json' };
import { newSession, sessionIdOf } from '../../functions/platform/calls/members/session.ts';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import {
  addAddress,
  changeLoginName,
  deleteAccount,
  deleteAddress,
  endSessions,
  exportAccount,
  getProfile,
  linkPersonalCentre,
  listAddresses,
  listSessions,
  sendOwnCode,
  setDefaultAddress,
} from '../../shared/contract/accounts/own-account.ts';
import { registerMember, signIn, signOut, tradeLoginToken } from '../../shared/contract/accounts/sign-in.ts';
import {
  aCode,
  aMember,
  anEmail,
  aPassword,
  ask,
  codeMailedTo,
  type RegisteredMember,
} from '../support/people/members.ts';
import { writtenRequest } from '../support/requests/written-request.ts';
import { eventually } from '../support/runs/eventually.ts';
import { runningSites } from '../support/site/running-sites.ts';
import { siteClients } from '../support/site/site-clients.ts';
import { physicalName } from '../support/site/site-outputs.ts';
import { handEvent } from '../support/telling/handed-event.ts';
import { mailsSent } from '../support/telling/mails.ts';

const siteUrl = inject('siteUrl');
const state = inject('siteState');

const [site] = runningSites();
const ofMembers = site?.routed.filter(({ endpoint }) => endpoint.caller === 'member') ?? [];

/** Another session of a member, from another network. */
async function signInAgain({ email }: Pick<RegisteredMember, 'email'>) {
  const { uid, login_token } = await ask(siteUrl, signIn, { login_name: email, password: aPassword });
  return { uid, login_token };
}

/** Puts a session without a sign-in, as of another time. @param now milliseconds @returns its key, and the token that proves it */
async function putSession(uid: string, now = Date.now()) {
  const { item, token } = newSession({ uid, credentials: 1, device: 'Chrome on Windows' }, now);
  const { dynamodb } = siteClients(state);
  const Item = Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      typeof value === 'number' ? { N: String(value) } : { S: String(value) },
    ]),
  );
  await dynamodb.send(new PutItemCommand({ TableName: physicalName(state, 'sessions'), Item }));
  dynamodb.destroy();
  return { pk: item.pk, sk: item.sk, token };
}

describe('sessions', () => {
  test('are listed, ended one by one, or all but the one that asks', async () => {
    const ada = await aMember(siteUrl);
    const [other, third] = [await signInAgain(ada), await signInAgain(ada)];
    const { list } = await ask(siteUrl, listSessions, ada.proof);
    expect(list).toHaveLength(3);
    expect(list.filter(({ is_current }) => is_current === 1)).toMatchObject([
      { id: sessionIdOf(ada.proof.login_token) },
    ]);
    expect(await ask(siteUrl, endSessions, { ...ada.proof, id: sessionIdOf(other.login_token) })).toEqual({ ended: 1 });
    await expect(ask(siteUrl, getProfile, other)).rejects.toMatchObject({ status: -1 });
    expect(await ask(siteUrl, endSessions, ada.proof)).toEqual({ ended: 1 });
    await expect(ask(siteUrl, getProfile, third)).rejects.toMatchObject({ status: -1 });
    await ask(siteUrl, getProfile, ada.proof);
  });

  test("another member's session is as if there were none", async () => {
    const [ada, ben] = [await aMember(siteUrl), await aMember(siteUrl)];
    const id = sessionIdOf(ada.proof.login_token);
    expect(await ask(siteUrl, endSessions, { ...ben.proof, id })).toEqual({ ended: 0 });
    await ask(siteUrl, getProfile, ada.proof);
  });

  test('end when their member signs out, and only that one', async () => {
    const ada = await aMember(siteUrl);
    const other = await signInAgain(ada);
    await ask(siteUrl, signOut, other);
    await expect(ask(siteUrl, getProfile, other)).rejects.toMatchObject({ status: -1 });
    await ask(siteUrl, getProfile, ada.proof);
  });

  test('that a crash left behind end by the event of the change', async () => {
    const ada = await aMember(siteUrl);
    await putSession(ada.user.uid);
    // Its address opens for nobody, so the mail fails; the sessions end before.
    const detail = { ...example, data: { ...example.data, uid: ada.user.uid, credentials: 2 } };
    await handEvent(state, 'mailMembers', { name: credentialsChanged.name, detail });
    await expect(ask(siteUrl, getProfile, ada.proof)).rejects.toMatchObject({ status: -1 });
  });
});

describe('a session that was last used the day before yesterday', () => {
  test.each(ofMembers)('proves its member to $name, and lives as long again', async ({ endpoint }) => {
    const { user } = await sharedMember();
    const usedAt = Math.floor(Date.now() / 1_000) - 2 * 86_400;
    const { token, pk, sk } = await putSession(user.uid, usedAt * 1_000);
    const proof = { uid: user.uid, login_token: token };
    const written = await writtenRequest(endpoint, proof);
    const { body } = await postFrom(anAddress(), siteUrl, endpoint, written.body, written.headers);
    expect(JSON.parse(body).status).not.toBe(-1);
    const { dynamodb } = siteClients(state);
    const Key = { pk: { S: pk }, sk: { S: sk } };
    const read = new GetItemCommand({ TableName: physicalName(state, 'sessions'), Key, ConsistentRead: true });
    const { Item } = await dynamodb.send(read);
    dynamodb.destroy();
    if (endpoint.path !== signOut.path) expect(Number(Item?.usedAt?.N)).toBeGreaterThan(usedAt);
  });

  let shared: Promise<RegisteredMember> | undefined;
  const sharedMember = () => {
    shared ??= aMember(siteUrl);
    return shared;
  };
});

describe('addresses', () => {
  const written = (name: string) => ({ name, phone: '13800138000', addr: '1 Stage Road, Shanghai' });

  test('are added, listed in pages with the default one first, changed and deleted', async () => {
    const { proof } = await aMember(siteUrl);
    const [first, second] = [
      await ask(siteUrl, addAddress, { ...proof, ...written('Ada') }),
      await ask(siteUrl, addAddress, { ...proof, ...written('Studio') }),
    ];
    await ask(siteUrl, setDefaultAddress, { ...proof, id: second.id });
    const page = await ask(siteUrl, listAddresses, { ...proof, page: 1, limit: 1 });
    expect(page).toMatchObject({ count: 2, list: [{ name: 'Studio', is_default: 1 }], info: { id: second.id } });
    await ask(siteUrl, addAddress, { ...proof, ...written('Ada 2'), id: first.id });
    await ask(siteUrl, deleteAddress, { ...proof, id: second.id });
    expect(await ask(siteUrl, listAddresses, proof)).toMatchObject({
      count: 1,
      info: { name: 'Ada 2', is_default: 1 },
    });
  });

  test('of another member are as if there were none', async () => {
    const [ada, ben] = [await aMember(siteUrl), await aMember(siteUrl)];
    const { id } = await ask(siteUrl, addAddress, { ...ada.proof, ...written('Ada') });
    for (const attempt of [
      () => ask(siteUrl, setDefaultAddress, { ...ben.proof, id }),
      () => ask(siteUrl, deleteAddress, { ...ben.proof, id }),
      () => ask(siteUrl, addAddress, { ...ben.proof, ...written('Ben'), id }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 1, message: 'This address is no longer there' });
    expect(await ask(siteUrl, listAddresses, ada.proof)).toMatchObject({ count: 1, info: { name: 'Ada' } });
  });
});

test('a number that has an account is answered as a free one, and told by mail alone', async () => {
  const login_name = `139${String(Date.now()).slice(-8)}`;
  const register = async (email: string) => {
    const code = await aCode(siteUrl, 'register', email);
    const registration = { login_name, email, userName: 'Ada', password: aPassword, code };
    return postFrom(anAddress(), siteUrl, registerMember, JSON.stringify(registration));
  };
  const [first, second] = [anEmail(), anEmail()];
  const answers = [await register(first), await register(second)];
  expect(answers[1]?.body).toBe(answers[0]?.body);
  const subjects = async () => (await mailsSent(siteUrl, second)).map(({ subject }) => subject);
  expect(await eventually(subjects, ({ length }) => length > 1)).toContain('You have an account already');
  expect(await ask(siteUrl, signIn, { login_name, password: aPassword })).toMatchObject({ email: first });
  await expect(ask(siteUrl, signIn, { login_name: second, password: aPassword })).rejects.toThrow('wrong');
});

test('a code signs in once', async () => {
  const { email, user } = await aMember(siteUrl);
  const earlier = await codeMailedTo(siteUrl, email);
  const code = await aCode(siteUrl, 'sign-in', email, earlier);
  expect(await ask(siteUrl, signIn, { login_name: email, code })).toMatchObject({ uid: user.uid });
  await expect(ask(siteUrl, signIn, { login_name: email, code })).rejects.toThrow('The verification code is wrong');
});

test('a new address takes two codes, ends all sessions, and is the one that signs in', async () => {
  const ada = await aMember(siteUrl);
  const earlier = await codeMailedTo(siteUrl, ada.email);
  await ask(siteUrl, sendOwnCode, { ...ada.proof, phone: ada.email });
  const renamed = anEmail();
  await ask(siteUrl, changeLoginName, {
    ...ada.proof,
    ...{ old_login_name: ada.email, old_code: await codeMailedTo(siteUrl, ada.email, earlier) },
    ...{ new_login_name: renamed, new_code: await aCode(siteUrl, 'rebind', renamed) },
  });
  await expect(ask(siteUrl, getProfile, ada.proof)).rejects.toMatchObject({ status: -1 });
  expect(await signInAgain({ email: renamed })).toMatchObject({ uid: ada.user.uid });
});

test('the link of the desktop client signs in once', async () => {
  const { email, proof, user } = await aMember(siteUrl);
  const { searchParams } = new URL((await ask(siteUrl, linkPersonalCentre, proof)).url);
  const token = searchParams.get('token') ?? '';
  expect(searchParams.get('login_name')).toBe(email);
  expect(await ask(siteUrl, tradeLoginToken, { login_name: email, token })).toMatchObject({ uid: user.uid });
  await expect(ask(siteUrl, tradeLoginToken, { login_name: email, token })).rejects.toThrow('This link has been used');
});

test('an account is exported by its member, and leaves by their password', async () => {
  const ada = await aMember(siteUrl);
  const { list } = await ask(siteUrl, exportAccount, ada.proof);
  expect(list.find(({ kind }) => kind === 'account')?.says).toMatchObject({ email: ada.email });
  await expect(ask(siteUrl, deleteAccount, { ...ada.proof, password: 'a guess' })).rejects.toThrow(
    'The password is wrong',
  );
  await ask(siteUrl, deleteAccount, { ...ada.proof, password: aPassword });
  await expect(ask(siteUrl, getProfile, ada.proof)).rejects.toMatchObject({ status: -1 });
  await signInAgain(ada);
});

test('sign-ins of a network have to wait after five in a minute', async () => {
  const from = anAddress();
  const guess = () =>
    ask(siteUrl, signIn, { login_name: anEmail(), password: 'a guess' }, from).catch(({ message }) => message);
  for (let turn = 0; turn < 5; turn += 1) expect(await guess()).toBe('The login name or the password is wrong');
  expect(await guess()).toMatch(/^Too many tries to sign in from your network/);
});
