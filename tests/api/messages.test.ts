import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { messageAnswered } from '../../events/message-answered/event.ts';
import example from '../../events/message-answered/examples/v1/first-answer.json' with { type: 'json' };
import { anAddress } from '../../infra/dev/demo/loopback.ts';
import { deleteAccount } from '../../shared/contract/accounts/own-account.ts';
import { exportOwnComments } from '../../shared/contract/community/comments.ts';
import { bindClient, listMessages, pingMessages, sendMessage } from '../../shared/contract/community/messages.ts';
import { messageLengths } from '../../shared/message-lengths.ts';
import { aMember, ask, expire } from '../support/people/members.ts';
import { mailsOfAnswers, messagesOf, replyTo, waitingThreads, writeTo } from '../support/people/messages.ts';
import { post } from '../support/requests/api-client.ts';
import { scriptPayloads } from '../support/requests/script-payloads.ts';
import { eventually } from '../support/runs/eventually.ts';
import { personCommand } from '../support/site/operators.ts';
import { handEvent } from '../support/telling/handed-event.ts';
import { queued } from '../support/telling/queues.ts';

const site = { url: inject('siteUrl'), state: inject('siteState') };

const personalData = (...args: string[]) => personCommand(site.state, 'personal-data', ...args);

describe('a thread', () => {
  test('has what its member and customer service wrote, for nobody else', async () => {
    const [ada, ben] = [await aMember(site.url), await aMember(site.url)];
    await ask(site.url, bindClient, { ...ada.proof, client_id: '7f0000010b5400000001' });
    const said = await post(site.url, sendMessage, JSON.stringify({ ...ada.proof, content: 'No cap' }));
    expect(await said.json()).toMatchObject({
      status: 0,
      msg: 'Your message is with customer service.',
      data: { from: 'member' },
    });
    await replyTo(site.state, ada, 'One is on its way');
    expect(await ask(site.url, listMessages, ada.proof)).toMatchObject({
      list: [
        { from: 'staff', content: 'One is on its way' },
        { from: 'member', content: 'No cap' },
      ],
      count: 2,
    });
    expect(await ask(site.url, listMessages, ben.proof)).toEqual({ list: [], count: 0 });
  });

  test('is read in pages', async () => {
    const ada = await aMember(site.url);
    for (const content of ['1', '2', '3']) await writeTo(site, ada, content);
    const pages = [1, 2, 3].map((page) => ask(site.url, listMessages, { ...ada.proof, page, limit: 2 }));
    const contents = (await Promise.all(pages)).map(({ list }) => list.map(({ content }) => content));
    expect(contents).toEqual([['3', '2'], ['1'], []]);
  });

  test('needs a member who is signed in', async () => {
    const ada = await aMember(site.url);
    await expire(site.state, ada);
    for (const entry of [listMessages, pingMessages])
      await expect(ask(site.url, entry, ada.proof)).rejects.toMatchObject({ status: -1 });
    await expect(writeTo(site, ada, 'Anybody?')).rejects.toMatchObject({ status: -1 });
  });
});

describe('a message', () => {
  test.each([
    ['nothing', ' \n ', 'Please enter a message'],
    ['too much', 'x'.repeat(messageLengths.content + 1), 'A message has at most 2000 characters'],
    ['a control character', 'a\u0000b', 'A message is written in letters, digits and signs'],
  ])('that says %s is refused', async (_, content, message) => {
    await expect(writeTo(site, await aMember(site.url), content)).rejects.toThrow(message);
  });

  test('with any of a hundred scripts in it passes the firewall, and is answered as the text that it is', async () => {
    const ada = await aMember(site.url);
    const size = Math.ceil(scriptPayloads.length / 10);
    for (let at = 0; at < scriptPayloads.length; at += size) {
      const content = scriptPayloads
        .slice(at, at + size)
        .join('\n')
        .slice(0, messageLengths.content)
        .trim();
      expect(await writeTo(site, ada, content)).toMatchObject({ content });
    }
  });

  test('is written ten times a minute, and the eleventh is told how long to wait', async () => {
    const ada = await aMember(site.url);
    for (let number = 1; number <= 10; number += 1) await writeTo(site, ada, `${number}`);
    await expect(writeTo(site, ada, 'And one more')).rejects.toThrow(
      /Too many messages\. Please try again in (\d+ seconds|1 minute)\./,
    );
  });

  test('sent twenty times at once under its request id is one message', async () => {
    const ada = await aMember(site.url);
    const request_id = randomUUID();
    const sent = await Promise.all(Array.from({ length: 20 }, () => writeTo(site, ada, 'Once', { request_id })));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(await ask(site.url, listMessages, ada.proof)).toMatchObject({ count: 1 });
    await expect(writeTo(site, ada, 'Twice', { request_id })).rejects.toThrow('already used for something else');
  });
});

describe('a ping', () => {
  test('counts the answers that are not read, until the thread is', async () => {
    const ada = await aMember(site.url);
    const unread = async () => (await ask(site.url, pingMessages, ada.proof)).unread;
    await writeTo(site, ada, 'Two things');
    expect(await unread()).toBe(0);
    await replyTo(site.state, ada, 'First');
    await replyTo(site.state, ada, 'Second');
    expect(await unread()).toBe(2);
    await messagesOf(site.state, ada);
    expect(await unread()).toBe(2);
    await ask(site.url, listMessages, { ...ada.proof, page: 2, limit: 1 });
    expect(await unread()).toBe(2);
    await ask(site.url, listMessages, ada.proof);
    expect(await unread()).toBe(0);
  });

  test('is answered to a hundred pages behind one network, again and again', async () => {
    const [ada, network] = [await aMember(site.url), anAddress()];
    const pings = () => Promise.all(Array.from({ length: 100 }, () => ask(site.url, pingMessages, ada.proof, network)));
    const answers = [...(await pings()), ...(await pings())];
    expect(answers.filter(({ unread }) => unread === 0)).toHaveLength(200);
    expect(Math.abs(Date.parse(answers[0]?.time ?? '') - Date.now())).toBeLessThan(120_000);
  });
});

describe('customer service', () => {
  test('sees who waits, opened by nobody, until they are answered', async () => {
    const ada = await aMember(site.url);
    await writeTo(site, ada, 'First');
    await writeTo(site, ada, 'Second');
    const ofAda = ({ member }: { member: string }) => member === ada.user.uid;
    const [waiting] = await eventually(
      async () => (await waitingThreads(site.state)).filter(ofAda),
      ([found]) => found?.messages === 2,
    );
    expect(Object.keys(waiting)).toEqual(['member', 'messages', 'since']);
    await replyTo(site.state, ada, 'Both are done');
    await eventually(
      async () => (await waitingThreads(site.state)).filter(ofAda),
      (found) => found.length === 0,
    );
  });

  test('opens a thread in the order in which it was written', async () => {
    const ada = await aMember(site.url);
    await writeTo(site, ada, 'First');
    await replyTo(site.state, ada, 'Second');
    expect(await messagesOf(site.state, ada)).toMatchObject([{ content: 'First' }, { content: 'Second' }]);
  });

  test('answers nobody who has not written', async () => {
    const ada = await aMember(site.url);
    await expect(replyTo(site.state, ada, 'Hello')).rejects.toThrow('This member has not written');
    await expect(messagesOf(site.state, ada)).rejects.toThrow('This member has not written');
  });

  test('has no mail sent before five minutes have passed', async () => {
    const ada = await aMember(site.url);
    await writeTo(site, ada, 'A question');
    await replyTo(site.state, ada, 'An answer');
    await eventually(
      () => queued(site.url, 'mail-unread-messages'),
      ({ waiting }) => waiting > 0,
    );
    expect(await mailsOfAnswers(site.url, ada)).toEqual([]);
  });

  test('has a mail sent where the answer is not read by then', async () => {
    const ada = await aMember(site.url);
    await writeTo(site, ada, 'A question');
    await replyTo(site.state, ada, 'An answer');
    const detail = { ...example, id: randomUUID(), data: { ...example.data, uid: ada.user.uid, answer: 1 } };
    await handEvent(site.state, 'mailUnreadMessages', { name: messageAnswered.name, detail });
    const mails = await eventually(
      () => mailsOfAnswers(site.url, ada),
      ({ length }) => length > 0,
    );
    expect(mails.map(({ text }) => text.includes('An answer'))).toEqual([false]);
  });
});

describe('what is kept', () => {
  test('is given to its member, and to operators who are asked for it', async () => {
    const ada = await aMember(site.url);
    await writeTo(site, ada, 'Mine');
    await replyTo(site.state, ada, 'Yours');
    const kinds = (list: readonly { kind: string }[]) => list.map(({ kind }) => kind);
    const { list } = await ask(site.url, exportOwnComments, ada.proof);
    expect(kinds(list)).toEqual(['thread', 'message', 'message']);
    expect(list.slice(1)).toMatchObject([{ says: { content: 'Mine' } }, { says: { content: 'Yours' } }]);
    const { community } = JSON.parse(await personalData('export', '--member', ada.user.uid));
    expect(kinds(community)).toEqual(['thread', 'message', 'message']);
  });

  test('goes with the account', async () => {
    const ada = await aMember(site.url);
    await writeTo(site, ada, 'Mine');
    await ask(site.url, deleteAccount, { ...ada.proof, password: ada.password });
    await personalData('erase', '--email', ada.email, '--yes');
    await eventually(
      async () => JSON.parse(await personalData('export', '--member', ada.user.uid)).community,
      (left) => left.length === 0,
    );
    await expect(messagesOf(site.state, ada)).rejects.toThrow('This member has not written');
  });
});
