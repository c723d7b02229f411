import type { Comment } from '../../../../../shared/contract/comment-schemas.ts';
import { deleteComment, listComments, sendComment } from '../../../../../shared/contract/community/comments.ts';
import { ask } from '../../../lib/api/api.ts';
import { failureReason } from '../../../lib/loading/load-failure.ts';
import { formSender } from '../../../ui/form/form/form-sender.ts';
import type { FormState } from '../../../ui/form/form/form-state.ts';

// The calls of a lesson's questions. They come late, with the API client and the schemas of the contract.

/** What the questions are made of: asked for anew once this document has written one. */
export const reads = async () => [listComments];

/** Ids of a lesson and its course. */
export interface LessonIds {
  readonly course_id: number;
  readonly dir_id: number;
}

/** The newest questions of a lesson, or those after one. */
export async function readQuestions(
  lesson: LessonIds,
  after: string,
  signal?: AbortSignal,
): Promise<readonly Comment[]> {
  const request = after === '' ? lesson : { ...lesson, last_comment_id: after };
  return (await ask(listComments, request, { signal })).data;
}

/** Replies of a question after one of them, for whoever is signed in. */
export async function readReplies(lesson: LessonIds, pid: string, after: string): Promise<readonly Comment[]> {
  return (await ask(listComments, { ...lesson, pid, last_comment_id: after })).data;
}

interface Written extends LessonIds {
  /** The question that is answered, 0 for a question. */
  readonly pid: string | 0;
  /** Who is answered, 0 for whoever asked. */
  readonly to_uid: string | 0;
  readonly content: string;
}

/** What came of sending a comment: the comment as the server keeps it, or where its form stands. */
type Outcome = { readonly comment: Comment; readonly message: string } | { readonly state: FormState };

/** Sends a comment; the same one again is the same request until there was an answer. */
export async function writeComment(form: HTMLFormElement, written: Written): Promise<Outcome> {
  try {
    const { state, answer } = await formSender(form.id, { entry: sendComment, send: ask }).send(form, written);
    return answer ? { comment: answer.data, message: answer.message } : { state };
  } catch (error) {
    return { state: { status: await failureReason(location.href, error) } };
  }
}

/** Deletes a comment. @returns the server's words */
export async function eraseComment(comment_id: string): Promise<string> {
  return (await ask(deleteComment, { comment_id })).message;
}
