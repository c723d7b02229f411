import { expect, inject, test } from 'vitest';
import { aSoftwareAuthenticator } from '../../functions/accounts/passkeys/software-authenticator.ts';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { exportAccount, getProfile } from '../../shared/contract/accounts/own-account.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
  startAddingPasskey,
} from '../../shared/contract/accounts/passkeys.ts';
import { resetPassword, signIn } from '../../shared/contract/accounts/sign-in.ts';
import { aCode, aMember, aPassword, ask, codeMailedTo, type RegisteredMember } from '../support/people/members.ts';
import { aMadePasskey, aPasskeyOf, aProofOf } from '../support/people/passkeys.ts';
import { eventually } from '../support/runs/eventually.ts';
import { personCommand } from '../support/site/operators.ts';
import { mailsSent } from '../support/telling/mails.ts';

const siteUrl = inject('siteUrl');
const state = inject('siteState');

const refused = 'This passkey does not sign in here';

async function aMemberWithPasskey() {
  const member = await aMember(siteUrl);
  return { member, ...(await aPasskeyOf(siteUrl, member)) };
}

const mailTo = ({ email }: RegisteredMember, subject: string) =>
  eventually(
    async () => (await mailsSent(siteUrl, email)).find((mail) => mail.subject === subject),
    (mail) => mail !== undefined,
  );

test('a passkey signs in without a name, gets another name, and goes, each told to its member by mail', async () => {
  const { member, device, passkey } = await aMemberWithPasskey();
  expect(passkey).toMatchObject({ name: 'Office laptop', used_at: '' });
  const user = await ask(siteUrl, signInByPasskey, { credential: await aProofOf(siteUrl, device) });
  expect(user).toMatchObject({ uid: member.user.uid, email: member.email });
  await ask(siteUrl, getProfile, { uid: user.uid, login_token: user.login_token });
  await ask(siteUrl, renamePasskey, { ...member.proof, id: passkey.id, name: 'Travel laptop' });
  const { list } = await ask(siteUrl, listPasskeys, member.proof);
  expect(list).toMatchObject([{ id: passkey.id, name: 'Travel laptop', used_at: expect.stringMatching(/Z$/) }]);
  await ask(siteUrl, removePasskey, { ...member.proof, id: passkey.id });
  await expect(ask(siteUrl, signInByPasskey, { credential: await aProofOf(siteUrl, device) })).rejects.toThrow(refused);
  await ask(siteUrl, getProfile, member.proof);
  await mailTo(member, 'A passkey was added to your account');
  await mailTo(member, 'A passkey was removed from your account');
});

test('pages of another origin and for another host prove nothing, whatever host a client claims', async () => {
  const { device } = await aMemberWithPasskey();
  const [origin, rpId] = ['https://evil.example', 'evil.example'];
  for (const said of [{ origin }, { rpId }, { origin, rpId }]) {
    const credential = await aProofOf(siteUrl, device, said);
    const headers = { 'content-type': 'application/json', 'x-site-host': 'evil.example', host: 'evil.example' };
    const { body } = await postFrom(anAddress(), siteUrl, signInByPasskey, JSON.stringify({ credential }), headers);
    expect(JSON.parse(body)).toMatchObject({ status: 1, msg: expect.stringContaining(refused) });
  }
});

test('a proof signs in once, also where fifty send it at the same time', async () => {
  const { device } = await aMemberWithPasskey();
  const credential = await aProofOf(siteUrl, device);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, () => ask(siteUrl, signInByPasskey, { credential })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a network tries passkeys and passwords five times a minute together', async () => {
  const { member, device } = await aMemberWithPasskey();
  const from = anAddress();
  const credential = await aProofOf(siteUrl, device, { isVerified: false });
  const tries = [
    ...Array.from({ length: 3 }, () => () => ask(siteUrl, signInByPasskey, { credential }, from)),
    ...Array.from({ length: 2 }, () => () => ask(siteUrl, signIn, { login_name: member.email, password: 'x' }, from)),
  ];
  for (const attempt of tries) await attempt().catch(() => {});
  const right = await aProofOf(siteUrl, device);
  await expect(ask(siteUrl, signInByPasskey, { credential: right }, from)).rejects.toThrow('Please try again in');
  await ask(siteUrl, signInByPasskey, { credential: right });
});

test('a session alone adds none, and a challenge adds none to somebody else', async () => {
  const [ada, ben] = [await aMember(siteUrl), await aMember(siteUrl)];
  await expect(ask(siteUrl, startAddingPasskey, { ...ada.proof, password: 'a guess' })).rejects.toThrow('is wrong');
  const { credential } = await aMadePasskey(siteUrl, ada);
  await expect(ask(siteUrl, addPasskey, { ...ben.proof, name: 'Mine', credential })).rejects.toThrow('took too long');
  expect(await ask(siteUrl, listPasskeys, ben.proof)).toEqual({ list: [] });
});

test("another member's passkey is as if there were none, and is added to nobody else", async () => {
  const { member, device, passkey } = await aMemberWithPasskey();
  const ben = await aMember(siteUrl);
  const { id } = passkey;
  await expect(ask(siteUrl, removePasskey, { ...ben.proof, id })).rejects.toThrow('no longer there');
  await expect(ask(siteUrl, renamePasskey, { ...ben.proof, id, name: 'Mine' })).rejects.toThrow('no longer there');
  const { credential } = await aMadePasskey(siteUrl, ben, device);
  await expect(ask(siteUrl, addPasskey, { ...ben.proof, name: 'Mine', credential })).rejects.toThrow('in use already');
  expect(await ask(siteUrl, listPasskeys, member.proof)).toMatchObject({ list: [{ name: 'Office laptop' }] });
});

test('a new password leaves a passkey, which the mail about it says', async () => {
  const { member, device } = await aMemberWithPasskey();
  const code = await aCode(siteUrl, 'reset-password', member.email, await codeMailedTo(siteUrl, member.email));
  await ask(siteUrl, resetPassword, { login_name: member.email, code, password: `${aPassword} still` });
  await ask(siteUrl, signInByPasskey, { credential: await aProofOf(siteUrl, device) });
  const mail = await mailTo(member, 'Your password was changed');
  expect(mail?.text).toContain('1 passkey still signs in to it');
});

test('whom operators have blocked no passkey signs in, and whom they erase it knows no more', async () => {
  const { member, device } = await aMemberWithPasskey();
  await personCommand(state, 'members', 'block', '--email', member.email, '--yes');
  const proved = () => aProofOf(siteUrl, device);
  await expect(ask(siteUrl, signInByPasskey, { credential: await proved() })).rejects.toThrow('is blocked');
  await personCommand(state, 'members', 'unblock', '--email', member.email);
  const { uid, login_token } = await ask(siteUrl, signInByPasskey, { credential: await proved() });
  const { list } = await ask(siteUrl, exportAccount, { uid, login_token });
  expect(list).toContainEqual(
    expect.objectContaining({ kind: 'passkey', says: expect.objectContaining({ name: 'Office laptop' }) }),
  );
  await personCommand(state, 'personal-data', 'erase', '--email', member.email, '--yes');
  await expect(ask(siteUrl, signInByPasskey, { credential: await proved() })).rejects.toThrow(refused);
  const ben = await aMember(siteUrl);
  const { credential } = await aMadePasskey(siteUrl, ben, device);
  await ask(siteUrl, addPasskey, { ...ben.proof, name: 'Found', credential });
});

test('what is no passkey is refused in words, and nothing breaks', async () => {
  const member = await aMember(siteUrl);
  const { credential } = await aMadePasskey(siteUrl, member);
  const strange = aSoftwareAuthenticator({ origin: siteUrl });
  for (const attestationObject of ['AAAA', 'oGNmbXQ', credential.response.clientDataJSON]) {
    const broken = { ...credential, response: { ...credential.response, attestationObject } };
    const adding = ask(siteUrl, addPasskey, { ...member.proof, name: 'Broken', credential: broken });
    await expect(adding).rejects.toThrow('This is no passkey for this site');
  }
  const unknown = ask(siteUrl, signInByPasskey, {
    credential: await aProofOf(siteUrl, strange, { userHandle: 'AAAA' }),
  });
  await expect(unknown).rejects.toThrow(refused);
});
