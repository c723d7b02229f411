import { expect, inject, test } from 'vitest';
import { aJpeg } from '../../functions/platform/testing/a-picture.ts';
import { keptKeyOf, type UploadKey } from '../../functions/platform/uploads/upload-key.ts';
import { uploadRowKey } from '../../functions/platform/uploads/upload-row.ts';
import { exams } from '../../infra/ops/commands/exams/exams-command.ts';
import { eraseSignUpsByCode, exportOwnSignUps } from '../../shared/contract/certification/own-sign-ups.ts';
import { signUpForExam } from '../../shared/contract/certification/sign-up.ts';
import type { OpenedSignUp } from '../../shared/contract/certification-schemas.ts';
import { functionName } from '../../shared/contract/names.ts';
import { askForCertificate, certificatesCommand } from '../support/people/certificates.ts';
import { aMember, ask, codeMailedTo, forgetCodesOf } from '../support/people/members.ts';
import {
  aCandidate,
  anExamCode,
  aPhoto,
  askForSignUp,
  type Candidate,
  exportedSignUp,
  noSignUp,
  ownCode,
  signUp,
  thisMonth,
} from '../support/people/sign-ups.ts';
import { aSignature, openLink, postFile, uploadedObjects, verdictOn } from '../support/people/uploads.ts';
import { changeRow } from '../support/rows/changed-row.ts';
import { eventually } from '../support/runs/eventually.ts';
import { runSchedule } from '../support/site/local-control.ts';
import { deskCommand } from '../support/site/operators.ts';
import { shownFigure } from '../support/telling/figures.ts';
import { mailsSent } from '../support/telling/mails.ts';

const siteUrl = inject('siteUrl');
const state = inject('siteState');
const site = { url: siteUrl, stateDirectory: state };

/** What `sign_query` tells a candidate. */
const asked = (candidate: Pick<Candidate, 'name' | 'idcard'>) => askForSignUp(siteUrl, candidate);

/** Somebody as `exams export` shows them. */
const exported = (candidate: Pick<Candidate, 'idcard'>) => exportedSignUp(state, candidate);

/** Waits for a mail whose subject begins like that. */
const mailTo = (email: string, subject: string) =>
  eventually(
    async () => (await mailsSent(siteUrl, email)).find((mail) => mail.subject.startsWith(subject)),
    (mail) => mail !== undefined,
  );

test('a candidate signs up with photo and code, gets a mail that confirms it, and is found by name and ID number', async () => {
  const candidate = aCandidate();
  const before = await shownFigure(state, 'showCertificationFigures', 'Exam sign-ups');
  const headimg = await aPhoto(siteUrl);
  const code = await anExamCode(siteUrl, candidate);
  const asksForCode = await mailTo(candidate.email, 'Your code to sign up for the exam');
  expect(asksForCode?.subject).not.toContain(code);
  await expect(asked(candidate)).rejects.toMatchObject(noSignUp);
  await ask(siteUrl, signUpForExam, { ...candidate, headimg: `${siteUrl}/${headimg}`, code });
  expect(await asked(candidate)).toEqual({
    name: expect.stringMatching(/^G\*\* H\*\* /),
    company: candidate.company,
    period: thisMonth(),
    status: 'received',
  });
  await expect(asked({ ...candidate, name: 'Somebody Else' })).rejects.toMatchObject(noSignUp);
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
  await expect(asked(ben)).rejects.toMatchObject(noSignUp);
  await ask(siteUrl, signUpForExam, form);
  expect(await asked(ben)).toMatchObject({ status: 'received' });
});

test('a second sign-up of the month from the same mailbox is refused with the rule, and the first one stands', async () => {
  const first = aCandidate();
  await signUp(siteUrl, first);
  const firstCode = await codeMailedTo(siteUrl, first.email);
  await forgetCodesOf(state, first.email);
  const second = { ...first, phone: aCandidate().phone, idcard: first.idcard.toLowerCase() };
  const code = await anExamCode(siteUrl, second, firstCode);
  const headimg = await aPhoto(siteUrl);
  await expect(ask(siteUrl, signUpForExam, { ...second, headimg, code })).rejects.toMatchObject({
    message: expect.stringMatching(/^You have already signed up .* One candidate takes one exam a month/),
  });
  expect(await exported(first)).toMatchObject({ email: first.email, phone: first.phone, contested: false });
});

test('a second sign-up from another mailbox is answered and confirmed like any other, until operators keep one of them', async () => {
  const [first, second] = [aCandidate(), aCandidate()];
  const idcard = first.idcard;
  await signUp(siteUrl, first);
  const photo = await signUp(siteUrl, { ...second, idcard });
  for (const { name, email, company } of [first, second]) {
    expect(await asked({ name, idcard })).toMatchObject({ company, status: 'received' });
    expect(await mailTo(email, 'You are signed up for the exam of')).toBeDefined();
  }
  expect(await verdictOn(site, photo)).toBe('promoted');
  const contested = async (): Promise<OpenedSignUp[]> =>
    JSON.parse(await deskCommand(state, exams, 'contested')).filter((one: OpenedSignUp) => one.idcard === idcard);
  const listed = await eventually(contested, ({ length }) => length > 0);
  expect(listed.map(({ email }) => email)).toEqual([first.email, second.email]);
  expect(await openLink(listed[1]?.photo ?? '')).toMatchObject({ status: 200, type: 'image/jpeg' });
  const award = () => certificatesCommand(state, 'award', idcard, '--period', thisMonth(), '--yes');
  await expect(award()).rejects.toThrow('Another mailbox signed up with the same ID number');
  await deskCommand(state, exams, 'settle', listed[1]?.sign_up ?? '', '--yes');
  await expect(asked({ name: first.name, idcard })).rejects.toMatchObject(noSignUp);
  expect(await asked({ name: second.name, idcard })).toMatchObject({ status: 'received' });
  expect(await award()).toMatchObject({ name: second.name });
  await eventually(contested, ({ length }) => length === 0);
});

test('a photo that is none is told by mail, and another one takes its place', async () => {
  const [member, candidate] = [await aMember(siteUrl), aCandidate()];
  // The form is sent before the file has come, as from a page that waits for neither.
  const signature = await aSignature(siteUrl, 'headimg');
  const refused = await signUp(siteUrl, { ...candidate, ...member.proof }, signature.fields.key);
  expect((await ask(siteUrl, exportOwnSignUps, member.proof)).list).toHaveLength(1);
  await postFile(signature, Buffer.from('This is a text, and no photo.'));
  const status = async () => (await asked(candidate)).status;
  await eventually(status, (now) => now === 'photo-refused');
  expect((await mailTo(candidate.email, 'Please send your photo'))?.text).toContain('another photo');
  expect(await exported(candidate)).toMatchObject({ status: 'photo-refused', photo: '' });
  const again = { ...candidate, phone: aCandidate().phone };
  const firstCode = await codeMailedTo(siteUrl, candidate.email);
  await forgetCodesOf(state, candidate.email);
  const code = await anExamCode(siteUrl, again, firstCode);
  const photo = await aPhoto(siteUrl);
  await ask(siteUrl, signUpForExam, { ...again, headimg: photo, code });
  expect(photo).not.toBe(refused);
  expect(await verdictOn(site, photo)).toBe('promoted');
  expect(await status()).toBe('received');
  // Nobody was signed in this time.
  expect((await ask(siteUrl, exportOwnSignUps, member.proof)).list).toEqual([]);
  expect(await exported(candidate)).toMatchObject({ phone: again.phone, photo: expect.stringContaining('http') });
});

test('a photo that waits for more than ten minutes is told by mail, and counts once it has come', async () => {
  const candidate = aCandidate();
  const signature = await aSignature(siteUrl, 'headimg');
  const photo = await signUp(siteUrl, candidate, signature.fields.key);
  await changeRow(state, 'uploads', uploadRowKey(photo as UploadKey), { dueAt: { S: '2026-01-01T00:00:00.000Z' } });
  const status = async () => (await asked(candidate)).status;
  await eventually(
    async () => {
      await runSchedule(siteUrl, functionName('local', 'tellOverdueUploads'));
      return exported(candidate);
    },
    (found) => found?.status === 'photo-missing',
  );
  const mail = await mailTo(candidate.email, 'Please send your photo');
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('has not reached us within ten minutes');
  await postFile(signature, await aJpeg(60, 80));
  await eventually(status, (now) => now === 'received');
  const mails = (await mailsSent(siteUrl, candidate.email)).filter(({ subject }) => /photo/.test(subject));
  expect(mails).toHaveLength(1);
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

  const code = await ownCode(site, candidate);
  expect(await ask(siteUrl, eraseSignUpsByCode, { name, idcard, code })).toEqual({ erased: 1 });
  const byNumber = await askForCertificate(siteUrl, { type: 1, cert_num: num, name });
  expect(byNumber.data).toMatchObject({ cert_num: num, name });
  await eventually(
    () => askForCertificate(siteUrl, { type: 3, idcard, name }),
    ({ data }) => data.cert_num === undefined,
  );
});
