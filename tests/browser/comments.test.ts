import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { listComments } from '../../shared/contract/community/comments.ts';
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

/** The same of a member. */
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

test('who asks a question is asked to sign in; then it is published, and answered by another member', async () => {
  const [member, visitor] = await Promise.all([aMember(site.url), anAccountVisitor(still)]);
  const { page, leave } = visitor;
  await atQuestions(visitor);
  await press(place(page), 'Publish');
  await told(page, 'Please enter a comment');
  await box(page, 'Your question').fill('Which machine fails first?');
  await press(place(page), 'Publish');
  await dialogOf(page).waitFor();
  expect(await saying(page, 'Which machine fails first?').count()).toBe(0);
  await signIn(page, member);
  await told(page, 'Success');
  await saying(page, 'Which machine fails first?').getByRole('button', { name: 'Delete' }).waitFor();
  expect(await box(page, 'Your question').inputValue()).toBe('');
  await leave();

  const ben = await aSignedInMember(still);
  await atQuestions(ben);
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
  const [ada, ben] = await Promise.all([aMember(site.url), aMember(site.url)]);
  const question = await write(site, ada, 'Who is told?', lesson);
  await write(site, ben, 'Who is told? Answer 1.', { ...lesson, pid: question.id });
  await untilShown(question.id, 1);
  const mail = await eventually(
    async () => (await mailsSent(site.url, ada.email)).find(({ text }) => text.includes(address)),
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
