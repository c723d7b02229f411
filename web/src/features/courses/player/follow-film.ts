import type { WatchedLesson } from '../../../../../shared/lesson-progress.ts';
import type { LessonStep } from '../../../../../shared/lesson-steps.ts';
import { savesData, wantsLessMotion } from '../../../lib/visitor/visitor-wishes.ts';
import { keepProgress, syncProgress } from '../progress/late-progress.ts';
import { progress } from '../progress/progress-store.ts';

interface Followed {
  readonly course: number;
  readonly lesson: number;
  /** Hears at which second the film goes on where it was left. */
  readonly onResumed: (seconds: number) => void;
  readonly onEnded: () => void;
  /** Hears that the browser can play none of its files. */
  readonly onFailed: () => void;
}

/** How long a member's progress on the server is waited for, in milliseconds: whoever comes from another device goes on there. */
const patience = 1_500;

/** Up to this second a film has only begun, and was not left in the middle. */
const begun = 2;

/** The last seconds of a film, in which it was not left in the middle either. */
const lastSeconds = 1;

/** Where to go on: 0 from the beginning. */
export function resumesAt(watched: readonly WatchedLesson[], lesson: number): number {
  const seconds = watched.find(({ dir_id }) => dir_id === lesson)?.seconds ?? 0;
  return seconds > begun ? seconds : 0;
}

function waited(milliseconds: number, until: Promise<unknown>): Promise<unknown> {
  return Promise.race([until, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
}

/**
 * Starts a film where the visitor left it, unless they asked for less motion or less data, or the browser forbids it; and remembers how far they come.
 * @returns what ends it
 */
export function followFilm(
  film: HTMLVideoElement,
  { course, lesson, onResumed, onEnded, onFailed }: Followed,
): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  /** Whether it is known where to go on: until then the place that is remembered may not be overwritten. */
  let isPlaced = false;
  /** Whether something was played that the server does not know. */
  let isNews = false;
  let hasBegun = false;
  let noted = film.currentTime;

  const note = (done: 0 | 1 = 0): void => {
    const isOver = film.ended || film.duration - film.currentTime < lastSeconds;
    const seconds = isOver ? 0 : Math.round(film.currentTime * 10) / 10;
    progress.add([{ course_id: course, dir_id: lesson, seconds, done, changed_at: Date.now() }]);
  };
  const keep = (done?: 0 | 1): void => {
    if (!isNews || !isPlaced) return;
    isNews = false;
    note(done);
    void keepProgress(progress.list().filter(({ dir_id }) => dir_id === lesson));
  };
  // Its call comes with the first film that plays.
  const count = (step: LessonStep) =>
    import('./report-lesson.ts').then(({ countLesson }) => countLesson(course, lesson, step)).catch(() => undefined);
  const begin = (): void => {
    if (!hasBegun) void count('begun');
    hasBegun = true;
    isNews = true;
  };
  if (!film.paused) begin();

  film.addEventListener('playing', begin, { signal });
  film.addEventListener(
    'timeupdate',
    () => {
      // A tab that is killed says nothing: each second is remembered as it passes.
      if (!hasBegun || !isPlaced || film.currentTime < begun || Math.abs(film.currentTime - noted) < 1) return;
      noted = film.currentTime;
      isNews = true;
      note();
    },
    { signal },
  );
  film.addEventListener('pause', () => film.ended || keep(), { signal });
  film.addEventListener(
    'ended',
    () => {
      isNews = true;
      keep(1);
      void count('finished');
      onEnded();
    },
    { signal },
  );
  addEventListener('pagehide', () => keep(), { signal });

  /** Goes where the film was left, unless the visitor is beyond its beginning already. */
  const place = (): void => {
    const at = resumesAt(progress.list(), lesson);
    isPlaced = true;
    if (signal.aborted || at === 0 || film.currentTime >= begun) return;
    film.currentTime = at;
    onResumed(at);
  };
  const synced = syncProgress();
  // An answer that comes later than it is waited for is better than none.
  void synced.then(place);
  void waited(patience, synced).then(async () => {
    if (signal.aborted) return;
    if (!isPlaced) place();
    if (hasBegun || savesData() || wantsLessMotion()) return;
    // With its sound, as it is: a browser that refuses leaves it to the button.
    await film.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotSupportedError') onFailed();
    });
  });

  return () => {
    keep();
    ends.abort();
  };
}
