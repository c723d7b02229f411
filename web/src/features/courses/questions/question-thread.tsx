import { useEffect, useRef } from 'react';
import { commentIdPattern, questionIdOf } from '../../../../../shared/comment-id.ts';
import { CommentThread } from '../../../ui/data/comment-thread/comment-thread.tsx';
import type { LessonIds } from './question-calls.ts';
import { useThread } from './use-thread.ts';

/** Leads to the comment that the address names, as a mail does; to its question where it is folded away. */
function leadTo(hash: string): boolean {
  const id = hash.replace(/^#comment-/, '');
  if (!commentIdPattern.test(id)) return false;
  const place = document.getElementById(`comment-${id}`) ?? document.getElementById(`comment-${questionIdOf(id)}`);
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
  return place !== null;
}

/** What people ask about a lesson, once its code has come. */
export function QuestionThread(lesson: LessonIds) {
  const { remote, progress, deeds } = useThread(lesson);
  const isThere = remote.data !== undefined;
  const isLed = useRef(false);

  useEffect(() => {
    if (isThere && !isLed.current) isLed.current = leadTo(location.hash);
  }, [isThere]);

  return <CommentThread id={`lesson-${lesson.dir_id}`} remote={remote} progress={progress} deeds={deeds} />;
}
