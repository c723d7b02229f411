import { readLessonProgress } from '../../shared/contract/accounts/lesson-progress.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { watchedLessons } from './lessons/watched-lessons.ts';
import { needs } from './needs.ts';

export default endpoint(
  readLessonProgress,
  needs.readLessonProgress,
  ({ ownedBy }) =>
    (_, member) =>
      watchedLessons(ownedBy(member).accounts),
);
