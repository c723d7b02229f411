import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ExamMonth, OpenedSignUp } from '../../../../shared/contract/certification-schemas.ts';
import type { RequestInputOf } from '../../../../shared/contract/endpoint.ts';
import type { OperationEntry } from '../../../publish/operations.ts';
import { keptOutput } from '../../../terminal/kept-output.ts';
import { exams } from './exams-command.ts';

const operator = 'arn:aws:iam::123456789012:user/kim';
const month: ExamMonth = {
  period: '2026-11',
  state: 'closed',
  changed_by: operator,
  changed_at: '2026-11-25T09:30:00.000Z',
};
const signUp: OpenedSignUp = {
  sign_up: '2026-11.bPGk0Zt9o2GZ5m0Zl7mFJvVt7gk7nEoWq0VvC3y2y1E',
  period: '2026-11',
  status: 'received',
  signed_up_at: '2026-11-18T09:30:00.000Z',
  name: '=HYPERLINK("http://evil")',
  company: 'Stage One',
  addr: '1 Stage Road',
  idcard: '11010519491231002X',
  phone: '13800138000',
  email: 'ada@example.com',
  consent: '2026-11',
  photo: '',
  certificate: '',
  contested: false,
};

/** A site that answers as its operations do, and an output that keeps what is written. */
function aSite(list: readonly ExamMonth[] = [month], contested: readonly OpenedSignUp[] = []) {
  const asked: { name: string; request: unknown }[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    listExams: { list, cursor: '' },
    openExam: { ...month, state: 'open' },
    closeExam: month,
    settleSignUp: { sign_up: signUp.sign_up, erased: 1 },
    listContestedSignUps: { list: contested, cursor: '' },
  };
  /** One sign-up a page, and two of them. */
  const signUpsFrom = (request: object) => {
    const isFirst = 'cursor' in request && request.cursor === '';
    return { list: [signUp], cursor: isFirst ? 'second' : '' };
  };
  const operate = async <E extends OperationEntry>(name: string, entry: E, request: RequestInputOf<E>) => {
    asked.push({ name, request: z.parse(entry.request, request) });
    return z.parse<E['response']>(entry.response, answers[name] ?? signUpsFrom(Object(request)));
  };
  const output = keptOutput();
  const run = (...args: string[]) =>
    exams.runAt(args, output, async () => ({ operate, operator: async () => operator }));
  return { run, asked, written: output.written, told: output.told };
}

test.each(['open', 'close'])('a month is changed by "%s" with --yes alone', async (action) => {
  const site = aSite();
  await expect(site.run(action, '2026-11')).rejects.toThrow('add --yes');
  expect(site.asked).toEqual([]);
  expect(await site.run(action, '2026-11', '--yes')).toBe(0);
  expect(site.asked).toEqual([{ name: `${action}Exam`, request: { period: '2026-11', operator } }]);
  expect(site.written()).toBe(`The exam of 2026-11 is ${action === 'open' ? 'open' : 'closed'}.\n`);
});

test('the months are listed with who changed them, and none says that all are open', async () => {
  const site = aSite();
  await site.run('list');
  expect(site.written()).toMatch(/2026-11 +closed +2026-11-25 09:30 +arn:aws:iam/);
  const open = aSite([]);
  await open.run('list');
  expect(open.written()).toBe('Every month is open.\n');
});

test('what candidates typed is no formula in a spreadsheet', async () => {
  const site = aSite();
  await site.run('export', '2026-11', '--csv');
  expect(site.written()).toContain(`"'=HYPERLINK(""http://evil"")"`);
});

test('sign-ups are printed as data, and it is told how many are read', async () => {
  const site = aSite();
  await site.run('export', '2026-11', '--json');
  expect(JSON.parse(site.written())).toEqual([signUp, signUp]);
  expect(site.told()).toBe('sign-ups: 2\n');
  await expect(site.run('export', '2026-11', '--json', '--csv')).rejects.toThrow('not both');
});

test('contested sign-ups are listed with what tells them apart, and none says so', async () => {
  const site = aSite([], [signUp, { ...signUp, email: 'eve@example.com', contested: true }]);
  await site.run('contested');
  expect(site.written()).toMatch(/ada@example\.com[\s\S]+eve@example\.com/);
  expect(site.asked).toEqual([{ name: 'listContestedSignUps', request: { operator, cursor: '' } }]);
  const none = aSite();
  await none.run('contested');
  expect(none.written()).toBe('No sign-up is contested.\n');
});

test('a sign-up is kept with --yes alone', async () => {
  const site = aSite();
  await expect(site.run('settle', signUp.sign_up)).rejects.toThrow('add --yes');
  expect(site.asked).toEqual([]);
  expect(await site.run('settle', signUp.sign_up, '--yes')).toBe(0);
  expect(site.asked).toEqual([{ name: 'settleSignUp', request: { sign_up: signUp.sign_up, operator } }]);
  expect(site.written()).toBe('This sign-up stands. 1 other sign-up is erased.\n');
});

test('what is no month is refused before a site is asked for it', async () => {
  await expect(aSite().run('close', 'november', '--yes')).rejects.toThrow('A month is written 2026-11');
});
