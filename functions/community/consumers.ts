import { commentDeleted } from '../../events/comment-deleted/event.ts';
import { commentPosted } from '../../events/comment-posted/event.ts';
import { type ConsumerEntries, mailing, usual } from '../../events/consumer-entry.ts';
import { memberErased } from '../../events/member-erased/event.ts';

export const consumers = {
  countComments: {
    ...usual,
    takes: [commentPosted, commentDeleted],
    // What comes within a second is counted together, each question and each figure once.
    batch: { size: 100, windowSeconds: 1 },
    harm: 'Questions show neither new answers nor how many there are, and are missing from the figures.',
  },
  mailAnswers: {
    ...mailing,
    takes: [commentPosted],
    harm: 'Whoever asked is not told that somebody has answered, and waits.',
  },
  eraseMemberComments: {
    ...usual,
    takes: [memberErased],
    harm: 'Comments of people whose account is erased still say who wrote them.',
  },
} as const satisfies ConsumerEntries;
