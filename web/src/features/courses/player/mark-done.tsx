import { actionClass } from '../../../ui/actions/action-class.ts';
import { progress } from '../progress/progress-store.ts';
import { useDoneLessons } from '../progress/use-done-lessons.ts';

interface MarkDoneProps {
  /** Ids of course and lesson. */
  readonly course: number;
  readonly lesson: number;
}

/** Below a lesson without a film: only whoever has done it knows when it is over. */
export function MarkDone({ course, lesson }: MarkDoneProps) {
  const isDone = useDoneLessons().has(lesson);
  const mark = async () => {
    const watched = { course_id: course, dir_id: lesson, seconds: 0, done: 1 as const, changed_at: Date.now() };
    progress.add([watched]);
    const { keepDone } = await import('./keep-done.ts');
    await keepDone(watched);
  };
  return (
    <p data-needs-script="" role="status">
      {isDone ? (
        'You have done this lesson.'
      ) : (
        <button type="button" className={actionClass('secondary')} onClick={() => void mark().catch(() => undefined)}>
          I have done this lesson
        </button>
      )}
    </p>
  );
}
