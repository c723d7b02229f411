import { brand } from '../../../shared/brand.ts';
import { action, note, paragraph } from '../../platform/mail/blocks.ts';
import { framed } from '../../platform/mail/frame.ts';
import { stageOrigin } from '../../platform/mail/stage-origin.ts';
import type { MailTemplate } from '../../platform/mail/template.ts';

/** Welcomes a new member, whose address a code has proved. */
export const welcome = {
  name: 'welcome',
  stream: 'members',
  render: ({ userName }) =>
    framed({
      subject: 'Your account is ready',
      preview: 'What you can do with it, and where to ask.',
      heading: `Welcome, ${userName}`,
      blocks: [
        paragraph('Your account is open. You sign in with your password, or with a code that we mail to you.'),
        paragraph('In the personal centre you keep your profile and addresses, and see where you are signed in.'),
        action('Go to the website', stageOrigin()),
        note(`Questions? Write to ${brand.supportEmail}.`),
      ],
      reason: 'You get this one mail because an account was opened with this address, and a code proved it.',
    }),
} as const satisfies MailTemplate<{ readonly userName: string }>;
