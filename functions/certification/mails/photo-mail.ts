import { brand } from '../../../shared/brand.ts';
import { action, note, paragraph } from '../../platform/mail/blocks.ts';
import { framed } from '../../platform/mail/frame.ts';
import type { MailTemplate } from '../../platform/mail/template.ts';
import { monthInWords, signUpAddress } from './exam-words.ts';

interface Told {
  readonly period: string;
  readonly state: 'photo-refused' | 'photo-missing';
}

const reasons = {
  'photo-refused': 'The photo that you sent is no JPG or PNG picture that could be opened, so nobody can see it.',
  'photo-missing': 'The photo that you sent with your sign-up has not reached us within ten minutes.',
} as const;

/** Tells a candidate that another photo is needed. */
export const photoMail = {
  name: 'exam-photo',
  stream: 'members',
  render: ({ period, state }) =>
    framed({
      subject: 'Please send your photo for the exam again',
      preview: `Your place in the exam of ${monthInWords(period)} is kept.`,
      heading: 'We need another photo',
      blocks: [
        paragraph(reasons[state]),
        paragraph(
          `Your place in the exam of ${monthInWords(period)} is kept. Please sign up once more with the same ID number, this e-mail address and another photo, a JPG or PNG of less than 2 MB; it takes the place of the first one.`,
        ),
        action('Sign up with another photo', signUpAddress()),
        note(`Does it fail again? Write to ${brand.supportEmail}, and we help.`),
      ],
      reason: 'You get this mail because you signed up for the engineer exam.',
    }),
} as const satisfies MailTemplate<Told>;
