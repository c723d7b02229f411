import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answer, noConnection } from '../../../../testing/components/answer.ts';
import { textsOf } from '../../../../testing/components/texts-of.ts';
import { addToWall, listNotes, readWall } from '../../../../testing/pages/contract.ts';
import LiveNotesPage from '../../../../testing/pages/live-notes-page.tsx';
import { session } from '../../../lib/session/browser-session.ts';

const notes = page.getByRole('list', { name: 'Notes' }).getByRole('listitem');
const retry = page.getByRole('button', { name: 'Try again' });
const nothing = page.getByText('Nothing is noted yet.');
const mine = (name: string) => page.getByText(`Mine: ${name}`);

/** What everybody noted, as the server has it; it answers once `held` is over. */
function aWall() {
  const walls: Record<string, string[]> = { a: ['first', 'second'], b: [] };
  const server = { walls, held: Promise.withResolvers<void>(), isDown: false };
  server.held.resolve();
  const sent = answer(readWall, async ({ list }) => {
    const reply = server.isDown ? noConnection : { data: [...(walls[list] ?? [])] }; // as things stand when it is asked
    return server.held.promise.then(() => reply);
  });
  answer(addToWall, ({ list, text }) => {
    walls[list]?.push(text);
    return { data: {} };
  });
  answer(listNotes, async ({ login_token: owner }) => server.held.promise.then(() => ({ data: { owner, notes: [] } })));
  return { server, sent };
}

const aPage = (list: string) => <LiveNotesPage data={null} params={{ list }} reload={() => {}} />;

function signIn(uid: string, name: string): void {
  const others = { header: '', company: '', email: '', industry: '', telephone: '' };
  session.signIn({ uid, login_token: name, userName: name, ...others });
  onTestFinished(() => session.signOut());
}

test('a live part is asked for once the page has started, and again once something was written', async () => {
  const { sent } = aWall();
  await render(aPage('a'));
  await expect.element(notes.nth(1)).toBeVisible();
  expect(sent).toEqual([{ list: 'a' }]);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.poll(() => textsOf(notes)).toEqual(['first', 'second', 'A new note']);
});

test('a live part is asked for again when Back brings the page from the cache of the browser', async () => {
  const { server } = aWall();
  await render(aPage('a'));
  await expect.element(notes.nth(1)).toBeVisible();
  server.walls.a = ['first', 'second', 'of somebody else'];
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => textsOf(notes)).toEqual(['first', 'second', 'of somebody else']);
});

test('a live part shows what was asked for last, and nothing is said to be empty before it is known', async () => {
  const { server, sent } = aWall();
  const { rerender } = await render(aPage('a'));
  await expect.element(notes.first()).toBeVisible();
  server.held = Promise.withResolvers();
  await rerender(aPage('b'));
  await expect.poll(() => sent).toHaveLength(2);
  await expect.element(nothing).not.toBeInTheDocument();
  await rerender(aPage('a'));
  server.held.resolve();
  await expect.element(notes.nth(1)).toBeVisible();
  await expect.element(nothing).not.toBeInTheDocument();
  await rerender(aPage('b'));
  await expect.element(nothing).toBeVisible();
});

test('a live part that cannot be had says so and tries again, by a press and by itself', async () => {
  const { server, sent } = aWall();
  server.isDown = true;
  await render(aPage('a'));
  await retry.click();
  await expect.poll(() => sent).toHaveLength(2);
  await expect.element(retry).toBeVisible();
  server.isDown = false;
  dispatchEvent(new Event('online'));
  await expect.element(notes.nth(1)).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

test('what breaks in a live part leaves its page as it is, and is shown once a retry brings what does not break', async () => {
  const { server } = aWall();
  server.walls.a = ['This breaks'];
  await render(aPage('a'));
  await expect.element(page.getByText('Something went wrong with the notes.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Wall' })).toBeVisible();
  await retry.click();
  await expect.element(page.getByText('It failed again.')).toBeVisible();
  server.walls.a = ['first'];
  await retry.click();
  await expect.element(notes).toHaveTextContent('first');
  await expect.poll(() => document.activeElement).toHaveAttribute('data-live-part');
});

test('a live part shows nothing of a member once another one is signed in, or nobody', async () => {
  const { server } = aWall();
  signIn('7', 'Ada');
  await render(aPage('a'));
  await expect.element(mine('Ada')).toBeVisible();
  await expect.element(notes.nth(1)).toBeVisible();
  server.held = Promise.withResolvers();
  signIn('8', 'Ben');
  await expect.element(mine('Ada')).not.toBeInTheDocument();
  server.held.resolve();
  await expect.element(mine('Ben')).toBeVisible();
  session.signOut();
  await expect.element(mine('Ben')).not.toBeInTheDocument();
  await expect.element(notes.nth(1)).toBeVisible();
});

test('a live part that everybody may see stays while somebody signs in', async () => {
  const { server, sent } = aWall();
  await render(aPage('a'));
  await expect.element(notes.nth(1)).toBeVisible();
  server.held = Promise.withResolvers();
  signIn('7', 'Ada');
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  expect(textsOf(notes)).toHaveLength(2);
  server.held.resolve();
  await expect.element(mine('Ada')).toBeVisible();
});
