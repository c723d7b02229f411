import { brand } from '../../../shared/brand.ts';
import { action, noteWithLink, paragraph } from '../../platform/mail/blocks.ts';
import { framed } from '../../platform/mail/frame.ts';
import type { MailTemplate } from '../../platform/mail/template.ts';

interface Answered {
  /** Whether their question was answered; else a reply of theirs. */
  readonly isQuestion: boolean;
  /** Where the answer stands, absolute. */
  readonly address: string;
  /** Where they end such mails, absolute. */
  readonly unsubscribe: string;
}

/**
 * Tells a member that somebody has answered them, and where. It repeats neither the answer nor who wrote it: anybody can write anything, and would
 * send it to anybody through this mail; and it may be gone when the mail is read.
 */
export const commentAnswered = {
  name: 'comment-answered',
  stream: 'members',
  render: ({ isQuestion, address, unsubscribe }) => {
    const what = isQuestion ? 'your question' : 'what you wrote';
    return framed({
      subject: isQuestion ? 'Your question has an answer' : 'Somebody answered you',
      preview: 'Read it under the lesson where you wrote.',
      heading: isQuestion ? 'Your question has an answer' : 'Somebody answered you',
      blocks: [
        paragraph(`Somebody has answered ${what} under one of our training videos.`),
        action('Read the answer', address),
        noteWithLink('You want no mail when somebody answers you?', 'One click ends it', unsubscribe),
      ],
      reason: `You get this mail because ${what} at ${brand.name} was answered.`,
    });
  },
} as const satisfies MailTemplate<Answered>;
