import { commentDeleted } from '../../events/comment-deleted/event.ts';
import { commentPosted } from '../../events/comment-posted/event.ts';
import { type ConsumerEntries, oneByOne, usual } from '../../events/consumer-entry.ts';
import { memberErased } from '../../events/member-erased/event.ts';
import { messageAnswered } from '../../events/message-answered/event.ts';
import { messageWritten } from '../../events/message-written/event.ts';

export const consumers = {
  countComments: {
    ...usual,
    takes: [commentPosted, commentDeleted],
    // What comes within a second is counted together, each question and each figure once.
    batch: { size: 100, windowSeconds: 1 },
    harm: 'Questions show neither new answers nor how many there are, and are missing from the figures.',
  },
  mailAnswers: {
    ...oneByOne,
    takes: [commentPosted],
    harm: 'Whoever asked is not told that somebody has answered, and waits.',
  },
  mailUnreadMessages: {
    ...oneByOne,
    takes: [messageAnswered],
    // Who reads the answer within five minutes needs no mail.
    delaySeconds: 300,
    harm: 'Members are not told that customer service has answered them, and wait.',
  },
  countMessages: {
    ...usual,
    takes: [messageWritten, messageAnswered],
    harm: 'Messages to customer service and their answers are missing from the figures.',
  },
  eraseMemberComments: {
    ...usual,
    takes: [memberErased],
    harm: 'Comments of people whose account is erased still say who wrote them, and their messages are still kept.',
  },
} as const satisfies ConsumerEntries;
