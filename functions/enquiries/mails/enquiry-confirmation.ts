import { action, note, paragraph } from '../../platform/mail/blocks.ts';
import { framed } from '../../platform/mail/frame.ts';
import { stageOrigin } from '../../platform/mail/stage-origin.ts';
import type { MailTemplate } from '../../platform/mail/template.ts';

interface Confirmation {
  /** Who answers, within 24 hours as every form promises (product-rules.md#feedback). */
  readonly team: 'sales' | 'support';
}

/**
 * Tells somebody that their enquiry has arrived. It repeats nothing of what was typed, name included: anyone can type anybody's
 * address into a form, and must not be able to send a text of their own through it (product-rules.md#enquiry-limits).
 */
export const enquiryConfirmation = {
  name: 'enquiry-confirmation',
  stream: 'unconfirmed',
  render: ({ team }) =>
    framed({
      subject: 'We have your message',
      preview: `Our ${team} team will answer you within 24 hours.`,
      heading: 'Thank you for writing',
      blocks: [
        paragraph(`Your message is with our ${team} team. We will answer you within 24 hours, usually sooner.`),
        paragraph('Is a show waiting? Then answer this mail and say so in its first line.'),
        action('See what is new', `${stageOrigin()}/download`),
        note('You did not write to us? Then somebody typed your address by mistake, and you can ignore this mail.'),
      ],
      reason: 'You get this one mail because this address was given in a form of our website.',
    }),
} as const satisfies MailTemplate<Confirmation>;
