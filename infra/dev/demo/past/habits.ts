import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import { certificateAwarded } from '../../../../events/certificate-awarded/event.ts';
import { downloadRecorded } from '../../../../events/download-recorded/event.ts';
import { enquiryReceived } from '../../../../events/enquiry-received/event.ts';
import type { DomainEvent } from '../../../../events/event.ts';
import { examSignedUp } from '../../../../events/exam-signed-up/event.ts';
import { faqAnswerRated } from '../../../../events/faq-answer-rated/event.ts';
import { lessonWatched } from '../../../../events/lesson-watched/event.ts';
import { memberRegistered } from '../../../../events/member-registered/event.ts';
import { messageAnswered } from '../../../../events/message-answered/event.ts';
import { messageWritten } from '../../../../events/message-written/event.ts';
import { searchMissed } from '../../../../events/search-missed/event.ts';
import type { EventName } from '../../../../shared/contract/event-name.ts';
import type { LessonStep } from '../../../../shared/lesson-steps.ts';
import { missedWords } from '../../../../shared/missed-words.ts';
import { searchedInVain } from '../people.ts';
import type { Published } from '../published.ts';
import { pick, pickWeighted, type Random, uuidFrom, wholeFrom } from '../random.ts';
import { closedOrders, paidOrders } from './orders.ts';
import { eventWriter, type Habit, momentOn, randomAt } from './past-event.ts';

interface OneEvent<Data extends z.ZodMiniType> extends Omit<Habit, 'eventsOf'> {
  readonly event: DomainEvent<EventName, Data>;
  readonly data: (random: Random, published: Published, day: string) => z.input<Data>;
}

/** What is one event each time. */
function habit<Data extends z.ZodMiniType>({ event, data, ...habit }: OneEvent<Data>): Habit {
  const write = eventWriter(habit.consumer, event);
  return {
    ...habit,
    eventsOf: (occasion, published) => {
      const random = randomAt(occasion, event.name);
      const at = momentOn(occasion.day, random);
      return [write(at, data(random, published, occasion.day), random)];
    },
  };
}

/** What people do on the site on a mean day, as the consumers that count it hear of it. */
export const habits: readonly Habit[] = [
  habit({
    label: 'Downloads',
    consumer: 'countDownloads',
    perDay: 250,
    followsReleases: true,
    event: downloadRecorded,
    data: (random, { builds }) => {
      const { type, version, platform } = pickWeighted(random, builds);
      return { downloadId: uuidFrom(random), productType: type, productVersion: version, platform };
    },
  }),
  habit({
    label: 'Members',
    consumer: 'countMembers',
    perDay: 6,
    event: memberRegistered,
    data: (random) => ({ uid: uuidFrom(random) }),
  }),
  habit({
    label: 'Enquiries',
    consumer: 'countEnquiries',
    perDay: 3,
    event: enquiryReceived,
    data: (random) => ({
      enquiryId: uuidFrom(random),
      form: pick(random, ['contact', 'enquiry', 'feedback'] as const),
    }),
  }),
  habit({
    label: 'Lessons',
    consumer: 'countLessons',
    perDay: 25,
    event: lessonWatched,
    data: (random, { lessons }) => {
      const step: LessonStep = random() < 0.65 ? 'begun' : 'finished';
      return { reportId: uuidFrom(random), ...pick(random, lessons), step };
    },
  }),
  habit({
    label: 'FAQ ratings',
    consumer: 'countFaqRatings',
    perDay: 12,
    event: faqAnswerRated,
    data: (random, { answers }) => ({
      ratingId: uuidFrom(random),
      answerId: pick(random, answers),
      isHelpful: random() < 0.8,
    }),
  }),
  habit({
    label: 'Searches in vain',
    consumer: 'countSearches',
    perDay: 8,
    event: searchMissed,
    data: (random) => ({ reportId: uuidFrom(random), words: missedWords(pick(random, searchedInVain)) }),
  }),
  habit({
    label: 'Exam sign-ups',
    consumer: 'countSignUps',
    perDay: 2,
    event: examSignedUp,
    data: (random, _, day) => {
      const hash = createHash('sha256').update(uuidFrom(random)).digest('base64url');
      return { signUp: `${day.slice(0, 7)}.${hash}` };
    },
  }),
  habit({
    label: 'Certificates',
    consumer: 'countCertificates',
    perDay: 1,
    event: certificateAwarded,
    data: () => ({ origin: 'exam' as const, count: 1 }),
  }),
  habit({
    label: 'Messages',
    consumer: 'countMessages',
    perDay: 4,
    event: messageWritten,
    data: (random) => ({ uid: uuidFrom(random), message: wholeFrom(random, 1, 9) }),
  }),
  habit({
    label: 'Answers to messages',
    consumer: 'countMessages',
    perDay: 3,
    event: messageAnswered,
    data: (random) => ({
      uid: uuidFrom(random),
      answer: wholeFrom(random, 1, 9),
      waitedSeconds: Math.round(60 * 600 ** random()),
    }),
  }),
  paidOrders,
  closedOrders,
];
