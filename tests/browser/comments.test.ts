import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { deleteComment, listComments, sendComment } from '../../shared/contract/community/comments.ts';
import { readSuccess } from '../../shared/contract/dialect.ts';
import { write } from '../support/comments.ts';
import { eventually } from '../support/eventually.ts';
import { mailsSent } from '../support/mails.ts';
import { aMember, type RegisteredMember } from '../support/members.ts';
import { scriptPayloads } from '../support/script-payloads.ts';
import { devices, type Visitor } from '../support/visitor.ts';
import { aVisitor } from './a-visitor.ts';
import { accountOf, anAccountVisitor, dialogOf } from './account-visitor.ts';
import { aSignedInMember, button, told } from './personal-site.ts';

const site = { url: inject('siteUrl'), state: inject('siteState') };
const still: BrowserContextOptions = { ...devices.windows, reducedMotion: 'reduce' };

/** A lesson without a film. */
const lesson = { course_id: '2', dir_id: '11' };
const address = `/coursedetail?id=${lesson.course_id}&dir_id=${lesson.dir_id}`;

const place = (page: Page) => page.locator('#questions');
const commentOf = (page: Page, id: string) => page.locator(`[id="comment-${id}"]`);
/** The comment with this text, alone: none of the replies to it. */
const saying = (page: Page, text: string) => place(page).getByText(text, { exact: true }).locator('..');
const box = (page: Page, label: string) => place(page).getByRole('form', { name: label }).getByRole('textbox');
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();

/** Goes down to the questions of the lesson. */
async function atQuestions({ page, open }: Pick<Visitor, 'page' | 'open'>, path = address): Promise<void> {
  await open(path);
  await place(page).scrollIntoViewIfNeeded();
  await box(page, 'Your question').waitFor();
}

/** A member at the questions of the lesson. */
async function aMemberThere() {
  const visitor = await aSignedInMember(still);
  await atQuestions(visitor);
  return visitor;
}

/** Waits until the edge shows a question with so many replies to everybody: what it had before it keeps for seconds. */
const untilShown = (id: string, replies: number) =>
  eventually(
    async () => {
      const answer = await fetch(`${site.url}${listComments.path}?${new URLSearchParams(lesson)}`);
      const { data } = readSuccess(listComments.dialect, await answer.json());
      return listComments.response.parse(data).find((question) => question.id === id);
    },
    (found) => found?.comment_num === replies && found.comment.length === Math.min(3, replies),
  );

/** A question of Ada's with so many answers of Ben's, once all are counted. */
async function aThread(text: string, answers: number) {
  const [ada, ben] = [await aMember(site.url), await aMember(site.url)];
  const question = await write(site, ada, text, lesson);
  for (let number = 1; number <= answers; number += 1)
    await write(site, ben, `${text} Answer ${number}.`, { ...lesson, pid: question.id });
  await untilShown(question.id, answers);
  return { ada, ben, question };
}

async function signIn(page: Page, { email, password }: RegisteredMember): Promise<void> {
  const dialog = dialogOf(page);
  await dialog
    .getByRole('textbox', { name: /^E-mail/ })
    .first()
    .fill(email);
  await dialog
    .getByLabel(/password$/i)
    .and(dialog.locator('input'))
    .fill(password);
  await press(dialog, 'Sign in');
  await accountOf(page).waitFor();
}

test('a question is asked, answered by another member, told of by mail, and keeps its thread when it is deleted', async () => {
  const ada = await aMemberThere();
  await press(place(ada.page), 'Publish');
  await told(ada.page, 'Please enter a comment');
  await box(ada.page, 'Your question').fill('Which machine fails first?');
  await press(place(ada.page), 'Publish');
  await told(ada.page, 'Success');
  await saying(ada.page, 'Which machine fails first?').getByRole('button', { name: 'Delete' }).waitFor();
  expect(await box(ada.page, 'Your question').inputValue()).toBe('');

  const ben = await aMemberThere();
  const question = saying(ben.page, 'Which machine fails first?');
  await press(question, 'Answer');
  await box(ben.page, 'Answer Ada Lovelace').fill('The older one.');
  await press(question, 'Send');
  await told(ben.page, 'Success');
  await saying(ben.page, 'The older one.').waitFor();
  expect(await box(ben.page, 'Answer Ada Lovelace').count()).toBe(0);
  expect(await question.getByRole('button', { name: 'Delete' }).count()).toBe(0);

  const mail = await eventually(
    async () => (await mailsSent(site.url)).find(({ to, text }) => to === ada.member.email && text.includes(address)),
    (found) => found !== undefined,
  );
  const links = [...(mail?.text.matchAll(/https:\/\/\S+/g) ?? [])].map(([link]) => new URL(link));
  const answer = links.find(({ pathname }) => pathname === '/coursedetail') ?? expect.fail('no link to the answer');
  await ada.open(answer.pathname + answer.search + answer.hash);
  const led = commentOf(ada.page, answer.hash.replace('#comment-', ''));
  await led.getByText('The older one.').waitFor();
  await expect.poll(() => led.evaluate((element) => element === document.activeElement)).toBe(true);

  const asked = saying(ada.page, 'Which machine fails first?');
  await press(asked, 'Delete');
  await press(ada.page.getByRole('alertdialog'), 'Keep it');
  await told(ada.page, 'The deletion was cancelled');
  await press(asked, 'Delete');
  await press(ada.page.getByRole('alertdialog'), 'Delete');
  await told(ada.page, 'Successfully delete');
  const kept = ada.page.getByRole('list', { name: 'Answers to a deleted question' });
  await kept.getByText('The older one.').first().waitFor();
  expect(await ada.page.getByText('Which machine fails first?').count()).toBe(0);

  const end = links.find(({ pathname }) => pathname === '/api/mail/unsubscribe') ?? expect.fail('no link to end mails');
  await ada.page.goto(end.pathname + end.search);
  await button(ada.page, 'End these mails').click();
  await ada.page.getByRole('heading', { name: 'These mails have ended' }).waitFor();
  await ada.leave();
  await ben.leave();
});

test('who unfolds replies is asked to sign in, and then has them, ten at a time', async () => {
  const { ben, question } = await aThread('How many keys are there?', 15);
  const visitor = await anAccountVisitor(still);
  const { page, leave } = visitor;
  await atQuestions(visitor);
  const thread = commentOf(page, question.id);
  await press(thread, '12 more replies');
  await signIn(page, ben);
  await thread.getByRole('button', { name: '2 more replies', exact: true }).waitFor();
  expect(await thread.getByText(/Answer \d+\.$/).count()).toBe(13);
  await press(thread, '2 more replies');
  await thread.getByText('Answer 15.').waitFor();
  expect(await thread.getByRole('button', { name: /more repl/ }).count()).toBe(0);
  await thread.getByRole('button', { name: 'Delete' }).nth(14).waitFor();
  await leave();
});

test('who publishes is asked to sign in, and then it is published', async () => {
  const member = await aMember(site.url);
  const visitor = await anAccountVisitor(still);
  const { page, leave } = visitor;
  await atQuestions(visitor);
  await box(page, 'Your question').fill('Whose turn is it?');
  await press(place(page), 'Publish');
  await dialogOf(page).waitFor();
  expect(await saying(page, 'Whose turn is it?').count()).toBe(0);
  await signIn(page, member);
  await told(page, 'Success');
  await saying(page, 'Whose turn is it?').getByRole('button', { name: 'Delete' }).waitFor();
  await leave();
});

test('one reply box is open at a time, and opens empty', async () => {
  const [first, second] = [await aThread('Is it the first?', 1), await aThread('Is it the second?', 0)];
  const { page, leave } = await aMemberThere();
  await press(saying(page, first.question.content), 'Answer');
  await box(page, 'Answer Ada Lovelace').fill('Half an answ');
  await press(saying(page, second.question.content), 'Answer');
  expect(await box(page, 'Answer Ada Lovelace').count()).toBe(1);
  await press(saying(page, first.question.content), 'Answer');
  expect(await box(page, 'Answer Ada Lovelace').inputValue()).toBe('');
  await leave();
});

test('questions that cannot be had say so, and come with a press', async () => {
  const visitor = await aVisitor(still);
  const { page, open, leave } = visitor;
  const { question } = await aThread('Is anybody there?', 0);
  let isDown = true;
  await page.route(`**${listComments.path}*`, (route) => (isDown ? route.fulfill({ status: 500 }) : route.continue()));
  await open(address);
  await place(page).scrollIntoViewIfNeeded();
  await place(page).getByText('Something went wrong on the way to the questions.').waitFor();
  expect(await place(page).getByText('Nobody has asked anything yet.').count()).toBe(0);
  isDown = false;
  await press(place(page), 'Try again');
  await commentOf(page, question.id).waitFor();
  await leave();
});

test('a comment that cannot be sent is not shown as if it were, and what was typed stays', async () => {
  const { page, leave } = await aMemberThere();
  let isDown = true;
  await page.route(`**${sendComment.path}`, (route) => (isDown ? route.fulfill({ status: 500 }) : route.continue()));
  await box(page, 'Your question').fill('Does this arrive?');
  await press(place(page), 'Publish');
  await place(page).getByText('Something went wrong on our side.').waitFor();
  expect(await box(page, 'Your question').inputValue()).toBe('Does this arrive?');
  expect(await saying(page, 'Does this arrive?').locator('time').count()).toBe(0);
  isDown = false;
  await press(place(page), 'Try again');
  await told(page, 'Success');
  await saying(page, 'Does this arrive?').getByRole('button', { name: 'Delete' }).waitFor();
  await page.route(`**${deleteComment.path}`, (route) => route.fulfill({ status: 500 }));
  await press(saying(page, 'Does this arrive?'), 'Delete');
  await press(page.getByRole('alertdialog'), 'Delete');
  await told(page, /Something went wrong on our side/);
  await saying(page, 'Does this arrive?').getByRole('button', { name: 'Delete' }).waitFor();
  await leave();
});

test('a hundred texts that try to run a script are shown as the texts that they are', async () => {
  const member = await aMember(site.url);
  const ran: string[] = [];
  const texts = scriptPayloads.reduce<string[]>(([last = '', ...others], payload) => {
    const longer = `${last}\n${payload}`.trim();
    return longer.length <= 1_000 ? [longer, ...others] : [payload, last, ...others];
  }, []);
  const questions = [];
  for (const text of texts) questions.push(await write(site, member, text, lesson));
  await untilShown(questions.at(-1)?.id ?? '', 0);
  const visitor = await aVisitor(still);
  const { page, leave } = visitor;
  await page.exposeFunction('ran', () => void ran.push('it ran'));
  await atQuestions(visitor);
  for (const { id, content } of questions) {
    const shown = commentOf(page, id).locator('p').nth(1);
    expect(await shown.textContent()).toBe(content);
    expect(await shown.locator('*').count()).toBe(0);
  }
  expect(ran).toEqual([]);
  await leave();
});
