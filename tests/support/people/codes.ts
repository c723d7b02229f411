import { type Answer, anAddress, postFrom } from '../../../infra/dev/demo/loopback.ts';
import { codeTypes } from '../../../shared/code-purposes.ts';
import { registerMember, sendEmailCode, signIn } from '../../../shared/contract/accounts/sign-in.ts';
import type { SentMail } from '../telling/mails.ts';
import { aPassword } from './members.ts';

// As `members.ts`, for tests that look at what is refused: an answer is an answer.

/** Asks for a code for an address. @param from nobody has asked from it, unless it is given */
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

/** Another code than the given one. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Opens an account with a code. @param from nobody has called from it, unless it is given */
export function registerWith(siteUrl: string, email: string, code: string, from = anAddress()): Promise<Answer> {
  const form = { login_name: email, code, userName: 'Ada Lovelace', password: aPassword };
  return postFrom(from, siteUrl, registerMember, JSON.stringify(form));
}

/** Signs in with a code. @param from nobody has called from it, unless it is given */
export function signInWith(siteUrl: string, email: string, code: string, from = anAddress()): Promise<Answer> {
  return postFrom(from, siteUrl, signIn, JSON.stringify({ login_name: email, code }));
}
