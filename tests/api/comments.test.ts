import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { sessionIdOf, sessionKey } from '../../functions/platform/calls/members/session.ts';
import { comments } from '../../infra/ops/commands/comments/comments-command.ts';
import { resolveTarget } from '../../infra/publish/target.ts';
import { longestComment } from '../../shared/contract/comment-fields.ts';
import {
  deleteComment,
  exportOwnComments,
  listComments,
  sendComment,
} from '../../shared/contract/community/comments.ts';
import { erasePersonFromCommunity } from '../../shared/contract/community/desk.ts';
import { unsubscribe } from '../../shared/contract/community/mails.ts';
import { readReply } from '../../shared/contract/dialect.ts';
import { aLesson, questionAs, write } from '../support/people/comments.ts';
import { aMember, ask, expire, type RegisteredMember } from '../support/people/members.ts';
import { get, inText, post } from '../support/requests/api-client.ts';
import { scriptPayloads } from '../support/requests/script-payloads.ts';
import { changeRow } from '../support/rows/changed-row.ts';
import { eraseAccount } from '../support/rows/erased-account.ts';
import { rowsOf } from '../support/rows/table-rows.ts';
import { eventually } from '../support/runs/eventually.ts';
import { deskCommand, personCommand } from '../support/site/operators.ts';
import { mailsSent } from '../support/telling/mails.ts';

const site = { url: inject('siteUrl'), state: inject('siteState') };

const personalData = (...args: string[]) => personCommand(site.state, 'personal-data', ...args);

/** Mails that tell a member of answers. */
const answersTo = async ({ email }: RegisteredMember) =>
  (await mailsSent(site.url, email)).filter(({ text }) => text.includes('/coursedetail?'));

/** A question of Ada's with an answer of Ben's, once both are shown. */
async function anAnsweredQuestion() {
  const [ada, ben] = [await aMember(site.url), await aMember(site.url)];
  const question = await write(site, ada, 'Where is the timeline?');
  const answer = await write(site, ben, 'Below the stage.', { pid: question.id });
  await eventually(
    () => questionAs(site, question.id),
    (found) => found?.comment_num === 1 && found.comment.length === 1,
  );
  return { ada, ben, question, answer };
}

describe('a lesson', () => {
  test('shows a question and its answer to everybody, and who may delete which to their members alone', async () => {
    const { ada, ben, question, answer } = await anAnsweredQuestion();
    const flags = async (proof: object = {}) => {
      const found = await questionAs(site, question.id, proof);
      return [found?.btn_del, found?.comment[0]?.btn_del];
    };
    expect([await flags(), await flags(ada.proof), await flags(ben.proof)]).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
    expect(await questionAs(site, question.id)).toMatchObject({
      ...{ content: 'Where is the timeline?', uname: 'Ada Lovelace', uid: ada.user.uid, to_name: '', deleted: 0 },
      comment: [{ id: answer.id, content: 'Below the stage.', uname: 'Ada Lovelace' }],
    });
  });

  test('is read by GET as by nobody, whoever asks, and kept at the edge for seconds', async () => {
    const { ada, question } = await anAnsweredQuestion();
    const { uid, login_token } = ada.proof;
    const headers = { 'x-session': `${uid}.${login_token}` };
    // Another test may have had it read before the question was there.
    const shown = await eventually(
      async () => {
        const answer = await get(site.url, listComments, inText({ ...aLesson, ...ada.proof }), headers);
        expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5, stale-while-revalidate=5');
        const list = listComments.response.parse(readReply(listComments.dialect, await answer.json()));
        return list.find(({ id }) => id === question.id);
      },
      (found) => found !== undefined,
    );
    expect(shown).toMatchObject({ btn_del: 0 });
    const again = await get(site.url, listComments, { dir_id: '1', course_id: '1', uid: 'u1', any: 'thing' });
    expect(again.headers.get('x-cache')).toContain('Hit');
  });

  test('notes a session that reads it as used, once a day', async () => {
    const { proof } = await aMember(site.url);
    const key = sessionKey(proof.uid, sessionIdOf(proof.login_token) ?? '');
    const twoDaysAgo = Math.floor(Date.now() / 1_000) - 2 * 24 * 60 * 60;
    await changeRow(site.state, 'sessions', key, { usedAt: { N: String(twoDaysAgo) } });
    await ask(site.url, listComments, { ...aLesson, ...proof });
    const row = (await rowsOf(site.state, 'sessions')).find(({ pk, sk }) => pk?.S === key.pk && sk?.S === key.sk);
    expect(Number(row?.usedAt?.N)).toBeGreaterThan(twoDaysAgo);
  });

  test('shows more replies to whoever is signed in', async () => {
    const { ada, question } = await anAnsweredQuestion();
    const more = { ...aLesson, pid: question.id, last_comment_id: '' };
    expect(await ask(site.url, listComments, { ...more, ...ada.proof })).toMatchObject([
      { content: 'Below the stage.' },
    ]);
    await expect(ask(site.url, listComments, more)).rejects.toMatchObject({ status: -1 });
    await expire(site.state, ada);
    await expect(ask(site.url, listComments, { ...more, ...ada.proof })).rejects.toMatchObject({ status: -1 });
  });

  test.each([
    ['a lesson', { dir_id: '404' }, 'There is no such lesson'],
    ['a course', { course_id: 'none' }, 'There is no such lesson'],
    ['half an id', { course_id: '1.2' }, 'There is no such lesson'],
    ['a comment', { last_comment_id: 'last' }, 'There is no such comment'],
  ])('that there is not is refused: %s', async (_, parts, message) => {
    await expect(ask(site.url, listComments, { ...aLesson, ...parts })).rejects.toThrow(message);
  });
});

describe('a comment', () => {
  test('is written under the name of our records, whatever the call says, once in five seconds', async () => {
    const ada = await aMember(site.url);
    const said = { ...aLesson, ...ada.proof, content: 'Who am I?', uname: 'Eve', uid: ada.user.uid };
    const answer = await post(site.url, sendComment, JSON.stringify(said));
    expect(await answer.json()).toMatchObject({
      status: 0,
      msg: 'Success',
      data: { uname: 'Ada Lovelace', btn_del: 1 },
    });
    await expect(ask(site.url, sendComment, said)).rejects.toThrow(/Too many comments\. Please try again in \d second/);
  });

  test.each([
    ['nothing', '', 'Please enter a comment'],
    ['blanks', ' \n\t ', 'Please enter a comment'],
    ['too much', 'x'.repeat(longestComment + 1), `A comment has at most ${longestComment} characters`],
    ['a control character', 'a\u0000b', 'A comment is written in letters, digits and signs'],
  ])('that says %s is refused', async (_, content, message) => {
    const ada = await aMember(site.url);
    await expect(write(site, ada, content)).rejects.toThrow(message);
  });

  test('needs a member who is signed in', async () => {
    const ada = await aMember(site.url);
    await expire(site.state, ada);
    await expect(write(site, ada, 'Anybody?')).rejects.toMatchObject({ status: -1 });
    await expect(ask(site.url, sendComment, { ...aLesson, content: 'Anybody?' })).rejects.toMatchObject({ status: -1 });
  });

  test('with any of a hundred scripts in it passes the firewall, and is shown as the text that it is', async () => {
    const ada = await aMember(site.url);
    for (let at = 0; at < scriptPayloads.length; at += 10) {
      const content = scriptPayloads.slice(at, at + 10).join('\n');
      const { id } = await write(site, ada, content);
      expect(await questionAs(site, id)).toMatchObject({ content });
    }
  }, 120_000);

  test('sent again under its request id is the same comment', async () => {
    const ada = await aMember(site.url);
    const request_id = randomUUID();
    const [first, again] = [
      await write(site, ada, 'Once?', { request_id }),
      await write(site, ada, 'Once?', { request_id: request_id.toUpperCase() }),
    ];
    expect(again).toEqual(first);
    await expect(write(site, ada, 'Twice?', { request_id })).rejects.toThrow('already used for something else');
  });

  test('is deleted by its member alone; a question with answers keeps its place', async () => {
    const { ada, ben, question, answer } = await anAnsweredQuestion();
    await expect(ask(site.url, deleteComment, { ...ben.proof, comment_id: question.id })).rejects.toThrow(
      'no such comment',
    );
    const said = await post(site.url, deleteComment, JSON.stringify({ ...ada.proof, comment_id: question.id }));
    expect(await said.json()).toMatchObject({ status: 0, msg: 'Successfully delete' });
    const gone = { content: '', uname: '', uid: '', deleted: 1, comment_num: 1, comment: [{ id: answer.id }] };
    expect(await questionAs(site, question.id, ada.proof)).toMatchObject(gone);
    await expect(write(site, ben, 'Still there?', { pid: question.id })).rejects.toThrow('There is no such question');
    await ask(site.url, deleteComment, { ...ben.proof, comment_id: answer.id });
    await eventually(
      () => questionAs(site, question.id),
      (found) => found === undefined,
    );
  });
});

describe('whoever asked', () => {
  test('is told of the answer by mail, and ends such mails by one click of a mail program', async () => {
    const { ada, ben, question } = await anAnsweredQuestion();
    const [mail = expect.fail()] = await eventually(
      () => answersTo(ada),
      (mails) => mails.length > 0,
    );
    expect(mail.text).not.toContain('Below the stage');
    const headers = new Map(Object.entries(mail.headers).map(([name, value]) => [name.toLowerCase(), value]));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const link = new URL(headers.get('list-unsubscribe')?.replaceAll(/[<>]/g, '') ?? '');
    expect(`${link.origin}${link.pathname}`).toBe(`${site.url}${unsubscribe.path}`);
    const address = link.href;
    const asking = await fetch(address);
    expect([asking.status, await asking.text()]).toEqual([200, expect.stringContaining('End these mails')]);
    const headersOfMailer = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
    const ended = await fetch(address, {
      method: 'POST',
      headers: headersOfMailer,
      body: 'List-Unsubscribe=One-Click',
    });
    expect([ended.status, await ended.text()]).toEqual([200, expect.stringContaining('These mails have ended')]);
    await write(site, ben, 'And on the right.', { pid: question.id });
    await write(site, ada, 'Thank you', { pid: question.id, to_uid: ben.user.uid });
    await eventually(
      () => answersTo(ben),
      (mails) => mails.length === 1,
    );
    expect(await answersTo(ada)).toHaveLength(1);
  });

  test('is not unsubscribed by a link that we did not make', async () => {
    const { ada, ben, question } = await anAnsweredQuestion();
    const token = `answers.${ada.user.uid}.${'A'.repeat(43)}`;
    const answer = await fetch(`${site.url}${unsubscribe.path}?token=${token}`, { method: 'POST' });
    expect([answer.status, await answer.text()]).toEqual([400, 'This link is not one of ours.']);
    await write(site, ben, 'More', { pid: question.id });
    await eventually(
      () => answersTo(ada),
      (mails) => mails.length === 2,
    );
  });
});

describe('operators', () => {
  const desk = (...args: string[]) => deskCommand(site.state, comments, ...args);

  test('hide a comment and show it again', async () => {
    const { question, answer, ben } = await anAnsweredQuestion();
    await desk('hide', answer.id, '--yes');
    await eventually(
      () => questionAs(site, question.id),
      (found) => found?.comment_num === 0 && found.comment.length === 0,
    );
    expect(JSON.parse(await desk('list', '--hidden'))).toContainEqual(
      expect.objectContaining({ id: answer.id, content: 'Below the stage.', state: 'hidden' }),
    );
    await desk('restore', answer.id, '--yes');
    await eventually(
      () => questionAs(site, question.id),
      (found) => found?.comment_num === 1 && found.comment[0]?.id === answer.id,
    );
    expect(JSON.parse(await desk('list', '--member', ben.user.uid))).toMatchObject([{ id: answer.id, state: 'shown' }]);
    await desk('hide', question.id, '--yes');
    expect(await questionAs(site, question.id)).toMatchObject({ content: '', deleted: 1 });
    await desk('restore', question.id, '--yes');
    expect(await questionAs(site, question.id)).toMatchObject({ content: 'Where is the timeline?', deleted: 0 });
  });

  test('find, export and erase what a member wrote, and what names them', async () => {
    const { ada, ben, question } = await anAnsweredQuestion();
    await write(site, ada, 'Thank you', { pid: question.id, to_uid: ben.user.uid });
    const exported = await eventually(
      async () => JSON.parse(await personalData('export', '--member', ben.user.uid)).community,
      (list) => list.length === 2,
    );
    expect(exported).toMatchObject([
      { kind: 'comment', says: { content: 'Below the stage.' } },
      { kind: 'mention', says: { named: 'Ada Lovelace' } },
    ]);
    expect(await personalData('find', '--member', ben.user.uid)).toContain('comment');
    expect(await personalData('erase', '--member', ben.user.uid, '--yes')).toContain('community');
    await eventually(
      () => questionAs(site, question.id),
      (found) =>
        found?.comment_num === 1 && found.comment[0]?.content === 'Thank you' && found.comment[0].to_name === '',
    );
  });
});

test('nobody is answered by name who is not in the thread', async () => {
  const { ada, question } = await anAnsweredQuestion();
  const stranger = await aMember(site.url);
  await expect(write(site, ada, 'Do you agree?', { pid: question.id, to_uid: stranger.user.uid })).rejects.toThrow(
    'There is no such member in this thread',
  );
});

/** Ends the mails to a member who was answered, by the link in the first of them. */
async function endMailsTo(member: RegisteredMember): Promise<void> {
  const [mail] = await eventually(
    () => answersTo(member),
    ({ length }) => length > 0,
  );
  const [, token = ''] = /token=([\w.-]+)/.exec(mail?.headers['list-unsubscribe'] ?? '') ?? [];
  await fetch(`${site.url}${unsubscribe.path}?token=${token}`, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
}

test('what a member wrote, what names them and which mails they have ended is erased in the community alone', async () => {
  const { ada, ben, question } = await anAnsweredQuestion();
  await write(site, ada, 'Thank you', { pid: question.id, to_uid: ben.user.uid });
  const own = await write(site, ben, 'And where are the cues?');
  const ended = await eventually(
    async () => (await answersTo(ada))[0]?.headers['list-unsubscribe'] ?? '',
    (header) => header !== '',
  );
  expect(ended).toContain(unsubscribe.path);
  await endMailsTo(ben);
  const { operate, operator } = await resolveTarget('local', site.state);
  const asked = { member: ben.user.uid, operator: await operator() };
  let erased = 0;
  const erase = async (cursor = ''): Promise<void> => {
    const page = await operate('erasePersonFromCommunity', erasePersonFromCommunity, { ...asked, cursor });
    erased += page.erased;
    if (page.cursor !== '') await erase(page.cursor);
  };
  // Indices are a moment behind their table.
  await eventually(
    async () => {
      await erase();
      return erased;
    },
    (count) => count === 4,
  );
  expect(await questionAs(site, own.id)).toBeUndefined();
  // A reply is shown once it is counted.
  const left = await eventually(
    () => questionAs(site, question.id),
    (found) => found?.comment.length === 1,
  );
  expect(left).toMatchObject({ comment: [{ content: 'Thank you', to_name: '' }] });
  expect((await ask(site.url, exportOwnComments, ben.proof)).list).toEqual([]);
});

test('a member gets what they wrote, and an account that is erased leaves others’ answers alone', async () => {
  const { ada, ben, question } = await anAnsweredQuestion();
  const cleo = await aMember(site.url);
  const left = await write(site, cleo, 'And it is blue.', { pid: question.id, to_uid: ben.user.uid });
  const { list } = await eventually(
    () => ask(site.url, exportOwnComments, ada.proof),
    ({ list: found }) => found.length === 1,
  );
  expect(list).toMatchObject([{ kind: 'comment', says: { content: 'Where is the timeline?' } }]);
  const hidden = await write(site, ben, 'It is red.', { pid: question.id });
  await deskCommand(site.state, comments, 'hide', hidden.id, '--yes');
  await endMailsTo(ada);
  for (const member of [ben, ada]) await eraseAccount({ url: site.url, stateDirectory: site.state }, member);
  await eventually(
    () => questionAs(site, question.id),
    (found) => found?.deleted === 1 && found.uname === '' && found.content === '' && found.uid === '',
  );
  const [kept, ...others] = (await questionAs(site, question.id))?.comment ?? [];
  expect([kept, others]).toMatchObject([{ id: left.id, content: 'And it is blue.', to_name: '' }, []]);
});
