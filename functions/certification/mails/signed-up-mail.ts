import { brand } from '../../../shared/brand.ts';
import { action, facts, note, paragraph } from '../../platform/mail/blocks.ts';
import { framed } from '../../platform/mail/frame.ts';
import type { MailTemplate } from '../../platform/mail/template.ts';
import { maskedName, maskedPhone } from '../sign-ups/sign-up.ts';
import { monthInWords, queryAddress } from './exam-words.ts';

interface SignedUp {
  readonly period: string;
  readonly name: string;
  readonly phone: string;
}

/** Confirms a sign-up. It repeats no more of what was typed than its reader needs to know it again. */
export const signedUpMail = {
  name: 'exam-signed-up',
  stream: 'members',
  render: ({ period, name, phone }) =>
    framed({
      subject: `You are signed up for the exam of ${monthInWords(period)}`,
      preview: 'We have your sign-up and your photo is being looked at.',
      heading: 'You are signed up',
      blocks: [
        paragraph(
          'Thank you for signing up for the engineer exam. Room and hour follow by mail a week ahead. Bring the ID card with the number that you signed up with.',
        ),
        facts([
          ['Exam', monthInWords(period)],
          ['Name', maskedName(name)],
          ['Phone', maskedPhone(phone)],
        ]),
        action('See what becomes of it', queryAddress()),
        note(
          'One candidate takes one exam a month. Please do not sign up again: a second sign-up in one exam period voids the result.',
        ),
        note(`It was not you? Write to ${brand.supportEmail}, and we erase it.`),
      ],
      reason:
        'You get this mail because a code that we sent to this address was used to sign up for the engineer exam.',
    }),
} as const satisfies MailTemplate<SignedUp>;
