import type { WatchedLesson } from '../../../../../shared/lesson-progress.ts';
import { savesData, wantsLessMotion } from '../../../lib/visitor/visitor-wishes.ts';
import { keepProgress, syncProgress } from '../progress/member-progress.ts';
import { progress } from '../progress/progress-store.ts';
import { countLesson } from './report-lesson.ts';

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

/** Nearer to an end than this, in seconds, nobody has left a film in the middle. */
const edge = 1;

/** Where to go on: 0 from the beginning. */
export function resumesAt(watched: readonly WatchedLesson[], lesson: number): number {
  const seconds = watched.find(({ dir_id }) => dir_id === lesson)?.seconds ?? 0;
  return seconds > edge ? seconds : 0;
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
  /** Nothing of it is news while it has not been played. */
  let hasPlayed = !film.paused;

  const note = (done: 0 | 1 = 0): WatchedLesson => {
    const isOver = film.ended || film.duration - film.currentTime < edge;
    const seconds = isOver ? 0 : Math.round(film.currentTime * 10) / 10;
    const watched = { course_id: course, dir_id: lesson, seconds, done, changed_at: Date.now() };
    progress.add([watched]);
    return watched;
  };
  const keep = (done?: 0 | 1) => {
    if (!hasPlayed) return;
    const watched = note(done);
    void keepProgress(progress.list().filter(({ dir_id }) => dir_id === watched.dir_id));
  };
  let noted = film.currentTime;

  film.addEventListener(
    'playing',
    () => {
      if (!hasPlayed) void countLesson(course, lesson, 'begun');
      hasPlayed = true;
    },
    { signal },
  );
  film.addEventListener(
    'timeupdate',
    () => {
      // A tab that is killed says nothing: each second is remembered as it passes.
      if (!hasPlayed || Math.abs(film.currentTime - noted) < 1) return;
      noted = film.currentTime;
      note();
    },
    { signal },
  );
  film.addEventListener('pause', () => film.ended || keep(), { signal });
  film.addEventListener(
    'ended',
    () => {
      keep(1);
      void countLesson(course, lesson, 'finished');
      onEnded();
    },
    { signal },
  );
  addEventListener('pagehide', () => film.paused || keep(), { signal });

  void waited(patience, syncProgress()).then(async () => {
    if (signal.aborted || hasPlayed) return;
    const at = resumesAt(progress.list(), lesson);
    if (at > 0) {
      film.currentTime = at;
      onResumed(at);
    }
    if (savesData() || wantsLessMotion()) return;
    // With its sound, as it is: a browser that refuses leaves it to the button.
    await film.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotSupportedError') onFailed();
    });
  });

  return () => {
    if (!film.paused) keep();
    ends.abort();
  };
}
