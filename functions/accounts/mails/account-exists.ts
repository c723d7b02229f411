import { action, note, paragraph } from '../../platform/mail/blocks.ts';
import { framed } from '../../platform/mail/frame.ts';
import { stageOrigin } from '../../platform/mail/stage-origin.ts';
import type { MailTemplate } from '../../platform/mail/template.ts';

/**
 * Tells somebody who wants to open an account that there is one. It goes to a mailbox alone: no answer of the site says it
 * (product-rules.md#login-names). It repeats nothing that was typed, as anyone can type anybody's address.
 */
export const accountExists = {
  name: 'account-exists',
  stream: 'codes',
  render: () =>
    framed({
      subject: 'You have an account already',
      preview: 'Sign in with it, or set a new password.',
      heading: 'There is an account already',
      blocks: [
        paragraph(
          'Somebody wanted to open an account with this address, or to move one to it. There is one already: under this address, or under the mobile number that was given with it. Nothing was changed.',
        ),
        paragraph('To use it, choose “Sign in” on our website, and give your password or have a code sent to you.'),
        paragraph('Forgotten the password? You can set a new one there, with a code that we mail to you.'),
        action('Go to the website', stageOrigin()),
        note('It was not you? Then you need not do anything: nobody gets into your account by this.'),
      ],
      reason: 'You get this mail because this address was given to open an account.',
    }),
} as const satisfies MailTemplate<Record<never, never>>;
