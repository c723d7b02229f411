import { keepLessonProgress } from '../../shared/contract/accounts/lesson-progress.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { lessonKeeper } from './lessons/watched-lessons.ts';
import { needs } from './needs.ts';

export default endpoint(keepLessonProgress, needs.keepLessonProgress, ({ ownedBy, transact }) => {
  const keep = lessonKeeper({ transact });
  return ({ list }, member) => keep(ownedBy(member).accounts, member.uid, list);
});
