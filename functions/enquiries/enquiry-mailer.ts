import type { enquiryReceived } from '../../events/enquiry-received/event.ts';
import { brand } from '../../shared/brand.ts';
import type { DeliveryOf } from '../platform/events/delivery.ts';
import { log } from '../platform/logging/log.ts';
import type { SendMail } from '../platform/mail/sender.ts';
import type { Sealer } from '../platform/personal-data/field-encryption.ts';
import { isMailAddress, Letter } from './enquiry.ts';
import type { enquiryFinder } from './enquiry-repository.ts';
import * as lines from './log-lines.ts';
import { enquiryConfirmation } from './mails/enquiry-confirmation.ts';
import { enquiryForSales } from './mails/enquiry-for-sales.ts';
import { feedbackForSupport } from './mails/feedback-for-support.ts';

interface Mailer {
  readonly find: ReturnType<typeof enquiryFinder>;
  readonly sealer: Pick<Sealer, 'open'>;
  readonly send: SendMail<'enquiry-for-sales' | 'feedback-for-support' | 'enquiry-confirmation'>;
}

/** Who answers what a form sends, and from which mailbox (product-rules.md#enquiry-limits). */
const sales = { mailbox: brand.salesEmail, team: 'sales' } as const;
const support = { mailbox: brand.supportEmail, team: 'support' } as const;

/**
 * Mails an enquiry to sales, feedback to support, and a confirmation to whoever gave an e-mail address. The event's id is the idempotency key
 * of both mails, each for itself.
 * @throws when a mail could not be sent, so that the message comes back
 */
export function enquiryMailer({ find, sealer, send }: Mailer) {
  return async ({ id, data: { enquiryId, page = '' } }: DeliveryOf<typeof enquiryReceived>): Promise<void> => {
    const enquiry = await find(enquiryId);
    if (!enquiry) {
      log(lines.enquiryMissing, { enquiryId });
      return;
    }
    const letter = Letter.parse(await sealer.open(enquiryId, enquiry.sealed));
    const visitor = isMailAddress(letter.email) ? letter.email : undefined;
    const { mailbox, team } = enquiry.form === 'feedback' ? support : sales;
    const own = { to: mailbox, replyTo: visitor, id };
    const { form, screenshot } = enquiry;
    if (form === 'feedback')
      await send(feedbackForSupport, own, { ...enquiry, ...letter, hasPicture: screenshot !== undefined });
    else await send(enquiryForSales, own, { ...enquiry, ...letter, form, page });
    if (visitor !== undefined) await send(enquiryConfirmation, { to: visitor, replyTo: mailbox, id }, { team });
  };
}
