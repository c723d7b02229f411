import { useEffect, useReducer, useRef } from 'react';
import { questionIdOf } from '../../../../../shared/comment-id.ts';
import { longestComment } from '../../../../../shared/contract/comment-fields.ts';
import type { Comment } from '../../../../../shared/contract/comment-schemas.ts';
import { troubleOf } from '../../../lib/api/trouble-of.ts';
import { type Remote, useRemote } from '../../../lib/remote/use-remote.ts';
import { askToSignIn } from '../../../lib/session/sign-in.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import type { ShownComment, Thread } from '../../../ui/data/comment-thread/shown-comment.ts';
import type { ThreadDeeds, ThreadProgress } from '../../../ui/data/comment-thread/thread-deeds.ts';
import { confirmed } from '../../../ui/feedback/confirm-dialog/confirmed.ts';
import { showToast } from '../../../ui/feedback/toast/show-toast.ts';
import { valuesOf } from '../../../ui/form/form/form-values.ts';
import { eraseComment, type LessonIds, readQuestions, readReplies, reads, writeComment } from './question-calls.ts';
import { commentsAtOnce, knownQuestions, knownReplies, threadOf } from './thread.ts';
import { nothingDone, threadReducer } from './thread-reducer.ts';

const deletion = {
  title: 'Delete this comment?',
  text: 'It is gone for everybody. A question that has answers keeps its place, without its text and your name.',
  confirm: 'Delete',
  cancel: 'Keep it',
};

async function sayTrouble(error: unknown): Promise<void> {
  const trouble = await troubleOf(error);
  if (trouble) showToast(trouble, { tone: 'failure' });
}

interface QuestionThread {
  readonly remote: Remote<Thread>;
  readonly progress: ThreadProgress;
  readonly deeds: ThreadDeeds;
}

/** The questions of a lesson, and all that can be done with them (product-rules.md#comments). */
export function useThread(lesson: LessonIds): QuestionThread {
  const user = useUser();
  const key = `${lesson.course_id} ${lesson.dir_id}`;
  const remote = useRemote(key, (signal) => readQuestions(lesson, '', signal), { reads });
  const [local, dispatch] = useReducer(threadReducer, nothingDone);
  const isBusy = useRef(false);
  const uid = user?.uid;
  useEffect(() => (uid === undefined ? undefined : () => dispatch({ type: 'left' })), [uid]);
  const first = remote.data ?? [];

  const known = () => knownQuestions(first, local);
  /** The question in whose thread a comment is: itself, for a question. */
  const questionOf = (id: string): Comment | undefined => known().find((question) => question.id === questionIdOf(id));
  /** One thing at a time: a second press, or a key that is held, does nothing. */
  const once = async (deed: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await deed().finally(() => {
      isBusy.current = false;
    });
  };

  const send = async (form: HTMLFormElement, answered: ShownComment | null) => {
    const content = String(valuesOf(form).content);
    if (content.trim() === '') {
      form.querySelector('textarea')?.focus();
      return void showToast('Please enter a comment');
    }
    if (!(await askToSignIn())) return;
    const question = answered ? questionOf(answered.id) : undefined;
    const isReplyToReply = answered !== null && answered.id !== question?.id;
    const toName = isReplyToReply ? answered.name : '';
    const sending = { pid: question?.id ?? '', text: content, toName, at: new Date().toISOString() };
    dispatch({ type: 'sending', form: form.id, sending });
    const to = { pid: question?.id ?? 0, to_uid: isReplyToReply ? answered.uid : 0 } as const;
    const outcome = await writeComment(form, { ...lesson, ...to, content });
    if ('state' in outcome) return dispatch({ type: 'unsent', state: outcome.state });
    const { comment, message } = outcome;
    dispatch({ type: 'sent', comment, answered: question && { id: question.id, count: question.comment_num } });
    showToast(message);
  };

  const erase = async ({ id }: ShownComment) => {
    if (!(await askToSignIn())) return;
    if (!(await confirmed(deletion))) return void showToast('The deletion was cancelled');
    const question = questionOf(id);
    const under = question && question.id !== id ? { id: question.id, count: question.comment_num } : undefined;
    dispatch({ type: 'deleting', id, under });
    try {
      showToast(await eraseComment(id));
    } catch (error) {
      dispatch({ type: 'undeleted', id, under });
      await sayTrouble(error);
    }
  };

  const unfold = async (id: string) => {
    const question = questionOf(id);
    if (!question || !(await askToSignIn())) return;
    dispatch({ type: 'fetching', what: id });
    try {
      const list = await readReplies(lesson, id, knownReplies(question, local).at(-1)?.id ?? '');
      const isLast = list.length < commentsAtOnce;
      dispatch({ type: 'unfolded', question: { id, count: question.comment_num }, list, isLast });
    } catch (error) {
      dispatch({ type: 'unfetched' });
      await sayTrouble(error);
    }
  };

  const showOlder = async () => {
    dispatch({ type: 'fetching', what: 'older' });
    try {
      const list = await readQuestions(lesson, known().at(-1)?.id ?? '');
      dispatch({ type: 'older', known: known(), list, isLast: list.length < commentsAtOnce });
    } catch (error) {
      dispatch({ type: 'unfetched' });
      await sayTrouble(error);
    }
  };

  const viewer = { uid: user?.uid, name: user?.userName ?? '' };
  return {
    remote: { ...remote, data: remote.data && threadOf(remote.data, local, viewer) },
    progress: { ...local, longest: longestComment },
    deeds: {
      onSend: (form, answered) => void once(() => send(form, answered)),
      onOpen: (comment) => dispatch({ type: 'opened', comment }),
      onDelete: (comment) => void once(() => erase(comment)),
      onUnfold: ({ id }) => void once(() => unfold(id)),
      onOlder: () => void once(showOlder),
    },
  };
}
