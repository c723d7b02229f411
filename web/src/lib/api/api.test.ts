import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listProductCategories, listProducts, listReleases } from '../../../../shared/contract/content.ts';
import { recordDownload } from '../../../../shared/contract/downloads.ts';
import { defineEndpoint } from '../../../../shared/contract/endpoint.ts';
import { sendContact, sendEnquiry } from '../../../../shared/contract/enquiries.ts';
import { Refusal } from '../../../../shared/contract/refusal.ts';
import { createSession } from '../session/session.ts';
import { type AskOptions, ask } from './api.ts';
import type { AskedOf, Call, PublicEndpoint } from './call.ts';
import { SessionOver } from './session-over.ts';

type Fetch = typeof globalThis.fetch;

const nobody = createSession({ getItem: () => null, setItem() {}, removeItem() {} });

/** Asks by another way than the network, as nobody. */
function asking(fetch: Fetch, options: AskOptions = {}) {
  const client = { fetch, session: nobody };
  return <Entry extends PublicEndpoint>(entry: Entry, body: AskedOf<Entry>) => ask(entry, body, options, client);
}

function createCall(fetch: Fetch): Call {
  return async (entry, request) => (await asking(fetch)(entry, request)).data;
}

function answering(body: unknown, status = 200) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(String(input));
    return Response.json(body, { status });
  };
  return { asked, call: createCall(fetch) };
}

const category = { type: 21, name: 'S3 Pro' };

describe('a read', () => {
  it('a read is a GET with query parameters on the path of the contract', async () => {
    const { asked, call } = answering({ code: 0, msg: 'success', data: [] });
    await call(listReleases, { type: 21 });
    expect(asked).toEqual(['/api/pc/product_list?type=21']);
  });

  it('a read returns the data that the schema of the reply lets through', async () => {
    const { asked, call } = answering({ status: 0, msg: 'success', data: [category] });
    expect(await call(listProductCategories, {})).toEqual([category]);
    expect(asked).toEqual(['/api/pc/product_category']);
  });

  it.each([
    ['a reply that says no', { status: 1, msg: 'closed' }, 200],
    ['a reply of another shape', { status: 0, data: [{ type: 'S3' }] }, 200],
    ['an error of the server', {}, 503],
  ])('a read fails on %s', async (_, body, status) => {
    const { call } = answering(body, status);
    await expect(call(listProductCategories, {})).rejects.toThrow();
  });

  it('a read fails on a body that is not JSON', async () => {
    const call = createCall(async () => new Response('<html>'));
    await expect(call(listProducts, {})).rejects.toThrow();
  });

  it('a read fails when nothing answers', async () => {
    const call = createCall(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(listProducts, {})).rejects.toThrow('Failed to fetch');
  });
});

describe('a post', () => {
  it('a post outlives the page and carries JSON', async () => {
    const sent: unknown[] = [];
    const note: Fetch = async (input, init) => {
      sent.push(input, init);
      return Response.json({ status: 0, msg: 'success', data: {} });
    };
    await asking(note, { keepalive: true })(recordDownload, { type: 21, version: '5.2.0', system: 1 });
    expect(sent).toEqual([
      '/api/pc/product_download',
      {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: '{"type":21,"version":"5.2.0","system":1,"lang":"en"}',
        signal: expect.any(AbortSignal),
      },
    ]);
  });
});

describe('live data', () => {
  const common = { caller: 'visitor', example: { id: 3 }, dialect: 'status' } as const;
  const request = z.object({ id: z.int() });
  const cache = { kind: 'live', sharedSeconds: 5, staleSeconds: 0 } as const;
  /** A read and a write that changes it, of a path of their own. */
  const aThread = (path: `/${string}`) => {
    const list = defineEndpoint({ ...common, request, summary: 'Lists.', path, response: z.array(z.string()), cache });
    const write: `/${string}` = `${path}_add`;
    const adding = { ...common, request, summary: 'Adds.', path: write, response: z.object({}) };
    const add = defineEndpoint({ ...adding, changes: [list] });
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = async (input, { method = 'GET', cache: mode = 'default', body } = {}) => {
      asked.push([method, String(input), mode, body].filter(Boolean).join(' '));
      if (input === write) throw new TypeError('Failed to fetch');
      return Response.json({ status: 0, msg: 'success', data: [] });
    };
    return { list, add, asked, fetch, call: createCall(fetch) };
  };

  it('live data is read by GET, and no reply that the browser keeps is used unasked', async () => {
    const { list, call, asked } = aThread('/api/notes');
    await call(list, { id: 3 });
    expect(asked).toEqual(['GET /api/notes?id=3 no-cache']);
  });

  it('whoever has written reads past all caches, even if nobody knows whether it arrived', async () => {
    const { list, add, call, asked, fetch } = aThread('/api/notes-here');
    const other = aThread('/api/notes-elsewhere');
    await expect(asking(fetch)(add, { id: 3 })).rejects.toThrow('Failed to fetch');
    await call(list, { id: 3 });
    expect(asked.at(-1)).toBe('POST /api/notes-here default {"id":3,"lang":"en"}');
    await other.call(other.list, { id: 3 });
    expect(other.asked.at(-1)).toMatch(/^GET/);
  });
});

describe('what a person sends', () => {
  const answer =
    (body: unknown, status = 200) =>
    async () =>
      Response.json(body, { status });

  it('what a person sends is JSON on the path of the contract, and the server answers in words', async () => {
    const asked: unknown[] = [];
    const note: Fetch = async (input, init) => {
      asked.push(input, init?.method, init?.body);
      return Response.json({ status: 0, msg: 'Thank you.', data: {} });
    };
    const { message } = await asking(note)(sendContact, { name: 'Ada' });
    expect(message).toBe('Thank you.');
    expect(asked).toEqual(['/api/pc/contact', 'POST', '{"name":"Ada","lang":"en"}']);
  });

  it('what a person sends is a form where the contract says so', async () => {
    const asked: unknown[] = [];
    const words = { name: 'Ada & Zoë', email: '49151', content: 'Two walls\n= 4K', type: 1, website: undefined };
    const note: Fetch = async (input, init) => {
      asked.push(input, init?.headers, init?.body);
      return Response.json({ code: 200, message: 'Thank you.', data: {} });
    };
    const { message } = await asking(note)(sendEnquiry, words);
    expect(message).toBe('Thank you.');
    expect(asked).toEqual([
      '/api/partner/contact',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'name=Ada+%26+Zo%C3%AB&email=49151&content=Two+walls%0A%3D+4K&type=1&lang=en',
    ]);
    const { website, ...sent } = words;
    expect(Object.fromEntries(new URLSearchParams(String(asked[2])))).toEqual({ ...sent, type: '1', lang: 'en' });
  });

  it.each([429, 503])('a busy site (HTTP %i) says how long to wait', async (status) => {
    const headers = { 'retry-after': '12' };
    const busy = asking(async () => new Response('', { status, headers }))(sendContact, {});
    await expect(busy).rejects.toMatchObject({ name: 'SiteBusy', waitMs: 12_000 });
  });

  it('a refusal says what the server said', async () => {
    const refused = asking(answer({ status: 1, msg: 'Please enter your name' }))(sendContact, {});
    await expect(refused).rejects.toThrow(new Refusal('Please enter your name'));
  });

  it('an error of the server is no refusal, whatever its body says', async () => {
    const failed = asking(answer({ status: 0, msg: 'success' }, 503))(sendContact, {});
    await expect(failed).rejects.toThrow('HTTP 503');
    await expect(failed).rejects.not.toThrow(Refusal);
  });
});

describe('what a member asks', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };
  const ada = {
    uid: '7',
    login_token: 'secret',
    userName: 'Ada',
    header: '',
    company: '',
    email: '',
    industry: '',
    telephone: '',
  };
  const readNotes = defineEndpoint({
    summary: 'Reads notes.',
    path: '/api/user/notes',
    caller: 'member',
    request: z.object({ page: z.int() }),
    example: { page: 1 },
    response: z.array(z.string()),
    dialect: 'status',
  });

  /** A member who is signed in, and a server whose answer the test gives when it likes. */
  function aMember() {
    const session = createSession(storage());
    session.signIn(ada);
    const sent: unknown[] = [];
    const answer = Promise.withResolvers<Response>();
    const fetch: Fetch = (_, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return answer.promise;
    };
    const reply = (body: object) => answer.resolve(Response.json(body));
    return { session, sent, reply, asked: () => ask(readNotes, { page: 2 }, {}, { fetch, session }) };
  }

  it('carries the proof of the session', async () => {
    const { sent, reply, asked } = aMember();
    reply({ status: 0, msg: '', data: ['one'] });
    expect((await asked()).data).toEqual(['one']);
    expect(sent).toEqual([{ page: 2, uid: '7', login_token: 'secret', lang: 'en' }]);
  });

  it('a read that says more to members is theirs by POST, and everybody’s by GET', async () => {
    const { listComments } = await import('../../../../shared/contract/community/comments.ts');
    const session = createSession(storage());
    const sent: string[] = [];
    const fetch: Fetch = async (input, { method = 'GET', body } = {}) => {
      sent.push([method, String(input), body].filter(Boolean).join(' '));
      return Response.json({ status: 0, msg: '', data: [] });
    };
    const asked = () => ask(listComments, { course_id: 1, dir_id: 2 }, {}, { fetch, session });
    await asked();
    session.signIn(ada);
    await asked();
    const values = '{"course_id":1,"dir_id":2,"uid":"7","login_token":"secret","lang":"en"}';
    expect(sent).toEqual(['GET /api/pc/comment_list?course_id=1&dir_id=2', `POST /api/pc/comment_list ${values}`]);
  });

  it('is not sent while nobody is signed in', async () => {
    const { session, sent, asked } = aMember();
    session.signOut();
    await expect(asked()).rejects.toThrow(SessionOver);
    expect(sent).toEqual([]);
  });

  it.each([
    ['an answer', { status: 0, msg: '', data: ['one'] }],
    ['a refusal', { status: 1, msg: 'No notes' }],
    ['the end of the session', { status: -1, msg: 'Please sign in' }],
  ])('gets nothing once somebody else is signed in: neither %s', async (_, body) => {
    const { session, reply, asked } = aMember();
    const told: string[] = [];
    session.onExpired((message) => told.push(message));
    const pending = asked();
    session.signIn({ ...ada, uid: '8' });
    reply(body);
    await expect(pending).rejects.toThrow(SessionOver);
    expect(session.user()?.uid).toBe('8');
    expect(told).toEqual([]);
  });

  it('is asked again with the new proof where the same member has signed in again meanwhile', async () => {
    const session = createSession(storage());
    session.signIn(ada);
    const proofs: string[] = [];
    const fetch: Fetch = async (_, init) => {
      const { login_token } = JSON.parse(String(init?.body));
      proofs.push(login_token);
      session.signIn({ ...ada, login_token: 'newer' });
      return Response.json(
        login_token === 'newer' ? { status: 0, msg: '', data: ['one'] } : { status: -1, msg: 'Over' },
      );
    };
    expect((await ask(readNotes, { page: 2 }, {}, { fetch, session })).data).toEqual(['one']);
    expect(proofs).toEqual(['secret', 'newer']);
    expect(session.user()?.login_token).toBe('newer');
  });

  it("ends the session with the server's message when that no longer takes it", async () => {
    const { session, reply, asked } = aMember();
    const told: string[] = [];
    session.onExpired((message) => told.push(message));
    reply({ status: -1, msg: 'Please sign in again' });
    await expect(asked()).rejects.toThrow(SessionOver);
    expect(session.user()).toBeNull();
    expect(told).toEqual(['Please sign in again']);
  });
});

it('a file makes a body multipart, and the browser names its boundary', async () => {
  const sent: RequestInit[] = [];
  const note: Fetch = async (_, init = {}) => {
    sent.push(init);
    return Response.json({ status: 0, msg: '', data: {} });
  };
  const upload = defineEndpoint({
    summary: 'Takes a picture.',
    path: '/api/user/picture',
    caller: 'visitor',
    request: z.object({ file: z.instanceof(Blob) }),
    example: { file: new Blob() },
    response: z.object({}),
    dialect: 'status',
  });
  await asking(note)(upload, { file: new Blob(['a picture'], { type: 'image/png' }) });
  const [{ headers, body } = {}] = sent;
  expect(headers).toBeUndefined();
  expect(body).toBeInstanceOf(FormData);
  const form = body as FormData;
  expect(await (form.get('file') as Blob).text()).toBe('a picture');
  expect(form.get('lang')).toBe('en');
});
