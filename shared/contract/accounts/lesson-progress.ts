import * as z from 'zod/mini';
import { lessonsACall } from '../../lesson-progress.ts';
import { exampleProof, ofMember } from '../account-entries.ts';
import { proof } from '../account-fields.ts';
import { defineEndpoint } from '../endpoint.ts';

const noId = { error: 'A whole number above 0 is expected' };
const noSeconds = { error: 'Seconds are those of a day at most' };
const noTime = { error: 'A change has its time in milliseconds' };
const noLessons = { error: 'A list of lessons is expected' };

const id = z.int(noId).check(z.positive(noId));

/** How far a member has come in a lesson (product-rules.md#lesson-progress). */
const WatchedLesson = z.object(
  {
    course_id: id,
    dir_id: id,
    seconds: z.number(noSeconds).check(z.gte(0, noSeconds), z.lte(86_400, noSeconds)),
    done: z.literal([0, 1], { error: 'Done is 1, and 0 where it is not' }),
    changed_at: z.int(noTime).check(z.gte(0, noTime)),
  },
  noLessons,
);

export const readLessonProgress = defineEndpoint({
  summary: 'Answers how far the member who asks has come in lessons, the latest first.',
  path: '/api/user/lesson_progress',
  ...ofMember,
  request: z.object(proof),
  example: exampleProof,
  response: z.object({ list: z.array(WatchedLesson) }),
});

export const keepLessonProgress = defineEndpoint({
  summary: 'Keeps how far the member who asks has come in lessons; of what is known already the later counts.',
  path: '/api/user/lesson_progress_keep',
  ...ofMember,
  request: z.object({
    ...proof,
    list: z
      .array(WatchedLesson, noLessons)
      .check(z.maxLength(lessonsACall, { error: `At most ${lessonsACall} lessons are kept by one call` })),
  }),
  example: {
    ...exampleProof,
    list: [{ course_id: 1, dir_id: 2, seconds: 8.5, done: 0, changed_at: 1_780_000_000_000 }],
  },
  response: z.object({}),
});
