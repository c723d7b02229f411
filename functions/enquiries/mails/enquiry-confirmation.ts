import { action, note, paragraph } from '../../platform/mail/blocks.ts';
import { framed } from '../../platform/mail/frame.ts';
import { stageOrigin } from '../../platform/mail/stage-origin.ts';
import { defineMail } from '../../platform/mail/template.ts';

/** Who answers, and how soon. */
interface Confirmation {
  readonly team: 'sales' | 'support';
  readonly within: string;
}

/**
 * Tells somebody that their enquiry has arrived. It repeats nothing of what was typed, name included: anyone can type anybody's
 * address into a form, and must not be able to send a text of their own through it (product-rules.md#enquiry-limits).
 */
export const enquiryConfirmation = defineMail('enquiry-confirmation', ({ team, within }: Confirmation) =>
  framed({
    subject: 'We have your message',
    preview: `Somebody of our ${team} team answers within ${within}.`,
    heading: 'Thank you for writing',
    blocks: [
      paragraph(`Your message is with our ${team} team. Somebody answers within ${within}, usually sooner.`),
      paragraph('Is a show waiting? Then answer this mail and say so in its first line.'),
      action('See what is new', `${stageOrigin()}/download`),
      note('You did not write to us? Then somebody typed your address by mistake, and you can ignore this mail.'),
    ],
    reason: 'You get this one mail because this address was given in a form of our website.',
  }),
);
