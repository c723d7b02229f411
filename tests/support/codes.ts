import { codeTypes } from '../../shared/code-purposes.ts';
import { registerMember, sendEmailCode, signIn } from '../../shared/contract/accounts.ts';
import { eventually } from './eventually.ts';
import { type Answer, anAddress, postFrom } from './loopback.ts';
import { mailsSent, type SentMail } from './mails.ts';

/** Asks for a code for an address, from an address of the machine that nobody has asked from. */
export function askForCode(
  siteUrl: string,
  purpose: keyof typeof codeTypes,
  email: string,
  from = anAddress(),
): Promise<Answer> {
  return postFrom(from, siteUrl, sendEmailCode, JSON.stringify({ email, type: codeTypes[purpose] }));
}

/** The code in a mail; '' where it has none. */
export function codeIn({ text }: Pick<SentMail, 'text'>): string {
  return /^\d{6}$/m.exec(text)?.[0] ?? '';
}

/** The mails that an address has got, newest first, once there are so many. */
export function mailsTo(siteUrl: string, email: string, count = 1): Promise<SentMail[]> {
  return eventually(
    async () => (await mailsSent(siteUrl)).filter(({ to }) => to === email),
    ({ length }) => length >= count,
  );
}

/** Asks for a code and takes it out of its mail. */
export async function mailedCode(siteUrl: string, purpose: keyof typeof codeTypes, email: string): Promise<string> {
  const before = (await mailsTo(siteUrl, email, 0)).length;
  const { body } = await askForCode(siteUrl, purpose, email);
  if (!body.includes('"status":0')) throw new Error(`No code was sent: ${body}`);
  const [newest] = await mailsTo(siteUrl, email, before + 1);
  return newest ? codeIn(newest) : '';
}

/** What the tests' members sign in with. */
export const password = 'a stage is lit by 12 lamps';

/** Opens an account with a code. */
export function registerWith(siteUrl: string, email: string, code: string, from = anAddress()): Promise<Answer> {
  const form = { login_name: email, code, userName: 'Ada Lovelace', password };
  return postFrom(from, siteUrl, registerMember, JSON.stringify(form));
}

/** Signs in with a code. */
export function signInWith(siteUrl: string, email: string, code: string, from = anAddress()): Promise<Answer> {
  return postFrom(from, siteUrl, signIn, JSON.stringify({ login_name: email, code }));
}
