import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bindClient, listMessages, pingMessages } from '../../../../shared/contract/community/messages.ts';
import { messagePages } from '../../../../shared/contract/message-pages.ts';
import { pageReply } from '../../../../shared/contract/page-number.ts';
import { Refusal } from '../../../../shared/contract/refusal.ts';
import { answer } from '../../../testing/components/answer.ts';
import { aMember } from '../../../testing/components/member.ts';
import { renderAt } from '../../../testing/components/render-at.tsx';
import { MemberMessages } from '../../features/company/messages/member-messages.tsx';
import { session } from '../../lib/session/browser-session.ts';
import { UnreadAnswers } from './unread-answers.tsx';

const time = '2026-06-18T14:05:00Z';
const soon = { timeout: 50_000 };

/** Lets what the page asks again and again be due, as its return from the background does. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

test('an unread answer stays so on the contact page until the thread is on the screen', async () => {
  aMember();
  let unread = 1;
  answer(pingMessages, () => ({ data: { unread, time } }));
  answer(bindClient, () => ({ data: {} }));
  const read = answer(listMessages, () => {
    unread = 0;
    const list = [{ id: '1', from: 'staff', content: 'There', create_time: time }] as const;
    return { data: pageReply(messagePages, { list, count: 1 }) };
  });
  await renderAt(
    '/contact',
    <>
      <UnreadAnswers />
      <div style={{ height: '200vh' }} />
      <MemberMessages />
      <footer>The end</footer>
    </>,
  );
  const mark = page.getByRole('link', { name: '1 unread answer of customer service' });
  await expect.element(mark).toHaveAttribute('href', '/contact#messages');
  expect(read).toEqual([]);
  page.getByText('The end').element().scrollIntoView();
  await expect.element(page.getByRole('log').getByText('There')).toBeVisible();
  await expect.element(mark).not.toBeInTheDocument();
});

test('unread answers are not asked for while the page is hidden', async () => {
  aMember();
  const pings = answer(pingMessages, () => ({ data: { unread: 0, time } }));
  await renderAt('/about', <UnreadAnswers />);
  await expect.poll(() => pings, soon).toHaveLength(1);
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'hidden'));
  comeBack();
  await new Promise((idle) => requestIdleCallback(idle));
  expect(pings).toHaveLength(1);
});

test('a session that is over when nobody has asked takes nothing away', async () => {
  aMember();
  const expired = vi.fn();
  session.onExpired(expired);
  const pings = answer(pingMessages, () => new Refusal('Please sign in again', -1));
  await renderAt('/home', <UnreadAnswers />);
  // Somebody who is signed out would not be asked for again.
  for (const times of [1, 2, 3]) {
    await expect.poll(() => pings, soon).toHaveLength(times);
    await new Promise((idle) => requestIdleCallback(idle));
    comeBack();
  }
  expect(expired).not.toHaveBeenCalled();
  expect(session.user()).not.toBeNull();
});
