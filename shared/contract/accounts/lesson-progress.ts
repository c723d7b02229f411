import * as z from 'zod/mini';
import { lessonsACall } from '../../lesson-progress.ts';
import { exampleProof, ofMember } from '../account-entries.ts';
import { proof } from '../account-fields.ts';
import { defineEndpoint } from '../endpoint.ts';

const id = z.int({ error: 'A whole number above 0 is expected' }).check(z.positive());

/** How far a member has come in a lesson (product-rules.md#lesson-progress). */
const WatchedLesson = z.object({
  course_id: id,
  dir_id: id,
  seconds: z.number().check(z.gte(0), z.lte(86_400)),
  done: z.literal([0, 1], { error: 'Done is 1, and 0 where it is not' }),
  changed_at: z.int().check(z.gte(0)),
});

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
      .array(WatchedLesson)
      .check(z.maxLength(lessonsACall, { error: `At most ${lessonsACall} lessons are kept by one call` })),
  }),
  example: {
    ...exampleProof,
    list: [{ course_id: 1, dir_id: 2, seconds: 8.5, done: 0, changed_at: 1_780_000_000_000 }],
  },
  response: z.object({}),
});
