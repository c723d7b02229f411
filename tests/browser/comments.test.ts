import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { deleteComment, listComments, sendComment } from '../../shared/contract/community/comments.ts';
import { readSuccess } from '../../shared/contract/dialect.ts';
import { devices, type Visitor } from '../support/browsers/visitor.ts';
import { write } from '../support/people/comments.ts';
import { aMember, type RegisteredMember } from '../support/people/members.ts';
import { scriptPayloads } from '../support/requests/script-payloads.ts';
import { eventually } from '../support/runs/eventually.ts';
import { linksIn, mailsSent } from '../support/telling/mails.ts';
import { aVisitor } from './a-visitor.ts';
import { accountOf, anAccountVisitor, dialogOf } from './account-visitor.ts';
import { aSignedInMember, button, keepSignedIn, told } from './personal-site.ts';

const site = { url: inject('siteUrl'), state: inject('siteState') };
const still: BrowserContextOptions = { ...devices.windows, reducedMotion: 'reduce' };

/** A lesson without a film. */
const lesson = { course_id: '2', dir_id: '11' };
const addressOf = ({ course_id, dir_id }: typeof lesson) => `/coursedetail?id=${course_id}&dir_id=${dir_id}`;
const address = addressOf(lesson);

const place = (page: Page) => page.locator('#questions');
const commentOf = (page: Page, id: string) => page.locator(`[id="comment-${id}"]`);
/** The comment with this text, alone: none of the replies to it. */
const saying = (page: Page, text: string) => place(page).getByText(text, { exact: true }).locator('..');
const box = (page: Page, label: string) => place(page).getByRole('textbox', { name: label });
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();

/** Goes down to the questions of the lesson. */
async function atQuestions({ page, open }: Pick<Visitor, 'page' | 'open'>, path = address): Promise<void> {
  await open(path);
  await place(page).scrollIntoViewIfNeeded();
  await box(page, 'Your question').waitFor();
}

/** A member at the questions of the lesson. */
async function aMemberThere(path = address) {
  const visitor = await aSignedInMember(still);
  await atQuestions(visitor, path);
  return visitor;
}

/** The same, of somebody who is a member already. */
async function atQuestionsAs(member: RegisteredMember, path = address) {
  const visitor = await aVisitor(still);
  await keepSignedIn(visitor.page, member);
  await atQuestions(visitor, path);
  return visitor;
}

/** Waits until the edge shows a question with so many replies to everybody who asks as browsers do: what it had before it keeps for seconds. */
const untilShown = (id: string, replies: number, of = lesson) =>
  eventually(
    async () => {
      const address = `${site.url}${listComments.path}?${new URLSearchParams(of)}`;
      // It keeps a copy for each set of encodings.
      const answer = await fetch(address, { headers: { 'accept-encoding': 'br, gzip' } });
      const { data } = readSuccess(listComments.dialect, await answer.json());
      return listComments.response.parse(data).find((question) => question.id === id);
    },
    (found) => found?.comment_num === replies && found.comment.length === Math.min(3, replies),
  );

/** A question of Ada's with so many answers of two others in turn, once all are counted: on the first day one gives ten at most. */
async function aThread(text: string, answers: number) {
  const [ada, ben, eve] = await Promise.all([aMember(site.url), aMember(site.url), aMember(site.url)]);
  const question = await write(site, ada, text, lesson);
  for (let number = 1; number <= answers; number += 1)
    await write(site, number % 2 === 1 ? ben : eve, `${text} Answer ${number}.`, { ...lesson, pid: question.id });
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

test('a question is asked, and answered by another member', async () => {
  const ada = await aMemberThere();
  await press(place(ada.page), 'Publish');
  await told(ada.page, 'Please enter a comment');
  await box(ada.page, 'Your question').fill('Which machine fails first?');
  await press(place(ada.page), 'Publish');
  await told(ada.page, 'Success');
  await saying(ada.page, 'Which machine fails first?').getByRole('button', { name: 'Delete' }).waitFor();
  expect(await box(ada.page, 'Your question').inputValue()).toBe('');
  await ada.leave();

  const ben = await aMemberThere();
  const question = saying(ben.page, 'Which machine fails first?');
  await press(question, 'Answer');
  await box(ben.page, 'Answer Ada Lovelace').fill('The older one.');
  await press(question, 'Send');
  await told(ben.page, 'Success');
  await saying(ben.page, 'The older one.').getByRole('button', { name: 'Delete' }).waitFor();
  expect(await box(ben.page, 'Answer Ada Lovelace').count()).toBe(0);
  expect(await question.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  await ben.leave();
});

test('who is answered gets a mail that leads to the answer, and ends such mails by its other link', async () => {
  const { ada } = await aThread('Who is told?', 1);
  const mail = await eventually(
    async () => (await mailsSent(site.url)).find(({ to, text }) => to === ada.email && text.includes(address)),
    (found) => found !== undefined,
  );
  const links = linksIn(mail ?? expect.fail('no mail')).map((link) => new URL(link));
  const linkTo = (path: string) => {
    const link = links.find(({ pathname }) => pathname === path) ?? expect.fail(`no link to ${path}`);
    return link.pathname + link.search + link.hash;
  };
  const { page, leave } = await atQuestionsAs(ada, linkTo('/coursedetail'));
  const led = page.getByRole('listitem').and(page.locator(':focus'));
  await led.getByText('Who is told? Answer 1.').waitFor();
  await page.goto(linkTo('/api/mail/unsubscribe'));
  await button(page, 'End these mails').click();
  await page.getByRole('heading', { name: 'These mails have ended' }).waitFor();
  await leave();
});

test('a question that its member deletes keeps its place for its answers', async () => {
  const { ada, question } = await aThread('Is this one deleted?', 1);
  const { page, leave } = await atQuestionsAs(ada);
  await press(saying(page, question.content), 'Delete');
  await press(page.getByRole('alertdialog'), 'Keep it');
  await told(page, 'The deletion was cancelled');
  await press(saying(page, question.content), 'Delete');
  await press(page.getByRole('alertdialog'), 'Delete');
  await told(page, 'Successfully delete');
  const thread = commentOf(page, question.id);
  await thread.getByText('This question was deleted.').waitFor();
  await thread.getByText(`${question.content} Answer 1.`).waitFor();
  expect(await place(page).getByText(question.content, { exact: true }).count()).toBe(0);
  await leave();
});

test('who unfolds replies is asked to sign in, and then has them, ten at a time', async () => {
  const { ben, question } = await aThread('How many keys are there?', 15);
  const visitor = await anAccountVisitor(still);
  const { page, leave } = visitor;
  await atQuestions(visitor);
  const thread = commentOf(page, question.id);
  await press(thread, 'Unfold 12 more');
  await signIn(page, ben);
  await thread.getByRole('button', { name: 'Unfold 2 more', exact: true }).waitFor();
  expect(await thread.getByText(/Answer \d+\.$/).count()).toBe(13);
  await press(thread, 'Unfold 2 more');
  await thread.getByText('Answer 15.').waitFor();
  expect(await thread.getByRole('button', { name: /^Unfold/ }).count()).toBe(0);
  await thread.getByRole('button', { name: 'Delete' }).nth(7).waitFor();
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
  const unvisited = { course_id: '2', dir_id: '9' }; // so that the edge has no older answer for its page
  const member = await aMember(site.url);
  const ran: string[] = [];
  const texts = scriptPayloads.reduce<string[]>(([last = '', ...others], payload) => {
    const longer = `${last}\n${payload}`.trim();
    return longer.length <= 1_000 ? [longer, ...others] : [payload, last, ...others];
  }, []);
  const questions = [];
  for (const text of texts) questions.push(await write(site, member, text, unvisited));
  await untilShown(questions.at(-1)?.id ?? '', 0, unvisited);
  const visitor = await aVisitor(still);
  const { page, leave } = visitor;
  await page.exposeFunction('ran', () => void ran.push('it ran'));
  await atQuestions(visitor, addressOf(unvisited));
  for (const { id, content } of questions) {
    const shown = commentOf(page, id).locator('p').nth(1);
    expect(await shown.textContent()).toBe(content);
    expect(await shown.locator('*').count()).toBe(0);
  }
  expect(ran).toEqual([]);
  await leave();
});
