import { expect } from 'vitest';
import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import { sendExamCode, signUpForExam } from '../../shared/contract/certification/sign-up.ts';
import { codeMailedTo } from '../support/people/members.ts';
import { aCandidate, aPhoto, type Candidate } from '../support/people/sign-ups.ts';
import { eventually } from '../support/runs/eventually.ts';
import { postUntilAnswered } from './until-answered.ts';

/** How long somebody tries, in seconds, where a site has much to do. */
const patienceSeconds = 300;

/** What a candidate has typed, with the code that was mailed. */
export type CodedCandidate = ReturnType<typeof aCandidate> & { readonly code: string };

/**
 * Somebody who has got a code for the sign-up. Where the site fails to answer, or no mail comes within a minute, somebody else asks: a mailbox has one
 * code a minute.
 * @param parts what is given of them, but for phone and mailbox
 */
export async function aCodedCandidate(
  siteUrl: string,
  parts: Omit<Partial<Candidate>, 'phone' | 'email'> = {},
): Promise<CodedCandidate> {
  const ask = async () => {
    const candidate = aCandidate(parts);
    const { phone, email } = candidate;
    const { status, body } = await postFrom(anAddress(), siteUrl, sendExamCode, JSON.stringify({ phone, email }));
    if (status !== 200) return undefined;
    expect(body).toContain('"status":"0"');
    const code = await codeMailedTo(siteUrl, email).catch(() => undefined);
    return code === undefined ? undefined : { ...candidate, code };
  };
  return (await eventually(ask, (asked) => asked !== undefined, patienceSeconds)) ?? expect.unreachable();
}

/** The key of a photo that was uploaded, another one where the site fails to answer. */
export async function anUploadedPhoto(siteUrl: string): Promise<string> {
  const upload = () => aPhoto(siteUrl).catch(() => '');
  return eventually(upload, (key) => key !== '', patienceSeconds);
}

/** What a sign-up is answered with; sent again, from the same address, until it is answered. */
export async function signUpAnswer(
  siteUrl: string,
  form: CodedCandidate & { readonly headimg: string },
): Promise<string> {
  return (await postUntilAnswered(() => siteUrl, anAddress(), signUpForExam, form)).body;
}

/** What stands in the answer to whoever is signed up. */
export const signedUp = 'You are signed up for the exam';
