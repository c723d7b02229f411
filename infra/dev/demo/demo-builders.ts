import type { Published } from './published.ts';

/** What a small site offers. For tests. */
export const smallSite: Published = {
  builds: [
    { value: { type: 21, version: '5.2.0', platform: 1 }, weight: 3 },
    { value: { type: 11, version: '2.0.1', platform: 4 }, weight: 1 },
  ],
  lessons: [
    { courseId: 1, lessonId: 1 },
    { courseId: 2, lessonId: 8 },
  ],
  answers: [101, 102],
};
