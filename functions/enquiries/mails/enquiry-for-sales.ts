import type { EnquiryForm } from '../../../shared/contract/enquiry-schemas.ts';
import { facts, note, quotation } from '../../platform/mail/blocks.ts';
import { framed } from '../../platform/mail/frame.ts';
import { stageOrigin } from '../../platform/mail/stage-origin.ts';
import type { MailTemplate } from '../../platform/mail/template.ts';
import { isMailAddress, type Letter } from '../enquiry.ts';

/** Forms whose messages go to sales. */
type SalesForm = Exclude<EnquiryForm, 'feedback'>;

interface ForSales extends Letter {
  readonly id: string;
  readonly form: SalesForm;
  /** Path of the page that it was sent from; empty where that is not known. */
  readonly page: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

const formNames: Readonly<Record<SalesForm, string>> = {
  contact: 'the contact form',
  enquiry: 'the enquiry form',
};

/** Brings an enquiry to sales. */
export const enquiryForSales = {
  name: 'enquiry-for-sales',
  stream: 'staff',
  render: ({ id, form, page, receivedAt, name, email, phone, content }) =>
    framed({
      subject: `Enquiry from ${name}`,
      preview: content === '' ? `Sent with ${formNames[form]}` : Array.from(content).slice(0, 90).join(''),
      heading: `${name} wrote to us`,
      blocks: [
        ...(content === '' ? [] : [quotation(content)]),
        facts([
          ['Name', name],
          [isMailAddress(email) ? 'E-mail' : 'WhatsApp or other number', email],
          ['Phone', phone],
          ['Sent', `${receivedAt.slice(0, 16).replace('T', ' ')} UTC, with ${formNames[form]}`],
          ['Page', page === '' ? '' : new URL(page, stageOrigin()).href],
        ]),
        note(
          isMailAddress(email)
            ? 'Answer this mail to write to the sender.'
            : 'The sender gave no e-mail address: answer by phone or messenger.',
        ),
        note(`When it is settled: npm run --silent ops -- enquiries done ${id}`),
      ],
      reason: 'You get this mail because enquiries of the website go to sales.',
    }),
} as const satisfies MailTemplate<ForSales>;
