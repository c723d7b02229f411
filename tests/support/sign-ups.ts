import { aJpeg } from '../../functions/platform/testing/a-picture.ts';
import { sendExamCode, signUpForExam } from '../../shared/contract/certification/sign-up.ts';
import type { RequestInputOf } from '../../shared/contract/endpoint.ts';
import { aMobile, anIdcard } from './certificates.ts';
import { anEmail, ask, codeMailedTo } from './members.ts';
import { aSignature, postFile } from './uploads.ts';

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

/** Signs somebody up for this month's exam, with a photo and a code of their own. @returns the key of the photo */
export async function signUp(siteUrl: string, candidate: Candidate, photo?: string): Promise<string> {
  const code = await anExamCode(siteUrl, candidate);
  const headimg = photo ?? (await aPhoto(siteUrl));
  await ask(siteUrl, signUpForExam, { ...candidate, headimg, code });
  return headimg;
}
