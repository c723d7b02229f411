import { expect, inject, test } from 'vitest';
import { memberKey } from '../../functions/accounts/members/member-repository.ts';
import { getProfile } from '../../shared/contract/accounts/own-account.ts';
import { resetPassword, signIn } from '../../shared/contract/accounts/sign-in.ts';
import { functionName } from '../../shared/contract/names.ts';
import { aCode, aMember, ask, codeMailedTo, type RegisteredMember } from '../support/people/members.ts';
import { changeRow } from '../support/rows/changed-row.ts';
import { eventually } from '../support/runs/eventually.ts';
import { runSchedule } from '../support/site/local-control.ts';
import { personCommand } from '../support/site/operators.ts';
import { shownCount } from '../support/telling/figures.ts';
import { mailsSent } from '../support/telling/mails.ts';

const siteUrl = inject('siteUrl');
const state = inject('siteState');

const credentialsOf = ({ email, password }: RegisteredMember) => ({ login_name: email, password });

async function mailTo(email: string, subject: string) {
  return eventually(
    async () => (await mailsSent(siteUrl, email)).filter((mail) => mail.subject === subject),
    (mails) => mails.length > 0,
  );
}

test('a new member is welcomed by mail, and raises the figure of sign-ups', async () => {
  const before = await shownCount(state, 'showAccountsFigures');
  const { email } = await aMember(siteUrl);
  expect(await mailTo(email, 'Your account is ready')).toHaveLength(1);
  await eventually(
    () => shownCount(state, 'showAccountsFigures'),
    (after) => after > before,
  );
});

test('a changed password is told by mail', async () => {
  const { email, user } = await aMember(siteUrl);
  const code = await aCode(siteUrl, 'reset-password', email, await codeMailedTo(siteUrl, email));
  await ask(siteUrl, resetPassword, { login_name: email, code, password: 'another stage is lit by 9 lamps' });
  const [mail] = await mailTo(email, 'Your password was changed');
  expect(mail?.text).toContain(user.uid);
});

test('operators show a member, block them, which ends their sessions, and let them in again', async () => {
  const ada = await aMember(siteUrl);
  expect(await personCommand(state, 'members', 'show', '--email', ada.email)).toContain(ada.user.uid);
  expect(await personCommand(state, 'members', 'sessions', '--member', ada.user.uid)).toContain('1 session of');
  expect(await personCommand(state, 'members', 'block', '--email', ada.email, '--yes')).toContain('1 session ended');
  await expect(ask(siteUrl, getProfile, ada.proof)).rejects.toMatchObject({ status: -1 });
  await expect(ask(siteUrl, signIn, credentialsOf(ada))).rejects.toThrow('This account is blocked');
  await personCommand(state, 'members', 'unblock', '--email', ada.email);
  const again = await ask(siteUrl, signIn, credentialsOf(ada));
  expect(await personCommand(state, 'members', 'sessions', '--email', ada.email, '--end')).toContain('1 session of');
  const proof = { uid: again.uid, login_token: again.login_token };
  await expect(ask(siteUrl, getProfile, proof)).rejects.toMatchObject({ status: -1 });
});

test('what accounts keep of a person is exported and erased for operators', async () => {
  const ada = await aMember(siteUrl);
  expect(await personCommand(state, 'personal-data', 'find', '--member', ada.user.uid)).toContain('2 records');
  const exported = JSON.parse(await personCommand(state, 'personal-data', 'export', '--email', ada.email));
  expect(exported.accounts).toMatchObject([
    { kind: 'account', says: { userName: 'Ada Lovelace', email: ada.email } },
    { kind: 'session' },
  ]);
  const erased = await personCommand(state, 'personal-data', 'erase', '--email', ada.email, '--yes');
  expect(erased).toContain('accounts of the site "local": 1 record is erased.');
  await expect(ask(siteUrl, signIn, credentialsOf(ada))).rejects.toThrow('wrong');
  expect(await personCommand(state, 'personal-data', 'find', '--member', ada.user.uid)).toContain('0 records');
});

test('an account whose week of grace is over is erased by the daily job', async () => {
  const ada = await aMember(siteUrl);
  await changeRow(state, 'accounts', memberKey(ada.user.uid), {
    state: { S: 'leaving' },
    erasedOn: { S: '2026-01-01' },
  });
  await eventually(
    async () => {
      await runSchedule(siteUrl, functionName('local', 'eraseMembers'));
      return personCommand(state, 'personal-data', 'find', '--member', ada.user.uid);
    },
    (printed) => printed.includes('0 records'),
  );
  await expect(ask(siteUrl, signIn, credentialsOf(ada))).rejects.toThrow('wrong');
});
