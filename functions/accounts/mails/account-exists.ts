import { brand } from '../../../shared/brand.ts';
import { action, note, paragraph } from '../../platform/mail/blocks.ts';
import { framed } from '../../platform/mail/frame.ts';
import { defineMail } from '../../platform/mail/template.ts';

/** Tells whoever wanted an account with this address that there is one. The page does not: it would tell anybody. */
export const accountExists = defineMail('account-exists', (_: Record<never, never>) =>
  framed({
    subject: 'You have an account already',
    preview: 'Sign in with this address, or set a new password.',
    heading: 'This address has an account',
    blocks: [
      paragraph(
        'Somebody wanted to open an account with this address, or to move one to it. It has an account already, and nothing has changed.',
      ),
      paragraph(
        'Was it you? Then sign in with this address. If you have forgotten your password, you can set a new one there.',
      ),
      action('Go to our website', brand.siteUrl),
      note('It was not you? Then somebody typed your address by mistake, and you can ignore this mail.'),
    ],
    reason: 'You get this mail because this address was given on our website.',
  }),
);
