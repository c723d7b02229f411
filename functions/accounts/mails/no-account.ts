import { action, note, paragraph } from '../../platform/mail/blocks.ts';
import { framed } from '../../platform/mail/frame.ts';
import { stageOrigin } from '../../platform/mail/stage-origin.ts';
import type { MailTemplate } from '../../platform/mail/template.ts';

/** Tells whoever wanted to sign in, or a new password, that this address has no account. The page does not: it would tell anybody. */
export const noAccount = {
  name: 'no-account',
  stream: 'codes',
  render: () =>
    framed({
      subject: 'There is no account with this address',
      preview: 'Perhaps you registered with another one.',
      heading: 'No account with this address',
      blocks: [
        paragraph(
          'Somebody wanted to sign in with this address, or to set a new password for it. It has no account with us.',
        ),
        paragraph('Was it you? Then try the other addresses that you use, or open an account with this one.'),
        action('Go to our website', stageOrigin()),
        note('It was not you? Then somebody typed your address by mistake, and you can ignore this mail.'),
      ],
      reason: 'You get this mail because a code for this address was asked for on our website.',
    }),
} as const satisfies MailTemplate<Record<never, never>>;
