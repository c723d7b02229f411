/** How far somebody has come in a lesson (product-rules.md#lesson-progress). */
export interface WatchedLesson {
  readonly course_id: number;
  readonly dir_id: number;
  /** Where the film was left; 0 from the beginning. */
  readonly seconds: number;
  /** Whether it was watched to its end, or marked as done, ever. */
  readonly done: 0 | 1;
  /** Milliseconds since 1970. */
  readonly changed_at: number;
}

/** As many lessons are remembered; those that were left alone longest are forgotten. */
export const mostLessons = 200;

/** As many are kept by one call, so that its body stays small. */
export const lessonsACall = 40;

/** What several memories know together: of a lesson the latest place, and that it is done once any of them says so. The latest comes first. */
export function mergedProgress(...memories: readonly (readonly WatchedLesson[])[]): WatchedLesson[] {
  const known = new Map<number, WatchedLesson>();
  for (const lesson of memories.flat()) {
    const before = known.get(lesson.dir_id);
    const latest = before && before.changed_at >= lesson.changed_at ? before : lesson;
    known.set(lesson.dir_id, { ...latest, done: before?.done === 1 ? 1 : lesson.done });
  }
  return [...known.values()].toSorted((one, other) => other.changed_at - one.changed_at).slice(0, mostLessons);
}
