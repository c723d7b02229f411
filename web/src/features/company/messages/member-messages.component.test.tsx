import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bindClient, listMessages, pingMessages } from '../../../../../shared/contract/community/messages.ts';
import { messagePages } from '../../../../../shared/contract/message-pages.ts';
import type { Message } from '../../../../../shared/contract/message-schemas.ts';
import { pageReply } from '../../../../../shared/contract/page-number.ts';
import { Refusal } from '../../../../../shared/contract/refusal.ts';
import { expectAccessible } from '../../../../testing/components/accessibility.ts';
import { answer } from '../../../../testing/components/answer.ts';
import { aMember } from '../../../../testing/components/member.ts';
import { renderAt } from '../../../../testing/components/render-at.tsx';
import { answerSignIn } from '../../../../testing/components/sign-in.ts';
import { session } from '../../../lib/session/browser-session.ts';
import { UnreadMark } from '../../../shared-features/messages/unread-mark.tsx';
import { MemberMessages } from './member-messages.tsx';

/** For what nothing on the screen tells, on whatever machine. */
const soon = { timeout: 50_000 };
const create_time = '2026-06-18T14:05:00Z';
const none = 'You have not written yet. Customer service answers here.';
const text = (words: string) => page.getByText(words);
const log = page.getByRole('log', { name: 'Messages' });
const items = log.getByRole('listitem');
const earlier = page.getByRole('button', { name: 'Show earlier messages' });

/** A member at a thread with these messages, the oldest first. */
function aThread(...contents: string[]) {
  aMember();
  answer(bindClient, () => ({ data: {} }));
  answer(pingMessages, () => ({ data: { unread: 0, time: create_time } }));
  const list = contents
    .map((content, at): Message => ({ id: String(at), from: at % 2 === 0 ? 'member' : 'staff', content, create_time }))
    .toReversed();
  const newest = (limit: number) => ({
    data: pageReply(messagePages, { list: list.slice(0, limit), count: list.length }),
  });
  answer(listMessages, ({ limit }) => newest(limit));
  return newest(15);
}

test('a visitor is told that it is the members’, and may sign in; nothing is asked for', async () => {
  const calls = answer(listMessages, () => new Error('Nobody is signed in'));
  const timesAsked = answerSignIn();
  await renderAt('/contact', <MemberMessages />);
  await expect
    .element(text('Members write to customer service here, and find the answers in the same place.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Sign in to write' }).click();
  await expect.poll(timesAsked, soon).toBe(1);
  expect(calls).toEqual([]);
});

test('earlier messages come when they are asked for', async () => {
  aThread(...Array.from({ length: 8 }, (_, at) => [`Question ${at + 1}`, `Answer ${at + 1}`]).flat());
  await renderAt('/contact', <MemberMessages />);
  await expect.element(text('Answer 8')).toBeVisible();
  expect(items.elements()).toHaveLength(15);
  await earlier.click();
  await expect.element(text('Question 1')).toBeInTheDocument();
  expect(items.elements()).toHaveLength(16);
  await expect.element(earlier).not.toBeInTheDocument();
});

test('messages that cannot be had say so and are tried again, and never look empty', async () => {
  const newest = aThread('Hello');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  answer(listMessages, (_, place) => (place === 0 ? released.then(() => new Response('', { status: 500 })) : newest));
  await renderAt('/contact', <MemberMessages />);
  await expect.poll(() => document.querySelector('[data-live-part][aria-busy="true"]'), soon).not.toBeNull();
  await expect.element(text(none)).not.toBeInTheDocument();
  release();
  await expect.element(text('Something went wrong on the way to your messages.')).toBeVisible();
  await expect.element(text(none)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(text('Hello')).toBeVisible();
});

test('a thread is accessible on a phone, light and dark, and as wide as the screen whatever is written', async () => {
  await page.viewport(390, 844);
  aThread(`A long word: ${'x'.repeat(200)}`);
  await renderAt('/contact', <MemberMessages />);
  await expect.element(text(`A long word: ${'x'.repeat(200)}`)).toBeVisible();
  await expectAccessible();
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(log.element().scrollWidth).toBe(log.element().clientWidth);
});

/** Lets what the page asks again and again be due, as its return from the background does. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

test('an unread answer stays so on the contact page until the thread is on the screen', async () => {
  const newest = aThread('Where?', 'There');
  const read = answer(listMessages, () => newest);
  answer(pingMessages, () => ({ data: { unread: 1 - read.length, time: create_time } }));
  await renderAt(
    '/contact',
    <>
      <UnreadMark />
      <div style={{ height: '200vh' }} />
      <MemberMessages />
      <footer>The end</footer>
    </>,
  );
  const mark = page.getByRole('link', { name: '1 unread answer of customer service' });
  await expect.element(mark).toHaveAttribute('href', '/contact#messages');
  const thread = text('Loading your messages …').or(page.getByRole('textbox', { name: 'Your message' }));
  expect([thread.elements(), read]).toEqual([[], []]);
  text('The end').element().scrollIntoView();
  await expect.element(log.getByText('There')).toBeVisible();
  await expect.element(mark).not.toBeInTheDocument();
});

test('unread answers are not asked for while the page is hidden', async () => {
  aMember();
  const pings = answer(pingMessages, () => ({ data: { unread: 0, time: create_time } }));
  await renderAt('/about', <UnreadMark />);
  await expect.poll(() => pings, soon).toHaveLength(1);
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'hidden'));
  comeBack();
  await new Promise((later) => setTimeout(later));
  expect(pings).toHaveLength(1);
});

test('a session that is over when nobody has asked takes nothing away', async () => {
  aMember();
  const expired = vi.fn();
  session.onExpired(expired);
  const pings = answer(pingMessages, () => new Refusal('Please sign in again', -1));
  await renderAt('/home', <UnreadMark />);
  // Somebody who is signed out would not be asked for again.
  for (const times of [1, 2, 3, 4]) {
    await expect.poll(() => pings, soon).toHaveLength(times);
    comeBack();
  }
  expect(expired).not.toHaveBeenCalled();
  expect(session.user()).not.toBeNull();
});
