import { describe, expect, test } from 'vitest';
import type { Comment, Reply } from '../../../../../shared/contract/comment-schemas.ts';
import { knownQuestions, knownReplies, threadOf } from './thread.ts';
import { type LocalThread, nothingDone, type ThreadAction, threadReducer } from './thread-reducer.ts';

const idOf = (number: number) => `1.2.${String(number).padStart(17, '0')}`;
const replyId = (question: number, number: number) => `${idOf(question)}.${String(number).padStart(17, '0')}`;

const aReply = (question: number, number: number, given: Partial<Reply> = {}): Reply => ({
  ...{ id: replyId(question, number), uid: 'ben', uname: 'Ben', create_time: '2026-06-18T14:05:00Z' },
  ...{ content: `${number}`, btn_del: 0, to_name: '', deleted: 0, comment: [], comment_num: 0, ...given },
});

/** A question with its three oldest replies. @param count how many it has in all */
const aQuestion = (number: number, count = 0, given: Partial<Comment> = {}): Comment => ({
  ...aReply(number, 0),
  ...{ id: idOf(number), uid: 'ada', uname: 'Ada', content: `Question ${number}` },
  comment: Array.from({ length: Math.min(3, count) }, (_, place) => aReply(number, place + 1)),
  comment_num: count,
  ...given,
});

const carl = { uid: 'carl', name: 'Carl' };
const nobody = { uid: undefined, name: '' };
const having = (...actions: readonly ThreadAction[]): LocalThread => actions.reduce(threadReducer, nothingDone);
/** What a thread shows, in short: texts, with the number of folded replies between them. */
const inShort = (first: readonly Comment[], local = nothingDone) =>
  threadOf(first, local, carl).questions.map(({ text, state, replies, folded, written }) => [
    state === 'kept' ? text : state,
    ...replies.map((reply) => reply.text),
    ...(folded > 0 ? [`${folded} more`] : []),
    ...written.map((reply) => (reply.state === 'kept' ? reply.text : `${reply.text} …`)),
  ]);
const sending = (pid: string, text: string): ThreadAction => ({
  type: 'sending',
  form: 'box',
  sending: { pid, text, toName: '', at: '2026-06-18T15:00:00Z' },
});
const unfolded = (question: Comment, list: readonly Reply[], isLast: boolean): ThreadAction => ({
  type: 'unfolded',
  question: { id: question.id, count: question.comment_num },
  list,
  isLast,
});
const deleting = (id: string, question?: Comment) =>
  ({ type: 'deleting', id, under: question && { id: question.id, count: question.comment_num } }) as const;

describe('a reply box', () => {
  const open = (id: string | null): ThreadAction => ({ type: 'opened', comment: id });

  test('that opens closes whichever was open, and what that said', () => {
    const refused: ThreadAction = { type: 'unsent', state: { status: 'refused', message: 'Too many' } };
    const local = having(open(idOf(1)), sending(idOf(1), 'Mine'), refused, open(idOf(2)));
    expect(local).toMatchObject({ open: idOf(2), form: { id: '', state: { status: 'idle' } } });
  });

  test('stays open with its words while its reply is not taken', () => {
    const failed: ThreadAction = { type: 'unsent', state: { status: 'offline' } };
    const local = having(open(idOf(1)), sending(idOf(1), 'Mine'), failed);
    expect(local).toMatchObject({
      open: idOf(1),
      round: 0,
      sending: null,
      form: { id: 'box', state: { status: 'offline' } },
    });
  });

  test('closes, and all are cleared, once a comment was sent', () => {
    const sent: ThreadAction = { type: 'sent', comment: aReply(1, 9), answered: { id: idOf(1), count: 0 } };
    expect(having(open(idOf(1)), sending(idOf(1), 'Mine'), sent)).toMatchObject({
      open: null,
      round: 1,
      sending: null,
    });
  });

  test('closes when its comment is deleted', () => {
    expect(having(open(idOf(1)), deleting(idOf(1))).open).toBeNull();
    expect(having(open(idOf(2)), deleting(idOf(1))).open).toBe(idOf(2));
  });
});

describe('what is written here', () => {
  test('is shown at once, and is gone again where it is not taken', () => {
    const first = [aQuestion(1, 4)];
    const question = sending('', 'Where?');
    expect(inShort(first, having(question))).toEqual([['sending'], ['Question 1', '1', '2', '3', '1 more']]);
    const reply = sending(idOf(1), 'There');
    expect(inShort(first, having(reply))).toEqual([['Question 1', '1', '2', '3', '1 more', 'There …']]);
    expect(inShort(first, having(reply, { type: 'unsent', state: { status: 'failed' } }))).toEqual(inShort(first));
  });

  test('stands once, whether the server’s list has it already or not', () => {
    const mine = aQuestion(5, 0, { uid: 'carl', content: 'Mine' });
    const local = having({ type: 'sent', comment: mine, answered: undefined });
    expect(inShort([aQuestion(1)], local)).toEqual([['Mine'], ['Question 1']]);
    expect(inShort([mine, aQuestion(1)], local)).toEqual([['Mine'], ['Question 1']]);
  });

  test('follows the folded replies, which are as many as before, whether it is counted already or not', () => {
    const reply = aReply(1, 99, { content: 'Mine' });
    const local = having({ type: 'sent', comment: reply, answered: { id: idOf(1), count: 25 } });
    const expected = [['Question 1', '1', '2', '3', '22 more', 'Mine']];
    expect(inShort([aQuestion(1, 25)], local)).toEqual(expected);
    expect(inShort([aQuestion(1, 26)], local)).toEqual(expected);
  });

  test('is in its place once the replies before it are unfolded', () => {
    const question = aQuestion(1, 4);
    const reply = aReply(1, 99, { content: 'Mine' });
    const sent: ThreadAction = { type: 'sent', comment: reply, answered: { id: idOf(1), count: 4 } };
    const local = having(sent, unfolded(question, [aReply(1, 4), reply], true));
    expect(inShort([question], local)).toEqual([['Question 1', '1', '2', '3', '4', 'Mine']]);
  });
});

test('what somebody had begun to write is cleared once they have left', () => {
  const begun = threadReducer(nothingDone, { type: 'opened', comment: 'q' });
  expect(threadReducer(begun, { type: 'left' })).toMatchObject({ open: null, round: 1 });
});

describe('more replies', () => {
  const ten = (from: number) => Array.from({ length: 10 }, (_, place) => aReply(1, from + place));

  test('follow those that are shown, and say how many are left', () => {
    const question = aQuestion(1, 25);
    const local = having(unfolded(question, ten(4), false));
    expect(inShort([question], local)[0]?.slice(-2)).toEqual(['13', '12 more']);
    expect(knownReplies(question, local).at(-1)?.id).toBe(replyId(1, 13));
  });

  test('are over with a short page, whatever the count says, until it says something else', () => {
    const question = aQuestion(1, 5);
    const local = having(unfolded(question, [aReply(1, 4)], true));
    expect(inShort([question], local)).toEqual([['Question 1', '1', '2', '3', '4']]);
    expect(inShort([aQuestion(1, 6)], local)).toEqual([['Question 1', '1', '2', '3', '4', '2 more']]);
  });
});

describe('what is deleted here', () => {
  test('is gone at once, and comes back where that fails', () => {
    const question = aQuestion(1, 4);
    const gone = deleting(replyId(1, 2), question);
    expect(inShort([question], having(gone))).toEqual([['Question 1', '1', '3', '1 more']]);
    expect(inShort([question], having(gone, { ...gone, type: 'undeleted' }))).toEqual(inShort([question]));
  });

  test('leaves no reply to unfold where the server has not counted it yet', () => {
    const question = aQuestion(1, 1);
    const local = having(deleting(replyId(1, 1), question));
    expect(inShort([{ ...question, comment: [] }], local)).toEqual([['Question 1']]);
    expect(inShort([aQuestion(1, 0)], local)).toEqual([['Question 1']]);
  });

  test('keeps its place where it is a question with replies, and goes where it has none', () => {
    expect(inShort([aQuestion(2), aQuestion(1, 1)], having(deleting(idOf(1)), deleting(idOf(2))))).toEqual([
      ['deleted', '1'],
    ]);
    expect(inShort([aQuestion(1, 1, { deleted: 1, content: '', uname: '' })])).toEqual([['deleted', '1']]);
  });
});

describe('older questions', () => {
  const first = Array.from({ length: 10 }, (_, place) => aQuestion(30 - place));
  const older = (list: readonly Comment[], isLast: boolean): ThreadAction => ({
    type: 'older',
    known: knownQuestions(first, nothingDone),
    list,
    isLast,
  });

  test('are offered after a full page, and as long as there are more', () => {
    expect(threadOf(first, nothingDone, nobody).hasOlder).toBe(true);
    expect(threadOf(first.slice(1), nothingDone, nobody).hasOlder).toBe(false);
    expect(threadOf(first, having(older([aQuestion(20)], true)), nobody).hasOlder).toBe(false);
  });

  test('stay when the first ones come anew, also the one that a new question pushes out', () => {
    const local = having(older([aQuestion(20)], true));
    const anew = [aQuestion(31), ...first.slice(0, 9)];
    expect(inShort(anew, local).map(([text]) => text)).toEqual(
      [31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20].map((number) => `Question ${number}`),
    );
  });

  test('of the first ones, what is missing in the next answer was deleted', () => {
    const local = having(older([aQuestion(20)], true));
    const anew = [...first.slice(1), aQuestion(20)];
    expect(inShort(anew, local).map(([text]) => text)).not.toContain('Question 30');
  });
});

test('what may be deleted says the server for what it has just told, and whose it is for what came before somebody signed in', () => {
  const theirs = aQuestion(1, 0, { uid: 'carl' });
  const local = having({ type: 'older', known: [], list: [theirs], isLast: true });
  const full = Array.from({ length: 10 }, (_, place) => aQuestion(30 - place, 0, { uid: 'carl' }));
  const flags = (viewer: typeof carl | typeof nobody) =>
    threadOf(full, local, viewer)
      .questions.slice(-2)
      .map(({ mayBeDeleted }) => mayBeDeleted);
  expect(flags(carl)).toEqual([false, true]);
  expect(flags(nobody)).toEqual([false, false]);
});
