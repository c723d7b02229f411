import { expect, inject, test } from 'vitest';
import { certificateKey } from '../../functions/certification/certificates/certificate.ts';
import { placeOf, signUpKey } from '../../functions/certification/sign-ups/sign-up.ts';
import { resolveTarget } from '../../infra/publish/target.ts';
import { erasePersonFromCertification } from '../../shared/contract/certification/exam-desk.ts';
import {
  eraseSignUpsByCode,
  exportOwnSignUps,
  exportSignUpsByCode,
  sendOwnSignUpsCode,
} from '../../shared/contract/certification/own-sign-ups.ts';
import { functionName } from '../../shared/contract/names.ts';
import { askForCertificate, certificatesCommand } from '../support/people/certificates.ts';
import { aMember, ask, codeMailedTo } from '../support/people/members.ts';
import {
  aCandidate,
  askForSignUp,
  type Candidate,
  exportedSignUp,
  noSignUp,
  ownCode,
  photoGone,
  signUp,
  thisMonth,
} from '../support/people/sign-ups.ts';
import { verdictOn } from '../support/people/uploads.ts';
import { changeRow } from '../support/rows/changed-row.ts';
import { eraseAccount } from '../support/rows/erased-account.ts';
import { eventually } from '../support/runs/eventually.ts';
import { runSchedule } from '../support/site/local-control.ts';
import { personCommand } from '../support/site/operators.ts';
import { mailsSent } from '../support/telling/mails.ts';

const siteUrl = inject('siteUrl');
const state = inject('siteState');
const site = { url: siteUrl, stateDirectory: state };

/** Waits until a sign-up is found no more. @param meanwhile what is done each time before it is asked for */
const signUpGone = (candidate: Candidate, meanwhile = async () => {}) =>
  eventually(
    async () => {
      await meanwhile();
      return askForSignUp(siteUrl, candidate).catch(({ message }: Error) => message);
    },
    (answer) => answer === noSignUp.message,
  );

/** The ways to ask for a certificate without its number. */
const byHolder = ({ name, idcard, phone }: Candidate) => [
  { type: 2, phone, name },
  { type: 3, idcard, name },
];

/** Awards the certificate of somebody who has signed up, and waits until their numbers lead to it. @returns its number */
async function awarded(candidate: ReturnType<typeof aCandidate>): Promise<string> {
  const args = ['award', candidate.idcard, '--period', thisMonth(), '--yes'];
  const { cert_num: num } = await certificatesCommand(state, ...args);
  for (const way of byHolder(candidate))
    await eventually(
      () => askForCertificate(siteUrl, way),
      ({ data }) => data.cert_num === num,
    );
  return String(num);
}

/** Waits until ID number and phone lead to no certificate any more; its own number proves it all the same. */
async function foundByNumberAlone(num: string, candidate: Candidate, meanwhile = async () => {}): Promise<void> {
  for (const way of byHolder(candidate))
    await eventually(
      async () => {
        await meanwhile();
        return askForCertificate(siteUrl, way);
      },
      ({ data }) => data.cert_num === undefined,
    );
  const { name } = candidate;
  const { data } = await askForCertificate(siteUrl, { type: 1, cert_num: num, name });
  expect(data).toMatchObject({ cert_num: num, name });
}

test('who has no account takes along what is kept of them by a mailed code, and has it erased by another', async () => {
  const candidate = aCandidate();
  const { name, idcard, email, phone, addr } = candidate;
  const photo = await signUp(siteUrl, candidate);
  const first = await ownCode(site, candidate);
  const own = { name, idcard, code: first };
  await expect(ask(siteUrl, exportSignUpsByCode, { ...own, name: 'Somebody Else' })).rejects.toThrow('code is wrong');
  const { list } = await ask(siteUrl, exportSignUpsByCode, own);
  expect(list).toMatchObject([{ kind: 'sign-up', says: { name, idcard, email, phone, addr, photo: 'kept' } }]);
  await expect(ask(siteUrl, eraseSignUpsByCode, own)).rejects.toThrow('code is wrong'); // used up
  expect(await askForSignUp(siteUrl, candidate)).toMatchObject({ status: 'received' });
  const code = await ownCode(site, candidate);
  expect(await ask(siteUrl, eraseSignUpsByCode, { name, idcard, code })).toEqual({ erased: 1 });
  await expect(askForSignUp(siteUrl, candidate)).rejects.toMatchObject(noSignUp);
  await photoGone(site, photo);
});

test('who asks for a code where there is no sign-up is answered alike, and gets no mail', async () => {
  const [stands, stranger] = [aCandidate(), aCandidate()];
  await signUp(siteUrl, stands);
  const answers = [];
  for (const { name, idcard } of [stranger, { ...stands, name: 'Somebody Else' }])
    answers.push(await ask(siteUrl, sendOwnSignUpsCode, { name, idcard }));
  expect(answers).toEqual([{}, {}]);
  // The code of whoever asks with the right name comes later than theirs would.
  await ownCode(site, stands);
  const sent = await mailsSent(siteUrl, stands.email);
  expect(sent.filter(({ text }) => /^\d{6}$/m.test(text))).toHaveLength(2);
  expect(await mailsSent(siteUrl, stranger.email)).toEqual([]);
});

test('a member takes their sign-up along, and has it erased with the account; a certificate of it stays', async () => {
  const [ada, ben, candidate] = [await aMember(siteUrl), await aMember(siteUrl), aCandidate()];
  const photo = await signUp(siteUrl, { ...candidate, ...ada.proof });
  const { list } = await ask(siteUrl, exportOwnSignUps, ada.proof);
  expect(list).toMatchObject([{ kind: 'sign-up', says: { idcard: candidate.idcard, email: candidate.email } }]);
  expect(await ask(siteUrl, exportOwnSignUps, ben.proof)).toEqual({ list: [] });
  const num = await awarded(candidate);
  await eraseAccount(site, ada);
  await signUpGone(candidate);
  await photoGone(site, photo);
  await foundByNumberAlone(num, candidate);
});

test('operators find, export and erase what is kept of whoever signed up, by phone, mailbox or member', async () => {
  const member = await aMember(siteUrl);
  const candidate = { ...aCandidate(), email: member.email };
  const personalData = (...args: string[]) => personCommand(state, 'personal-data', ...args);
  const registered = await codeMailedTo(siteUrl, member.email);
  const photo = await signUp(siteUrl, { ...candidate, ...member.proof }, undefined, registered);
  const num = await awarded(candidate);
  const ways = [
    ['--phone', candidate.phone],
    ['--email', candidate.email],
    ['--member', member.user.uid],
  ] as const;
  for (const way of ways) {
    // An index is a moment behind its table.
    await eventually(
      () => personalData('find', ...way),
      (printed) => printed.includes('sign-up'),
    );
    const { certification } = JSON.parse(await personalData('export', ...way));
    expect(certification).toMatchObject([{ kind: 'sign-up', says: { name: candidate.name, addr: candidate.addr } }]);
  }
  const byId = await personalData('find', '--member', member.user.uid);
  expect(await personalData('find', '--email', member.email)).toBe(byId);
  expect(await personalData('erase', '--phone', candidate.phone, '--yes')).toContain(
    'certification of the site "local": 1 record is erased.',
  );
  await expect(askForSignUp(siteUrl, candidate)).rejects.toMatchObject(noSignUp);
  await photoGone(site, photo);
  await foundByNumberAlone(num, candidate);
  // By the member too, in certification alone: the account stays.
  const { operate, operator } = await resolveTarget('local', state);
  const again = { member: member.user.uid, operator: await operator(), cursor: '' };
  expect(await operate('erasePersonFromCertification', erasePersonFromCertification, again)).toEqual({
    erased: 0,
    cursor: '',
  });
});

test('what is kept long enough is erased by the daily job: the photo first, then the sign-up', async () => {
  const candidate = aCandidate();
  const photo = await signUp(siteUrl, candidate);
  expect(await verdictOn(site, photo)).toBe('promoted');
  const row = signUpKey(placeOf((await exportedSignUp(state, candidate))?.sign_up ?? ''));
  const erasing = () => runSchedule(siteUrl, functionName('local', 'eraseSignUps'));
  const over = { S: '2026-01' };
  await changeRow(state, 'certification', row, { photoErasedIn: over });
  await eventually(
    async () => {
      await erasing();
      return exportedSignUp(state, candidate);
    },
    (found) => found?.photo === '',
  );
  await photoGone(site, photo);
  expect(await askForSignUp(siteUrl, candidate)).toMatchObject({ status: 'received' });
  await changeRow(state, 'certification', row, { erasedIn: over });
  await signUpGone(candidate, erasing);
});

test('two years after the last day of a certificate, the daily job forgets by which numbers its holder is found', async () => {
  const candidate = aCandidate();
  await signUp(siteUrl, candidate);
  const num = await awarded(candidate);
  const lastMonth = new Date();
  lastMonth.setUTCDate(0);
  await changeRow(state, 'certification', certificateKey(num), {
    forgetIn: { S: lastMonth.toISOString().slice(0, 7) },
  });
  await foundByNumberAlone(num, candidate, () => runSchedule(siteUrl, functionName('local', 'forgetHolders')));
});
