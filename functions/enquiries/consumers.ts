import { type ConsumerEntries, mailing, usual } from '../../events/consumer-entry.ts';
import { enquiryReceived } from '../../events/enquiry-received/event.ts';
import { faqAnswerRated } from '../../events/faq-answer-rated/event.ts';
import { lessonWatched } from '../../events/lesson-watched/event.ts';
import { searchMissed } from '../../events/search-missed/event.ts';

export const consumers = {
  mailEnquiries: {
    ...mailing,
    takes: [enquiryReceived],
    harm: 'Enquiries are stored, but nobody in sales or support hears of them, and their senders get no confirmation.',
  },
  countEnquiries: {
    ...usual,
    takes: [enquiryReceived],
    harm: 'Enquiries reach sales and support, but are missing from the figures.',
  },
  countFaqRatings: {
    ...usual,
    takes: [faqAnswerRated],
    harm: 'Nobody learns which answers of the FAQ leave people where they were.',
  },
  countLessons: {
    ...usual,
    takes: [lessonWatched],
    harm: 'Nobody learns which lessons are watched, and which are left before their end.',
  },
  countSearches: {
    ...usual,
    takes: [searchMissed],
    harm: 'Nobody learns which words people search the site for in vain.',
  },
} as const satisfies ConsumerEntries;
