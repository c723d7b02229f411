import * as z from 'zod/mini';
import type { Sealer } from '../platform/personal-data/field-encryption.ts';

/** What somebody wrote. It is kept sealed: nothing of it stands in the table in the clear. */
export const Letter = z.object({
  name: z.string(),
  /** An e-mail address, or the digits of a messenger's number. */
  email: z.string(),
  /** Empty where the form does not ask for it. */
  phone: z.string(),
  content: z.string(),
  /** What feedback is about; empty where the form does not ask for it. */
  product: z._default(z.string(), ''),
  version: z._default(z.string(), ''),
});
export type Letter = z.output<typeof Letter>;

/** The keyed hash by which the enquiries of a contact are found: an e-mail address, or a number. */
export function contactHash({ lookupHash }: Pick<Sealer, 'lookupHash'>, contact: string): Promise<string> {
  return lookupHash(isMailAddress(contact) ? 'email' : 'phone', contact);
}

/** All hashes by which what somebody wrote is found. */
export async function enquiryHashes(sealer: Pick<Sealer, 'lookupHash'>, { email, phone }: Letter) {
  const [ofContact, ofPhone] = await Promise.all([
    contactHash(sealer, email),
    phone === '' ? undefined : sealer.lookupHash('phone', phone),
  ]);
  return { contactHash: ofContact, ...(ofPhone !== undefined && { phoneHash: ofPhone }) };
}

/** Whether the contact is an e-mail address, to which mail can be sent. */
export function isMailAddress(contact: string): boolean {
  return contact.includes('@');
}

/** By whom the picture of feedback is taken. */
export const takerOf = (enquiryId: string) => `feedback#${enquiryId}`;
