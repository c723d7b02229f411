import { brand } from '../../../shared/brand.ts';
import { action, note, paragraph } from '../../platform/mail/blocks.ts';
import { framed } from '../../platform/mail/frame.ts';
import { stageOrigin } from '../../platform/mail/stage-origin.ts';
import type { MailTemplate } from '../../platform/mail/template.ts';

/**
 * Tells a member that customer service has answered, and where. It does not repeat the answer, which may be about an order or an address: mailboxes are read by others too.
 * The route stands here once more, as all routes together are 3 KB of a bundle.
 */
export const messageAnsweredMail = {
  name: 'message-answered',
  stream: 'members',
  render: () =>
    framed({
      subject: 'Customer service has answered you',
      preview: 'Read the answer where you asked.',
      heading: 'You have an answer',
      blocks: [
        paragraph('Customer service has answered your message.'),
        action('Read the answer', `${stageOrigin()}/contact#messages`),
        note('Please answer there and not to this mail.'),
      ],
      reason: `You get this mail because you wrote to customer service at ${brand.name}.`,
    }),
} as const satisfies MailTemplate<Record<never, never>>;
