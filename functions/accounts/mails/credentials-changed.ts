import type { credentialsChanged } from '../../../events/credentials-changed/event.ts';
import type { DataOf } from '../../../events/event.ts';
import { brand } from '../../../shared/brand.ts';
import { action, facts, paragraph } from '../../platform/mail/blocks.ts';
import { framed } from '../../platform/mail/frame.ts';
import type { MailTemplate } from '../../platform/mail/template.ts';

interface Change {
  /** By it support finds the account, whose address may be another one now. */
  readonly uid: string;
  readonly what: DataOf<typeof credentialsChanged>['what'];
  /** ISO 8601, UTC. */
  readonly changedAt: string;
  /** How many passkeys sign in to the account. */
  readonly passkeys: number;
}

const words: Readonly<Record<Change['what'], { readonly changed: string; readonly now: string }>> = {
  password: {
    changed: 'Your password was changed',
    now: 'The password of your account is another one now. Who was signed in before has been signed out.',
  },
  'login-name': {
    changed: 'Your sign-in address was changed',
    now: 'Your account has another e-mail address now. This one signs in no more, and gets no more of its mail. Who was signed in before has been signed out.',
  },
  'passkey-added': {
    changed: 'A passkey was added to your account',
    now: 'Somebody who is signed in to your account and knows its password has added a passkey. Whoever has it signs in without the password. Your personal centre lists it, and removes it.',
  },
  'passkey-removed': {
    changed: 'A passkey was removed from your account',
    now: 'It signs in no more. Who has signed in with it stays signed in; your personal centre shows where, and signs out everywhere else.',
  },
  leaving: {
    changed: 'Your account will be deleted in a week',
    now: 'Somebody who knows your password asked to delete your account, and has been signed out everywhere. Sign in within a week to keep it; after that all that is yours in it is deleted.',
  },
};

/** Changes after which a passkey that a stranger has added would go unnoticed, were it not told: they leave passkeys as they are. */
const leavingPasskeys: readonly Change['what'][] = ['password', 'login-name', 'passkey-removed'];

/** Which ones there are, the personal centre says: the mailbox may be somebody else's now. */
function stillThere(passkeys: number): string {
  const still = passkeys === 1 ? '1 passkey still signs in to it' : `${passkeys} passkeys still sign in to it`;
  return `What does not change: ${still}. Your personal centre lists them. Remove what you do not know there.`;
}

/** Tells the address that an account had before what was changed. The new address is not in it: the mailbox may be somebody else's now. */
export const credentialsChangedMail = {
  name: 'credentials-changed',
  stream: 'members',
  render: ({ uid, what, changedAt, passkeys }) =>
    framed({
      subject: words[what].changed,
      preview: 'It was not you? Write to us at once.',
      heading: words[what].changed,
      blocks: [
        paragraph(words[what].now),
        ...(leavingPasskeys.includes(what) && passkeys > 0 ? [paragraph(stillThere(passkeys))] : []),
        facts([
          ['When', `${changedAt.slice(0, 10)} at ${changedAt.slice(11, 16)} UTC`],
          ['Account', uid],
        ]),
        paragraph('It was you? Then there is nothing to do.'),
        paragraph(
          `It was not you? Write to ${brand.supportEmail} at once, and name the account: we block the account until it is yours again.`,
        ),
        action('Write to support', `mailto:${brand.supportEmail}`),
      ],
      reason: 'You get this mail because this was the address of the account when it was changed.',
    }),
} as const satisfies MailTemplate<Change>;
