import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Request } from 'playwright';
import { inject } from 'vitest';
import { testPagesFolder } from '../support/browsers/test-pages.ts';
import { aVisitor } from './a-visitor.ts';

const client = join(testPagesFolder, 'client');

/** What a member's call carries. */
type Body = Readonly<Record<string, string>>;

interface Member {
  readonly uid: string;
  readonly name: string;
  readonly token: string;
}

export const ada: Member = { uid: '7', name: 'Ada', token: 'ada-token' };
export const ben: Member = { uid: '8', name: 'Ben', token: 'ben-token' };

/** The sessions of the test pages and what their calls answer; the test ends sessions, and holds or breaks answers. */
function aSessionHandler() {
  const sessions = new Map([ada, ben].map((member) => [member.token, member]));
  const tokens = new Map([['once', ada]]);
  const calls: { path: string; body: Body }[] = [];
  const companies = new Map<string, string>();
  const gate = { held: undefined as Promise<void> | undefined, isDown: false };

  function answer(path: string, body: Body): object {
    const member = sessions.get(body.login_token ?? '');
    if (path === '/api/pc/test_once') {
      const found = tokens.get(body.token ?? '');
      tokens.delete(body.token ?? '');
      if (!found) return { status: 1, msg: 'This link has been used' };
      return { status: 0, msg: '', data: { uid: found.uid, login_token: found.token } };
    }
    if (!member || member.uid !== body.uid) return { status: -1, msg: 'Please sign in again' };
    if (path === '/api/user/test_notes')
      return { status: 0, msg: '', data: { owner: member.name, notes: ['one', 'two'] } };
    if (path === '/api/user/test_profile_edit') {
      companies.set(member.uid, body.company ?? '');
      return { status: 0, msg: 'Saved', data: { company: body.company } };
    }
    if (body.id === '2') return { status: 1, msg: 'This profile is not yours' };
    return { status: 0, msg: '', data: { company: companies.get(member.uid) ?? `${member.name}’s company` } };
  }

  return {
    calls,
    /** Begins a session on the server, as another sign-in of a member does. */
    begin: (member: Member) => void sessions.set(member.token, member),
    /** Ends a session on the server. */
    end: (member: Member) => void sessions.delete(member.token),
    /** Saves the company of a member, as on another device. */
    save: ({ uid }: Member, company: string) => void companies.set(uid, company),
    /** Holds all answers until they are released. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate.held = promise;
      return () => {
        gate.held = undefined;
        resolve();
      };
    },
    setDown(isDown: boolean) {
      gate.isDown = isDown;
    },
    /** @returns undefined where nothing answers */
    async respond(request: Request): Promise<object | undefined> {
      const { pathname, searchParams } = new URL(request.url());
      const body: Body =
        request.method() === 'GET' ? Object.fromEntries(searchParams) : JSON.parse(request.postData() ?? '{}');
      calls.push({ path: pathname, body });
      const isDown = gate.isDown;
      const reply = isDown ? undefined : answer(pathname, body); // as things stand when it is asked
      await gate.held;
      return reply;
    },
  };
}

type SessionHandler = ReturnType<typeof aSessionHandler>;

/** Puts the documents and scripts of the test pages before a browser, with the headers of the site. */
async function serve(context: BrowserContext, handler: SessionHandler): Promise<void> {
  const { headers } = await fetch(`${inject('siteUrl')}/home`);
  const policy = { 'content-security-policy': headers.get('content-security-policy') ?? '' };
  await context.route(/\/(home|live-notes|member-[\w-]+)(\?.*)?$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = await readFile(join(client, `${pathname}.html`)).catch(() => undefined);
    await (body
      ? route.fulfill({ body, contentType: 'text/html', headers: policy })
      : route.fulfill({ status: 404, body: '' }));
  });
  await context.route('**/assets/*', (route) =>
    route.fulfill({ path: join(client, new URL(route.request().url()).pathname) }),
  );
  await context.route('**/api/{user,pc}/test_*', async (route) => {
    const json = await handler.respond(route.request());
    await (json ? route.fulfill({ json }) : route.abort());
  });
}

/** A visitor of the site of the test pages. @param member who is signed in; nobody without one */
export async function aMemberVisitor(member?: Member, options?: BrowserContextOptions) {
  const visitor = await aVisitor(options);
  const handler = aSessionHandler();
  await serve(visitor.page.context(), handler);
  if (member) await signIn(visitor.page.context(), member);
  return { ...visitor, handler };
}

/** Signs a member in as another tab does. */
export async function signIn(context: BrowserContext, member: Member | null): Promise<void> {
  const tab = await context.newPage();
  await tab.goto('/home');
  await tab.evaluate((user) => {
    if (user)
      localStorage.setItem('userInfo', JSON.stringify({ uid: user.uid, login_token: user.token, userName: user.name }));
    else localStorage.removeItem('userInfo');
  }, member);
  await tab.close();
}
