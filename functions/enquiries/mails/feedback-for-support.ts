import { facts, note, quotation } from '../../platform/mail/blocks.ts';
import { framed } from '../../platform/mail/frame.ts';
import type { MailTemplate } from '../../platform/mail/template.ts';
import type { Letter } from '../enquiry.ts';

interface ForSupport extends Letter {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly hasPicture: boolean;
}

/** Brings feedback to support, who promise to write within 24 hours (product-rules.md#feedback). */
export const feedbackForSupport = {
  name: 'feedback-for-support',
  stream: 'staff',
  render: ({ id, receivedAt, hasPicture, product, version, name, email, phone, content }) =>
    framed({
      subject: `Feedback on ${product} ${version}`,
      preview: Array.from(content).slice(0, 90).join(''),
      heading: `Feedback on ${product} ${version}`,
      blocks: [
        quotation(content),
        facts([
          ['Name', name],
          ['E-mail', email],
          ['Phone', phone],
          ['Product', `${product} ${version}`],
          ['Sent', `${receivedAt.slice(0, 16).replace('T', ' ')} UTC`],
        ]),
        ...(hasPicture ? [note(`A picture came with it: npm run --silent ops -- enquiries show ${id}`)] : []),
        note('Answer this mail to write to the sender, within 24 hours of the time above.'),
        note(`When it is settled: npm run --silent ops -- enquiries done ${id}`),
      ],
      reason: 'You get this mail because feedback of the website goes to support.',
    }),
} as const satisfies MailTemplate<ForSupport>;
