import { oneByOne } from '../../events/consumer-entry.ts';
import { enquiryReceived } from '../../events/enquiry-received/event.ts';
import { brand } from '../../shared/brand.ts';
import { consumer, eachDelivery, mailing, opening, rows } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { isMailAddress, Letter } from './enquiry.ts';
import { enquiryFinder } from './enquiry-repository.ts';
import * as lines from './log-lines.ts';
import { enquiryConfirmation } from './mails/enquiry-confirmation.ts';
import { enquiryForSales } from './mails/enquiry-for-sales.ts';
import { feedbackForSupport } from './mails/feedback-for-support.ts';
import { enquiriesTable } from './tables.ts';

/** Who answers what a form sends, and from which mailbox (product-rules.md#enquiry-limits). */
const sales = { mailbox: brand.salesEmail, team: 'sales' } as const;
const support = { mailbox: brand.supportEmail, team: 'support' } as const;

/** The event's id is the idempotency key of both mails, each for itself. */
export default consumer(
  {
    ...oneByOne,
    subscribesTo: [enquiryReceived],
    userImpact:
      'Enquiries are stored, but nobody in sales or support hears of them, and their senders get no confirmation.',
    uses: {
      enquiries: rows(enquiriesTable, 'GetItem'),
      open: opening(),
      send: mailing(enquiryForSales, feedbackForSupport, enquiryConfirmation),
    },
  },
  ({ enquiries, open, send }) => {
    const find = enquiryFinder(enquiries);
    return eachDelivery(async ({ id, data: { enquiryId, page = '' } }) => {
      const enquiry = await find(enquiryId);
      if (!enquiry) {
        log(lines.enquiryMissing, { enquiryId });
        return;
      }
      const letter = Letter.parse(await open(enquiryId, enquiry.sealed));
      const visitor = isMailAddress(letter.email) ? letter.email : undefined;
      const { form, screenshot } = enquiry;
      const { mailbox, team } = form === 'feedback' ? support : sales;
      const own = { to: mailbox, replyTo: visitor, id };
      if (form === 'feedback')
        await send(feedbackForSupport, own, { ...enquiry, ...letter, hasPicture: screenshot !== undefined });
      else await send(enquiryForSales, own, { ...enquiry, ...letter, form, page });
      if (visitor !== undefined) await send(enquiryConfirmation, { to: visitor, replyTo: mailbox, id }, { team });
    });
  },
);
