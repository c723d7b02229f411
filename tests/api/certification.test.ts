import { expect, inject, test } from 'vitest';
import { keptKeyOf, type UploadKey } from '../../functions/platform/uploads/upload-key.ts';
import { exams } from '../../infra/ops/commands/exams/exams-command.ts';
import {
  eraseSignUpsByCode,
  exportOwnSignUps,
  exportSignUpsByCode,
  sendOwnSignUpsCode,
} from '../../shared/contract/certification/own-sign-ups.ts';
import { querySignUp, signUpForExam } from '../../shared/contract/certification/sign-up.ts';
import type { OpenedSignUp } from '../../shared/contract/certification-schemas.ts';
import { functionName } from '../../shared/contract/names.ts';
import { shanghaiDay } from '../../shared/shanghai-day.ts';
import { askForCertificate, certificatesCommand } from '../support/certificates.ts';
import { changeRow } from '../support/changed-row.ts';
import { eventually } from '../support/eventually.ts';
import { shownFigure } from '../support/figures.ts';
import { runSchedule } from '../support/local-control.ts';
import { mailsSent } from '../support/mails.ts';
import { aMember, ask, codeMailedTo, forgetCodesOf } from '../support/members.ts';
import { deskCommand, personCommand } from '../support/operators.ts';
import { aCandidate, anExamCode, aPhoto, type Candidate, signUp } from '../support/sign-ups.ts';
import { aSignature, openLink, postFile, uploadedObjects, verdictOn } from '../support/uploads.ts';

const siteUrl = inject('siteUrl');
const state = inject('siteState');
const site = { url: siteUrl, stateDirectory: state };

const thisMonth = () => shanghaiDay(Date.now()).slice(0, 7);
const notFound = { status: -1, message: '没有查询到您的报名信息' };

/** What `sign_query` tells a candidate. */
const asked = ({ name, idcard }: Pick<Candidate, 'name' | 'idcard'>) => ask(siteUrl, querySignUp, { name, idcard });

/** Waits for a mail whose subject begins like that. */
const mailTo = (email: string, subject: string) =>
  eventually(
    async () => (await mailsSent(siteUrl)).find((mail) => mail.to === email && mail.subject.startsWith(subject)),
    (mail) => mail !== undefined,
  );

/** Somebody as `exams export` shows them. */
async function exported({ idcard }: Pick<Candidate, 'idcard'>): Promise<OpenedSignUp | undefined> {
  const all: OpenedSignUp[] = JSON.parse(await deskCommand(state, exams, 'export', thisMonth()));
  return all.find((one) => one.idcard === idcard);
}

/** The row of somebody who has signed up. */
async function rowOf(candidate: Pick<Candidate, 'idcard'>) {
  const [period = '', idHash = ''] = (await exported(candidate))?.sign_up.split('.') ?? [];
  return { pk: `sign-up#${idHash}`, sk: period };
}

/** Waits until the photo of a sign-up has left the bucket. */
const photoGone = (photo: string) =>
  eventually(
    async () => {
      await runSchedule(siteUrl, functionName('local', 'eraseUnusedUploads'));
      return uploadedObjects(site);
    },
    (objects) => !objects.has(photo) && !objects.has(keptKeyOf(photo as UploadKey)), // the site has made it
  );

/** The code by which somebody reaches their own sign-ups. */
async function ownCode({ name, idcard, email }: ReturnType<typeof aCandidate>): Promise<string> {
  const before = await codeMailedTo(siteUrl, email);
  await forgetCodesOf(state, email); // the mailbox has just had the code of the sign-up
  await ask(siteUrl, sendOwnSignUpsCode, { name, idcard });
  return codeMailedTo(siteUrl, email, before);
}

test('a candidate signs up with photo and code, gets a mail that confirms it, and is found by name and ID number', async () => {
  const candidate = aCandidate();
  const before = await shownFigure(state, 'showCertificationFigures', 'Exam sign-ups');
  const headimg = await aPhoto(siteUrl);
  const code = await anExamCode(siteUrl, candidate);
  const asksForCode = await mailTo(candidate.email, 'Your code to sign up for the exam');
  expect(asksForCode?.subject).not.toContain(code);
  await expect(asked(candidate)).rejects.toMatchObject(notFound);
  await ask(siteUrl, signUpForExam, { ...candidate, headimg: `${siteUrl}/${headimg}`, code });
  expect(await asked(candidate)).toEqual({
    name: expect.stringMatching(/^G\*\* H\*\* /),
    company: candidate.company,
    period: thisMonth(),
    status: 'received',
  });
  await expect(asked({ ...candidate, name: 'Somebody Else' })).rejects.toMatchObject(notFound);
  const mail = await mailTo(candidate.email, 'You are signed up for the exam of');
  expect(mail?.text).toContain('/sign?tab=sign-up-query');
  for (const secret of [candidate.name, candidate.idcard, candidate.phone, candidate.addr, headimg])
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain(secret);
  await eventually(
    () => shownFigure(state, 'showCertificationFigures', 'Exam sign-ups'),
    (after) => after > before,
  );
});

test('a code is for the phone and the mailbox that asked for it, and a photo for one candidate', async () => {
  const [ada, ben] = [aCandidate(), aCandidate()];
  const taken = await signUp(siteUrl, ada);
  const code = await anExamCode(siteUrl, ben);
  const headimg = await aPhoto(siteUrl);
  const form = { ...ben, headimg, code };
  await expect(ask(siteUrl, signUpForExam, { ...form, phone: ada.phone })).rejects.toThrow('code is wrong');
  await expect(ask(siteUrl, signUpForExam, { ...form, headimg: taken })).rejects.toThrow('Please upload your photos');
  await expect(asked(ben)).rejects.toMatchObject(notFound);
  await ask(siteUrl, signUpForExam, form);
  expect(await asked(ben)).toMatchObject({ status: 'received' });
});

test('a second sign-up of the month is refused with the rule, and the first one stands', async () => {
  const first = aCandidate();
  await signUp(siteUrl, first);
  const second = { ...aCandidate(), name: first.name, idcard: first.idcard.toLowerCase() };
  await expect(signUp(siteUrl, second)).rejects.toMatchObject({
    message: expect.stringMatching(/^You have already signed up .* One candidate takes one exam a month/),
  });
  expect(await exported(first)).toMatchObject({ email: first.email, phone: first.phone });
});

test('a photo that is none is told by mail, and another one takes its place', async () => {
  const candidate = aCandidate();
  // The form is sent before the file has come, as from a page that waits for neither.
  const signature = await aSignature(siteUrl, 'headimg');
  const refused = await signUp(siteUrl, candidate, signature.fields.key);
  await postFile(signature, Buffer.from('This is a text, and no photo.'));
  const status = async () => (await asked(candidate)).status;
  await eventually(status, (now) => now === 'photo-refused');
  expect((await mailTo(candidate.email, 'Please send your photo'))?.text).toContain('another photo');
  expect(await exported(candidate)).toMatchObject({ status: 'photo-refused', photo: '' });
  const again = { ...candidate, phone: aCandidate().phone };
  await expect(signUp(siteUrl, { ...again, email: aCandidate().email })).rejects.toThrow('already signed up');
  const firstCode = await codeMailedTo(siteUrl, candidate.email);
  await forgetCodesOf(state, candidate.email);
  const code = await anExamCode(siteUrl, again, firstCode);
  const photo = await aPhoto(siteUrl);
  await ask(siteUrl, signUpForExam, { ...again, headimg: photo, code });
  expect(photo).not.toBe(refused);
  expect(await verdictOn(site, photo)).toBe('promoted');
  expect(await status()).toBe('received');
  expect(await exported(candidate)).toMatchObject({ phone: again.phone, photo: expect.stringContaining('http') });
});

test('who has no account takes along what is kept of them by a mailed code, and has it erased by another', async () => {
  const candidate = aCandidate();
  const { name, idcard, email, phone, addr } = candidate;
  const photo = await signUp(siteUrl, candidate);
  const first = await ownCode(candidate);
  const own = { name, idcard, code: first };
  await expect(ask(siteUrl, exportSignUpsByCode, { ...own, name: 'Somebody Else' })).rejects.toThrow('code is wrong');
  const { list } = await ask(siteUrl, exportSignUpsByCode, own);
  expect(list).toMatchObject([{ kind: 'sign-up', says: { name, idcard, email, phone, addr, photo: 'kept' } }]);
  await expect(ask(siteUrl, eraseSignUpsByCode, own)).rejects.toThrow('code is wrong'); // used up
  expect(await asked(candidate)).toMatchObject({ status: 'received' });
  const code = await ownCode(candidate);
  expect(await ask(siteUrl, eraseSignUpsByCode, { name, idcard, code })).toEqual({ erased: 1 });
  await expect(asked(candidate)).rejects.toMatchObject(notFound);
  await photoGone(photo);
});

test('who asks for a code where there is no sign-up is answered alike, and gets no mail', async () => {
  const [stands, stranger] = [aCandidate(), aCandidate()];
  await signUp(siteUrl, stands);
  const answers = [];
  for (const { name, idcard } of [stranger, { ...stands, name: 'Somebody Else' }])
    answers.push(await ask(siteUrl, sendOwnSignUpsCode, { name, idcard }));
  expect(answers).toEqual([{}, {}]);
  // The code of whoever asks with the right name comes later than theirs would.
  await ownCode(stands);
  const sent = (await mailsSent(siteUrl)).filter(({ to }) => to === stands.email);
  expect(sent.filter(({ text }) => /^\d{6}$/m.test(text))).toHaveLength(2);
  expect((await mailsSent(siteUrl)).filter(({ to }) => to === stranger.email)).toEqual([]);
});

test("a member's sign-up is exported with the account, and gone with it", async () => {
  const [ada, ben, candidate] = [await aMember(siteUrl), await aMember(siteUrl), aCandidate()];
  const photo = await signUp(siteUrl, { ...candidate, ...ada.proof });
  const { list } = await ask(siteUrl, exportOwnSignUps, ada.proof);
  expect(list).toMatchObject([{ kind: 'sign-up', says: { idcard: candidate.idcard, email: candidate.email } }]);
  expect(await ask(siteUrl, exportOwnSignUps, ben.proof)).toEqual({ list: [] });
  await personCommand(state, 'personal-data', 'erase', '--email', ada.email, '--yes');
  await eventually(
    () => asked(candidate).catch(({ message }: Error) => message),
    (answer) => answer === notFound.message,
  );
  await photoGone(photo);
});

test('operators find, export and erase what is kept of whoever signed up, by phone, mailbox or member', async () => {
  const [member, candidate] = [await aMember(siteUrl), aCandidate()];
  const personalData = (...args: string[]) => personCommand(state, 'personal-data', ...args);
  await signUp(siteUrl, { ...candidate, ...member.proof });
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
  expect(await personalData('erase', '--phone', candidate.phone, '--yes')).toContain(
    'certification of the site "local": 1 record is erased.',
  );
  await expect(asked(candidate)).rejects.toMatchObject(notFound);
  expect(await personalData('find', '--member', member.user.uid)).not.toContain('sign-up');
});

test('operators see the photo of a sign-up by a link, and award its certificate by month and ID number', async () => {
  const candidate = aCandidate();
  const { name, phone, idcard } = candidate;
  const photo = await signUp(siteUrl, candidate);
  expect(await verdictOn(site, photo)).toBe('promoted');
  const { photo: link = '', ...opened } = (await exported(candidate)) ?? {};
  const { consent: _, ...typed } = candidate;
  expect(opened).toMatchObject({ ...typed, period: thisMonth(), status: 'received', certificate: '' });
  const seen = await openLink(link);
  const kept = (await uploadedObjects(site)).get(keptKeyOf(photo as UploadKey));
  expect(seen).toEqual({ status: 200, type: 'image/jpeg', content: kept });
  expect((await openLink(link.replace('photos/', 'quarantine/'))).status).toBe(403);

  const { cert_num: num } = await certificatesCommand(state, 'award', idcard, '--period', thisMonth(), '--yes');
  for (const way of [
    { type: 1, cert_num: num, name },
    { type: 2, phone, name },
    { type: 3, idcard, name },
  ])
    await eventually(
      () => askForCertificate(siteUrl, way),
      ({ data }) => data.cert_num === num,
    );
  expect(await asked(candidate)).toMatchObject({ status: 'certified' });
  expect(await exported(candidate)).toMatchObject({ status: 'certified', certificate: num });

  const code = await ownCode(candidate);
  expect(await ask(siteUrl, eraseSignUpsByCode, { name, idcard, code })).toEqual({ erased: 1 });
  const byNumber = await askForCertificate(siteUrl, { type: 1, cert_num: num, name });
  expect(byNumber.data).toMatchObject({ cert_num: num, name });
  await eventually(
    () => askForCertificate(siteUrl, { type: 3, idcard, name }),
    ({ data }) => data.cert_num === undefined,
  );
});

test('what is kept long enough is erased by the daily job: the photo first, then the sign-up', async () => {
  const candidate = aCandidate();
  const photo = await signUp(siteUrl, candidate);
  expect(await verdictOn(site, photo)).toBe('promoted');
  const row = await rowOf(candidate);
  const erasing = () => runSchedule(siteUrl, functionName('local', 'eraseSignUps'));
  const over = { S: '2026-01' };
  await changeRow(state, 'certification', row, { photoErasedIn: over });
  await eventually(
    async () => {
      await erasing();
      return exported(candidate);
    },
    (found) => found?.photo === '',
  );
  await photoGone(photo);
  expect(await asked(candidate)).toMatchObject({ status: 'received' });
  await changeRow(state, 'certification', row, { erasedIn: over });
  await eventually(
    async () => {
      await erasing();
      return asked(candidate).catch(({ message }: Error) => message);
    },
    (answer) => answer === notFound.message,
  );
});
