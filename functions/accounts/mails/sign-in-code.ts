import type { CodePurpose } from '../../../shared/code-purposes.ts';
import { codeSeconds } from '../../platform/codes/code-checker.ts';
import { codeToCopy, note, paragraph } from '../../platform/mail/blocks.ts';
import { framed } from '../../platform/mail/frame.ts';
import type { MailTemplate } from '../../platform/mail/template.ts';

interface Words {
  readonly subject: string;
  readonly heading: string;
  /** What to do with the code. */
  readonly use: string;
  /** For whoever did not ask: what happens when they do nothing. */
  readonly otherwise: string;
}

/** A code says what it is for, so that nobody gives one away for something else. */
const words: Readonly<Record<CodePurpose, Words>> = {
  register: {
    subject: 'Your code to open an account',
    heading: 'Open your account',
    use: 'Enter this code on the page where you are registering.',
    otherwise:
      'You are not registering? Then somebody typed your address by mistake. Without the code no account is made.',
  },
  'sign-in': {
    subject: 'Your code to sign in',
    heading: 'Sign in',
    use: 'Enter this code on the page where you are signing in.',
    otherwise: 'You are not signing in? Then you can ignore this mail. Without the code nobody gets into your account.',
  },
  'reset-password': {
    subject: 'Your code to set a new password',
    heading: 'Set a new password',
    use: 'Enter this code on the page where you choose your new password.',
    otherwise: 'You did not ask for it? Then you can ignore this mail. Your password does not change.',
  },
  rebind: {
    subject: 'Your code to confirm this address',
    heading: 'Confirm your new address',
    use: 'Enter this code on the page where you change the e-mail address of your account.',
    otherwise: 'You are not changing an address? Then somebody typed yours by mistake, and you can ignore this mail.',
  },
  'prove-address': {
    subject: 'Your code to change your e-mail address',
    heading: 'Change your e-mail address',
    use: 'Enter this code in your personal centre to show that you read the mail of your present address.',
    otherwise:
      'You are not changing it? Then somebody may be using a device on which you are signed in. Please end your other sessions in your personal centre, and choose a new password.',
  },
  'exam-sign-up': {
    subject: 'Your code to sign up for the exam',
    heading: 'Sign up for the exam',
    use: 'Enter this code in the sign-up form of the engineer exam.',
    otherwise:
      'You are not signing up? Then somebody typed your address by mistake. Without the code nobody is signed up.',
  },
  'own-sign-ups': {
    subject: 'Your code to see or erase your sign-ups',
    heading: 'Your exam sign-ups',
    use: 'Enter this code on the certification page, beside the sign-up query. It opens all that is kept of your sign-ups, and erases it if you ask for that.',
    otherwise:
      'You did not ask for it? Then somebody knows your name and ID number. Please give the code to nobody; without it nothing is shown or erased.',
  },
};

/**
 * Brings a code. It stands neither in the subject nor in the preview: both show on a locked screen, and one who signs in by a code needs
 * nothing else.
 */
export const signInCode = {
  name: 'sign-in-code',
  stream: 'codes',
  render: ({ purpose, code }) => {
    const { subject, heading, use, otherwise } = words[purpose];
    const minutes = codeSeconds / 60;
    return framed({
      subject,
      preview: `You can use it within ${minutes} minutes.`,
      heading,
      blocks: [
        paragraph(use),
        codeToCopy(code),
        paragraph(`You can use it once, within ${minutes} minutes. A newer code replaces it.`),
        note('We never ask for a code, by phone, by mail or in a chat. Please give it to nobody.'),
        note(otherwise),
      ],
      reason: 'You get this mail because a code for this address was asked for on our website.',
    });
  },
} as const satisfies MailTemplate<{ purpose: CodePurpose; code: string }>;
