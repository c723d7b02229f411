import { addAddress, linkPersonalCentre, sendOwnCode } from '../../shared/contract/accounts.ts';
import type { NamedEndpoint } from '../../shared/contract/endpoint.ts';
import { aCode, aMember, anEmail, ask, codeMailedTo, type RegisteredMember } from './members.ts';

// An example shows what works, and cannot hold a code, a token or an id that only the running site knows.

type Preparation = (siteUrl: string, member: RegisteredMember) => Promise<object>;

/** A code that proves that a member reads the mail of their address. */
async function ownCode(siteUrl: string, { email, proof }: RegisteredMember): Promise<string> {
  const earlier = await codeMailedTo(siteUrl, email);
  await ask(siteUrl, sendOwnCode, { ...proof, phone: email });
  return codeMailedTo(siteUrl, email, earlier);
}
