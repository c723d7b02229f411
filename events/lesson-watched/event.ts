import * as z from 'zod/mini';
import { lessonSteps } from '../../shared/lesson-steps.ts';
import { defineEvent } from '../event.ts';

/** Somebody began a lesson, or finished it. Holds nothing about who. */
export const lessonWatched = defineEvent({
  name: 'lesson.watched.v1',
  summary: 'Published by `reportLesson`; counted exactly once by `countLessons`.',
  data: z.object({
    /** The client's request id, or a generated one: with lesson and step it identifies a repeat. */
    reportId: z.uuid(),
    courseId: z.int(),
    lessonId: z.int(),
    step: z.enum(lessonSteps),
  }),
});
