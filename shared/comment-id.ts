/**
 * The id of a comment says where it stands: `<course>.<lesson>.<moment>` of a question, and the same with a moment of its own of a reply in its thread. A moment begins
 * with the time, so that comments stand in the order in which they were written, and ends by chance, so that no two are alike.
 */
export interface CommentPlace {
  readonly course: string;
  readonly lesson: string;
  /** The question's own moment. */
  readonly asked: string;
  /** The reply's own moment; undefined for a question. */
  readonly replied?: string | undefined;
}

const part = '[\\w-]{1,40}';
const moment = '[0-9a-z]{17}';

/** What the id of a lesson, or of the course that it is in, looks like. */
export const lessonIdPattern = new RegExp(`^${part}$`);
export const questionIdPattern = new RegExp(`^${part}\\.${part}\\.${moment}$`);
export const commentIdPattern = new RegExp(`^${part}\\.${part}\\.${moment}(?:\\.${moment})?$`);

export function commentIdOf({ course, lesson, asked, replied }: CommentPlace): string {
  return [course, lesson, asked, ...(replied === undefined ? [] : [replied])].join('.');
}

/** @throws Error for a text that is no id of a comment */
export function placeOfComment(id: string): CommentPlace {
  if (!commentIdPattern.test(id)) throw new Error('This is no id of a comment');
  const [course = '', lesson = '', asked = '', replied] = id.split('.');
  return { course, lesson, asked, replied };
}

/** The question in whose thread a comment stands: itself, for a question. */
export function questionIdOf(id: string): string {
  const { course, lesson, asked } = placeOfComment(id);
  return commentIdOf({ course, lesson, asked });
}

/** Digits of a time in base 36, which last until the year 5188. */
const timeDigits = 9;

/** A moment. @param chance eight digits in base 36 */
export function momentOf(time: number, chance: string): string {
  return `${time.toString(36).padStart(timeDigits, '0')}${chance}`;
}

/** When a comment was written, in milliseconds. */
export function timeOfComment(id: string): number {
  const { asked, replied = asked } = placeOfComment(id);
  return Number.parseInt(replied.slice(0, timeDigits), 36);
}
