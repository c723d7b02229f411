import { aJpeg } from '../../../functions/platform/testing/a-picture.ts';
import { keptKeyOf, type UploadKey } from '../../../functions/platform/uploads/upload-key.ts';
import { exams } from '../../../infra/ops/commands/exams/exams-command.ts';
import { sendOwnSignUpsCode } from '../../../shared/contract/certification/own-sign-ups.ts';
import { querySignUp, sendExamCode, signUpForExam } from '../../../shared/contract/certification/sign-up.ts';
import type { OpenedSignUp } from '../../../shared/contract/certification-schemas.ts';
import type { RequestInputOf } from '../../../shared/contract/endpoint.ts';
import { functionName } from '../../../shared/contract/names.ts';
import { shanghaiDay } from '../../../shared/shanghai-day.ts';
import { eventually } from '../runs/eventually.ts';
import { runSchedule } from '../site/local-control.ts';
import { deskCommand } from '../site/operators.ts';
import { aMobile, anIdcard } from './certificates.ts';
import { anEmail, ask, codeMailedTo, forgetCodesOf } from './members.ts';
import { aSignature, postFile, type Site, uploadedObjects } from './uploads.ts';

/** What somebody types who signs up for the exam, but for the code. */
export type Candidate = Omit<RequestInputOf<typeof signUpForExam>, 'headimg' | 'code'> & CodeReceiver;

interface CodeReceiver {
  readonly phone: string;
  readonly email: string;
}

/** Somebody whom nobody else in the process is. */
export const aCandidate = (parts: Partial<Candidate> = {}) => ({
  ...{
    name: `Grace Hopper ${crypto.randomUUID().slice(0, 8)}`,
    company: 'Compiler & Co',
    addr: '1 Stage Road, Shanghai',
  },
  ...{ idcard: anIdcard(), phone: aMobile(), email: anEmail(), consent: '2026-11' },
  ...parts,
});

/** Uploads a photo as a page does. @param file what the candidate takes for a photo @returns its key */
export async function aPhoto(siteUrl: string, file?: Uint8Array): Promise<string> {
  const signature = await aSignature(siteUrl, 'headimg');
  const { status, body } = await postFile(signature, file ?? (await aJpeg(60, 80)));
  if (status !== 200) throw new Error(`The bucket takes no photo: ${body}`);
  return signature.fields.key ?? '';
}

/** Asks for the code of a sign-up, and reads it. @param unlike a code that was mailed before */
export async function anExamCode(siteUrl: string, { phone, email }: CodeReceiver, unlike = ''): Promise<string> {
  await ask(siteUrl, sendExamCode, { phone, email });
  return codeMailedTo(siteUrl, email, unlike);
}

/**
 * Signs somebody up for this month's exam, with a photo and a code of their own.
 * @param unlike a code that was mailed to them before
 * @returns the key of the photo
 */
export async function signUp(siteUrl: string, candidate: Candidate, photo?: string, unlike?: string): Promise<string> {
  const code = await anExamCode(siteUrl, candidate, unlike);
  const headimg = photo ?? (await aPhoto(siteUrl));
  await ask(siteUrl, signUpForExam, { ...candidate, headimg, code });
  return headimg;
}

/** What `sign_query` tells of somebody. @throws Refusal where there is no sign-up */
export const askForSignUp = (siteUrl: string, { name, idcard }: Pick<Candidate, 'name' | 'idcard'>) =>
  ask(siteUrl, querySignUp, { name, idcard });

/** How `sign_query` refuses where there is no sign-up. */
export const noSignUp = { status: -1, message: '没有查询到您的报名信息' };

/** The code by which somebody who has signed up reaches what is kept of them. */
export async function ownCode(
  { url, stateDirectory }: Site,
  { name, idcard, email }: ReturnType<typeof aCandidate>,
): Promise<string> {
  const before = await codeMailedTo(url, email);
  await forgetCodesOf(stateDirectory, email); // the one before may have come within the minute
  await ask(url, sendOwnSignUpsCode, { name, idcard });
  return codeMailedTo(url, email, before);
}

/** The month whose exam one signs up for now. */
export const thisMonth = () => shanghaiDay(Date.now()).slice(0, 7);

/** Somebody as `exams export` shows them; undefined where there is no sign-up. */
export async function exportedSignUp(
  stateDirectory: string,
  { idcard }: Pick<Candidate, 'idcard'>,
): Promise<OpenedSignUp | undefined> {
  const all: OpenedSignUp[] = JSON.parse(await deskCommand(stateDirectory, exams, 'export', thisMonth()));
  return all.find((one) => one.idcard === idcard);
}

/** Waits until the photo of a sign-up has left the bucket. @param photo its key, which the site has made */
export async function photoGone(site: Site, photo: string): Promise<void> {
  const kept = keptKeyOf(photo as UploadKey); // the site has made it
  await eventually(
    async () => {
      await runSchedule(site.url, functionName('local', 'eraseUnusedUploads'));
      return uploadedObjects(site);
    },
    (objects) => !objects.has(photo) && !objects.has(kept),
  );
}
