import * as z from 'zod/mini';
import { share } from '../../core/state/behaviours.ts';

const common = {
  /** A recipient's address, or `*` for every one. */
  address: z.string().check(z.minLength(1)),
  share,
};

/** What a developer, or a test, wants of mails to an address. */
export const MailBehaviour = z.union([
  z.strictObject({ ...common, does: z.enum(['refuse', 'throttle', 'fail', 'bounce', 'complain']) }),
  z.strictObject({ ...common, does: z.literal('delay'), seconds: z.number().check(z.minimum(0), z.maximum(600)) }),
]);
export type MailBehaviour = z.infer<typeof MailBehaviour>;

/** Whether a behaviour is about a mail to these addresses. */
export function concernsMail(recipients: readonly string[]) {
  return ({ address }: MailBehaviour): boolean => address === '*' || recipients.includes(address);
}
