import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Comment, Reply } from '../../../../../shared/contract/comment-schemas.ts';
import { deleteComment, listComments, sendComment } from '../../../../../shared/contract/community/comments.ts';
import { answer } from '../../../../testing/components/answer.ts';
import { aMember } from '../../../../testing/components/member.ts';
import { answerSignIn } from '../../../../testing/components/sign-in.ts';
import { told } from '../../../../testing/components/toasts.ts';
import { session } from '../../../lib/session/browser-session.ts';
import { LessonQuestions } from './lesson-questions.tsx';

const failure = () => new Response('{}', { status: 500 });
const idOf = (...moments: number[]) => ['2.11', ...moments.map((one) => String(one).padStart(17, '0'))].join('.');

const aReply = (id: string, uid: string, content: string): Reply => ({
  ...{ id, uid, content, uname: uid === 'ada' ? 'Ada Lovelace' : uid, create_time: '2026-06-18T14:05:00Z' },
  ...{ btn_del: uid === session.user()?.uid ? 1 : 0, to_name: '', deleted: 0, comment: [], comment_num: 0 },
});

/** Answers of Ben and Eve in turn. */
const answers = (count: number) =>
  Array.from({ length: count }, (_, at) => aReply(idOf(1, at + 1), at % 2 === 0 ? 'ben' : 'eve', `Answer ${at + 1}.`));

/** A question of Ada's, with the oldest of its answers. */
const aQuestion = (number: number, content: string, count = 0): Comment => ({
  ...aReply(idOf(number), 'ada', content),
  ...{ comment: answers(count).slice(0, 3), comment_num: count },
});

/** What the server has. */
let questions: () => Comment[];
beforeEach(() => {
  questions = () => [];
  answerSignIn();
  answer(listComments, () => ({ data: questions() }));
});

const show = () => render(<LessonQuestions course={2} lesson={11} />);
const box = (label: string) => page.getByRole('textbox', { name: label });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const text = (words: string | RegExp) => page.getByText(words);
/** The button of a comment; those of its answers come after it. */
const deed = (comment: string, name: string) =>
  page.getByRole('listitem').filter({ hasText: comment }).first().getByRole('button', { name }).first();

test.each([
  ['are none', () => [], 'Nobody has asked anything yet.'],
  ['are there', () => [aQuestion(1, 'Is anybody there?')], 'Is anybody there?'],
])('questions that are on their way, cannot be had and %s have three faces', async (_, list, words) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  questions = list;
  answer(listComments, (_, place) => (place === 0 ? released.then(failure) : { data: questions() }));
  await show();
  await expect.element(button('Publish')).toBeVisible();
  const waits = document.querySelector('[data-live-part][aria-busy="true"]');
  expect(waits?.querySelector('[aria-hidden="true"]')).not.toBeNull();
  expect(text('Nobody has asked anything yet.').elements()).toEqual([]);
  release();
  await expect.element(text('Something went wrong on the way to the questions.')).toBeVisible();
  expect(text('Nobody has asked anything yet.').elements()).toEqual([]);
  await button('Try again').click();
  await expect.element(text(words)).toBeVisible();
});

test('a question that its member deletes keeps its place for its answers', async () => {
  aMember({ uid: 'ada' });
  const question = aQuestion(1, 'Is this one deleted?', 1);
  questions = () => [question];
  const deleted = answer(deleteComment, () => {
    questions = () => [{ ...question, uid: '', uname: '', content: '', btn_del: 0, deleted: 1 }];
    return { data: {}, message: 'Successfully delete' };
  });
  await show();
  await deed('Is this one deleted?', 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await told('The deletion was cancelled');
  expect(deleted).toEqual([]);
  await deed('Is this one deleted?', 'Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await told('Successfully delete');
  await expect.element(text(/^This question was deleted\./)).toBeVisible();
  await expect.element(text('Answer 1.')).toBeVisible();
  await expect.element(text('Is this one deleted?')).not.toBeInTheDocument();
  expect(deleted).toMatchObject([{ uid: 'ada', comment_id: question.id }]);
});

test('who unfolds answers is asked to sign in, and then has them, ten at a time', async () => {
  const timesAsked = answerSignIn('ben');
  questions = () => [aQuestion(1, 'How many keys are there?', 15)];
  const asked = answer(listComments, ({ pid, last_comment_id }) => {
    const after = answers(15).filter(({ id }) => id > last_comment_id);
    return { data: pid ? after.slice(0, 10) : questions() };
  });
  await show();
  await button('Unfold 12 more').click();
  await expect.element(button('Unfold 2 more')).toBeVisible();
  expect(timesAsked()).toBe(1);
  expect(text(/^Answer \d+\.$/).elements()).toHaveLength(13);
  await button('Unfold 2 more').click();
  await expect.element(text('Answer 15.')).toBeVisible();
  await expect.element(button(/^Unfold/)).not.toBeInTheDocument();
  expect(button('Delete').elements()).toHaveLength(8);
  const unfolding = { uid: 'ben', login_token: 'token', pid: idOf(1), course_id: 2, dir_id: 11 };
  expect(asked.filter(({ pid }) => pid)).toMatchObject([
    { ...unfolding, last_comment_id: idOf(1, 3) },
    { ...unfolding, last_comment_id: idOf(1, 13) },
  ]);
});

test('one reply box is open at a time, and opens empty', async () => {
  aMember();
  questions = () => [aQuestion(2, 'Is it the second?'), aQuestion(1, 'Is it the first?', 1)];
  await show();
  await deed('Is it the first?', 'Answer').click();
  await box('Answer Ada Lovelace').fill('Half an answ');
  await deed('Is it the second?', 'Answer').click();
  await expect.element(box('Answer Ada Lovelace')).toHaveValue('');
  expect(box('Answer Ada Lovelace').elements()).toHaveLength(1);
  await deed('Is it the first?', 'Answer').click();
  await expect.element(box('Answer Ada Lovelace')).toHaveValue('');
});

test('a comment that cannot be sent, or deleted, is not shown as if it were, and what was typed stays', async () => {
  aMember({ uid: 'ada' });
  const sent = answer(sendComment, (_, place) => {
    if (place === 0) return failure();
    questions = () => [aQuestion(1, 'Does this arrive?')];
    return { data: aQuestion(1, 'Does this arrive?'), message: 'Success' };
  });
  answer(deleteComment, failure);
  await show();
  await box('Your question').fill('Does this arrive?');
  await button('Publish').click();
  await expect.element(text(/^Something went wrong on our side\./)).toBeVisible();
  await expect.element(box('Your question')).toHaveValue('Does this arrive?');
  expect(page.getByRole('listitem').elements()).toEqual([]);
  await button('Try again').click();
  await told('Success');
  await expect.element(box('Your question')).toHaveValue('');
  expect(sent[0]).toMatchObject({
    uid: 'ada',
    course_id: '2',
    dir_id: '11',
    pid: '',
    to_uid: '',
    content: 'Does this arrive?',
  });
  expect(sent[1]).toEqual(sent[0]);
  await button('Delete').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await told(/^Something went wrong on our side/);
  await expect.element(button('Delete')).toBeVisible();
});
