import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAddress } from '../../infra/dev/demo/loopback.ts';
import { exams } from '../../infra/ops/commands/exams/exams-command.ts';
import { sendExamCode } from '../../shared/contract/certification/sign-up.ts';
import type { ExamMonth, OpenedSignUp } from '../../shared/contract/certification-schemas.ts';
import { monthsAfter, shanghaiDay } from '../../shared/shanghai-day.ts';
import { anIdcard } from '../support/people/certificates.ts';
import { otherThan } from '../support/people/codes.ts';
import { aCandidate } from '../support/people/sign-ups.ts';
import { rowsOf } from '../support/rows/table-rows.ts';
import { eventually } from '../support/runs/eventually.ts';
import { faultSize } from '../support/runs/fault-sizes.ts';
import { deskCommand } from '../support/site/operators.ts';
import { settled } from '../support/site/settled.ts';
import type { TestSite } from '../support/site/site.ts';
import { mailsSent } from '../support/telling/mails.ts';
import { aCodedCandidate, anUploadedPhoto, signedUp, signUpAnswer } from './candidates.ts';
import { patience, startContendedSite } from './contended-site.ts';
import { eventsTold } from './site-outcome.ts';
import { postUntilAnswered } from './until-answered.ts';

const racers = faultSize('certification: racers');
const closed = 'Registration for this month is closed';

/** This month, and the next: a test may run over the end of one. */
const [thisMonth = '', nextMonth = ''] = [0, 1].map((later) => monthsAfter(shanghaiDay(Date.now()), later).slice(0, 7));

let site: TestSite;
beforeAll(async () => {
  site = await startContendedSite();
}, patience);
afterAll(() => site.stop());

/** What `ops exams …` prints as data. */
const examsCommand = async (...args: string[]) => JSON.parse(await deskCommand(site.stateDirectory, exams, ...args));

/** The form of somebody with a photo and a code of their own. */
async function aFilledForm(parts: Parameters<typeof aCodedCandidate>[1] = {}) {
  return { ...(await aCodedCandidate(site.url, parts)), headimg: await anUploadedPhoto(site.url) };
}

test(`of ${racers} mailboxes that sign up with one ID number at once one is the first, and all are kept, answered and confirmed`, {
  timeout: patience,
}, async () => {
  const idcard = anIdcard();
  const forms: Awaited<ReturnType<typeof aFilledForm>>[] = [];
  while (forms.length < racers) forms.push(await aFilledForm({ idcard }));
  const answers = await Promise.all(forms.map((form) => signUpAnswer(site.url, form)));
  for (const answer of answers) expect(answer).toContain(signedUp);
  // Whose answer was lost is answered alike.
  for (const form of forms) expect(await signUpAnswer(site.url, form)).toContain(signedUp);

  expect(await settled(site)).toBe(0);
  const mailboxes = (list: readonly { readonly email: string }[]) => list.map(({ email }) => email).toSorted();
  // Indexes lag behind what is stored.
  const allOf = (...commands: string[][]) =>
    eventually(
      async () => {
        const listed: OpenedSignUp[][] = [];
        for (const command of commands) listed.push(await examsCommand(...command));
        return listed.flat().filter((one) => one.idcard === idcard);
      },
      (found) => found.length === racers,
    );
  const standing = await allOf(['export', thisMonth], ['export', nextMonth]);
  expect(mailboxes(standing)).toEqual(mailboxes(forms));
  expect(standing.filter(({ sign_up }) => sign_up.split('.').length === 2)).toHaveLength(1);
  expect(mailboxes(await allOf(['contested']))).toEqual(mailboxes(forms));
  const confirmed = (await mailsSent(site.url)).filter(({ subject }) => subject.startsWith('You are signed up'));
  expect(confirmed.map(({ to }) => to).toSorted()).toEqual(mailboxes(forms));
});

test('a closed month sends no code, signs nobody up and stores nothing, until it is opened again', {
  timeout: patience,
}, async () => {
  const late = await aFilledForm();
  for (const month of [thisMonth, nextMonth])
    expect(await examsCommand('close', month, '--yes')).toMatchObject({ period: month, state: 'closed' });
  const listed: ExamMonth[] = await examsCommand('list');
  expect(listed.map(({ period, state }) => [period, state])).toEqual([
    [nextMonth, 'closed'],
    [thisMonth, 'closed'],
  ]);
  expect(await settled(site)).toBe(0);
  const stored = () =>
    Promise.all((['certification', 'codes', 'uploads'] as const).map((table) => rowsOf(site.stateDirectory, table)));
  const [rows, events] = [await stored(), await eventsTold(site.url)];

  const nobody = aCandidate();
  const { phone, email } = nobody;
  expect((await postUntilAnswered(() => site.url, anAddress(), sendExamCode, { phone, email })).body).toContain(closed);
  expect(await signUpAnswer(site.url, late)).toContain(closed);
  expect(await signUpAnswer(site.url, { ...late, code: otherThan(late.code) })).toContain(closed);
  expect(await settled(site)).toBe(0);
  expect(await mailsSent(site.url, email)).toEqual([]);
  expect(await eventsTold(site.url)).toEqual(events);
  expect(await stored()).toEqual(rows);

  for (const month of [thisMonth, nextMonth]) await examsCommand('open', month, '--yes');
  const reopened: ExamMonth[] = await examsCommand('list');
  expect(reopened.map(({ state }) => state)).toEqual(['open', 'open']);
  // The code from before still serves, and others are sent.
  expect(await signUpAnswer(site.url, late)).toContain(signedUp);
  expect(await signUpAnswer(site.url, await aFilledForm())).toContain(signedUp);
});
