import type { Comment, Reply } from '../../../../../shared/contract/comment-schemas.ts';
import type { ShownComment, ShownQuestion, Thread } from '../../../ui/data/comment-thread/shown-comment.ts';
import type { LocalThread, Sending } from './thread-reducer.ts';

/** Questions, or replies, that are asked for at once. */
export const commentsAtOnce = 10;

/** Ids of one list stand in the order of their times. */
const byTime = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1);

/** Each once, the oldest first; of two, the later one counts. */
function united<Item extends { readonly id: string }>(...lists: readonly (readonly Item[])[]): Item[] {
  return [...new Map(lists.flat().map((item) => [item.id, item])).values()].toSorted(byTime);
}

/** How many replies a question has: what the server has not counted yet of what was written and deleted here counts as well. */
function countOf({ id, comment_num }: Comment, { counted }: LocalThread): number {
  const known = counted.get(id);
  return known && known.from === comment_num ? Math.max(0, known.from + known.by) : comment_num;
}

interface Viewer {
  /** Who looks at it; undefined for nobody. */
  readonly uid: string | undefined;
  readonly name: string;
}

/** A comment that is kept here was asked for before somebody signed in, or out: whose it is says whether they may delete it. */
function flagged(comment: Reply, { uid }: Viewer): Reply;
function flagged(comment: Comment, { uid }: Viewer): Comment;
function flagged(comment: Comment, viewer: Viewer): Comment {
  const isOwn = comment.uid !== '' && comment.uid === viewer.uid;
  return { ...comment, btn_del: isOwn ? 1 : 0, comment: comment.comment.map((reply) => flagged(reply, viewer)) };
}

/** The replies of a question that are known without a gap: those that came with it, and those that were unfolded after them. */
export function knownReplies({ id, comment }: Comment, { unfolded }: LocalThread): readonly Reply[] {
  const last = comment.at(-1)?.id ?? '';
  const after = (unfolded.get(id)?.list ?? []).filter((reply) => reply.id > last);
  return united(after, comment);
}

/** All questions of a lesson that are known, the newest first. */
export function knownQuestions(first: readonly Comment[], { older, written }: LocalThread): readonly Comment[] {
  // The first ones are all there are, or all down to the last of them: what is missing among them was deleted.
  const last = first.length < commentsAtOnce ? '' : (first.at(-1)?.id ?? '');
  const asked = written.flatMap(({ comment, pid }) => (pid === '' ? [comment] : []));
  const before = older.filter(({ id }) => id < last);
  return united<Comment>(asked, before, first).toReversed();
}

const nobodys = { uid: '', name: '', text: '', answers: '', mayBeDeleted: false, state: 'deleted' } as const;

function shown(comment: Comment, isDeleted = false): ShownComment {
  const { id, uid, uname, create_time, content, to_name, btn_del } = comment;
  if (isDeleted) return { ...nobodys, id, at: create_time };
  const kept = { id, uid, name: uname, at: create_time, text: content, answers: to_name };
  return { ...kept, mayBeDeleted: btn_del === 1, state: 'kept' };
}

function pending({ text, toName, at }: Sending, { uid = '', name }: Viewer): ShownComment {
  return { id: 'sending', uid, name, at, text, answers: toName, mayBeDeleted: false, state: 'sending' };
}

function shownQuestion(question: Comment, local: LocalThread, viewer: Viewer): ShownQuestion {
  const { gone, written, unfolded, sending } = local;
  const isThere = ({ id }: Reply) => !gone.has(id);
  const known = knownReplies(question, local);
  const inThread = new Set(known.map(({ id }) => id));
  const after = written.filter(({ comment, pid }) => pid === question.id && !inThread.has(comment.id));
  const replies = known.filter(isThere);
  const own = after.map(({ comment }) => comment).filter(isThere);
  const isWhole = unfolded.get(question.id)?.whole === question.comment_num;
  return {
    ...shown(question, question.deleted === 1 || gone.has(question.id)),
    replies: replies.map((reply) => shown(reply)),
    folded: isWhole ? 0 : Math.max(0, countOf(question, local) - replies.length - own.length),
    written: [...own.map((reply) => shown(reply)), ...(sending?.pid === question.id ? [pending(sending, viewer)] : [])],
  };
}

/** What is kept here, with the flags that whoever looks at it has now. */
function flaggedAll(local: LocalThread, viewer: Viewer): LocalThread {
  const unfolded = [...local.unfolded].map(([id, { list, whole }]) => {
    return [id, { list: list.map((reply) => flagged(reply, viewer)), whole }] as const;
  });
  const written = local.written.map(({ comment, pid }) => ({ comment: flagged(comment, viewer), pid }));
  const older = local.older.map((question) => flagged(question, viewer));
  return { ...local, older, written, unfolded: new Map(unfolded) };
}

/** What is shown: what the server has told, and what was done here. @param first the newest questions, as they came last */
export function threadOf(first: readonly Comment[], done: LocalThread, viewer: Viewer): Thread {
  const local = flaggedAll(done, viewer);
  const { sending, hasOlder } = local;
  const questions = knownQuestions(first, local)
    .map((question) => shownQuestion(question, local, viewer))
    // A deleted question stands there for its replies alone.
    .filter(
      ({ state, replies, folded, written }) => state !== 'deleted' || replies.length + folded + written.length > 0,
    );
  const asked = sending?.pid === '' ? [{ ...pending(sending, viewer), replies: [], folded: 0, written: [] }] : [];
  return { questions: [...asked, ...questions], hasOlder: hasOlder ?? first.length === commentsAtOnce };
}
