import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../functions/platform/calls/endpoint.ts';
import { append, lengthOf, pageOf, partitionOf } from '../../functions/platform/tables/numbered-list.ts';
import { aContext } from '../../functions/platform/testing/builders.ts';
import { tablesInMemory } from '../../functions/platform/testing/tables-in-memory.ts';
import { apiPaths } from '../../infra/edge/api-paths.ts';
import { edgeCode } from '../../infra/edge/viewer-functions.ts';
import { anApi } from '../../infra/local/testing/an-api.ts';
import { aCachePolicy, anEdge, anOriginRequestPolicy } from '../../infra/local/testing/an-edge.ts';
import { invalidationPaths } from '../../infra/publish/invalidate.ts';
import { defineEndpoint } from '../../shared/contract/endpoint.ts';
import { paged, pageReply, pageRequest } from '../../shared/contract/page-number.ts';
import { siteHostHeader } from '../../shared/site-host.ts';
import { ask } from '../../web/src/lib/api/api.ts';
import type { Call } from '../../web/src/lib/api/call.ts';
import { session } from '../../web/src/lib/session/browser-session.ts';

type Path = `/${string}`;

const notePages = { size: 3, most: 5, names: { page: 'pageindex', size: 'pagesize', count: 'datacount' } } as const;
const live = { kind: 'live', sharedSeconds: 5, staleSeconds: 2 } as const;

/** Entries of a lesson's notes under paths of their own: what a page load has written is kept by path. */
function entriesAt(path: Path) {
  const below = (name: string): Path => `${path}_${name}`;
  const common = { caller: 'visitor', dialect: 'status' } as const;
  const Note = z.object({ text: z.string() });
  const read = { ...common, request: pageRequest(notePages, {}), example: {}, response: paged(notePages, Note) };
  const listNotes = defineEndpoint({ ...read, summary: 'Lists notes.', path, cache: live });
  const cache = { kind: 'content', sharedSeconds: 300, staleSeconds: 600 } as const;
  const listLessons = defineEndpoint({ ...read, summary: 'Lists lessons.', path: below('lessons'), cache });
  const addNote = defineEndpoint({
    ...common,
    summary: 'Adds a note.',
    path: below('add'),
    request: z.object({ text: z.string() }),
    example: { text: 'First' },
    response: z.object({}),
    changes: [listNotes],
  });
  return { listNotes, listLessons, addNote };
}

/** A lesson's notes behind the local edge, whose clock the test moves; `asked` lists what reached the functions. */
async function aLesson(path: Path) {
  const entries = entriesAt(path);
  const { table, transact } = tablesInMemory();
  const notes = partitionOf(table('enquiries'), 'notes#lesson-1');
  const read = async (asked: { readonly page: number; readonly size: number }) => {
    const { list, count } = await pageOf(notes, asked);
    return pageReply(notePages, { list: list.map(({ text }) => ({ text: String(text) })), count });
  };
  const add = async (text: string) => {
    const length = await lengthOf(notes);
    await transact<'grown'>((all) => append(all, 'enquiries', { list: notes, length, entry: { text }, name: 'grown' }));
    return {};
  };
  const functions = new Map(
    [
      [entries.listNotes, endpoint(entries.listNotes, { uses: {} }, () => read).start({})] as const,
      [entries.listLessons, endpoint(entries.listLessons, { uses: {} }, () => read).start({})] as const,
      [
        entries.addNote,
        endpoint(
          entries.addNote,
          { uses: {} },
          () =>
            ({ text }) =>
              add(text),
        ).start({}),
      ] as const,
    ].map(([entry, start]): [string, typeof start] => [entry.path, start]),
  );

  const asked: string[] = [];
  const invoke = (_: string, event: unknown) => {
    const call = event as APIGatewayProxyEventV2; // as the local HTTP API sends it
    asked.push([call.requestContext.http.method, call.rawPath.replace(path, ''), call.rawQueryString].join(' ').trim());
    return functions.get(call.rawPath)?.(call, aContext());
  };
  const routes = [...functions.keys()].flatMap((each) => [`GET ${each}`, `POST ${each}`]);
  const api = await anApi(invoke, { routes });
  const [started, clock] = [Date.now(), { seconds: 0 }];
  const all = { QueryStringsConfig: { QueryStringBehavior: 'all' } };
  const edge = await anEdge(() => {}, {
    now: () => started + clock.seconds * 1_000,
    fetchOrigin: () => api.url,
    functions: {
      'api-request': edgeCode('api-request', {
        paths: apiPaths({ contract: { learning: entries } }),
        hostHeader: siteHostHeader,
        host: null,
      }),
    },
    cachePolicy: aCachePolicy({ DefaultTTL: 0, keyed: all }),
    originRequestPolicy: anOriginRequestPolicy({
      ...all,
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Content-Type'] },
    }),
    behaviour: {
      AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
      OriginRequestPolicyId: 'request',
      FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: 'api-request' }],
    },
  });
  onTestFinished(edge.stop);
  const throughEdge: typeof globalThis.fetch = (address, init) => fetch(`${edge.url}${address}`, init);
  const textsOf = (data: { readonly list: readonly { readonly text: string }[] }) => data.list.map(({ text }) => text);
  const client = { fetch: throughEdge, session };
  const call: Call = async (entry, request) => (await ask(entry, request, {}, client)).data;
  return {
    ...entries,
    edge,
    asked,
    add,
    pass: (seconds: number) => {
      clock.seconds += seconds;
    },
    /** As somebody sees it who has written nothing. */
    seen: async (query = '', headers = {}) => {
      const response = await throughEdge(`${path}${query}`, { headers });
      const text = await response.text();
      const etag = response.headers.get('etag') ?? '';
      return { status: response.status, etag, texts: text === '' ? [] : textsOf(JSON.parse(text).data) };
    },
    /** As our own client sees it. */
    mine: async () => textsOf(await call(entries.listNotes, {})),
    write: (text: string) => ask(entries.addNote, { text }, {}, client),
    read: () => edge.get(`${path}_lessons`),
  };
}

test('live data is asked of its function once for all who come within its seconds, and then anew', async () => {
  const { seen, add, pass, asked } = await aLesson('/api/live/once');
  await add('one');
  expect((await Promise.all(Array.from({ length: 20 }, () => seen()))).map(({ texts }) => texts)).toEqual(
    Array(20).fill(['one']),
  );
  await add('two');
  pass(4);
  expect((await seen()).texts).toEqual(['one']);
  expect(asked).toEqual(['GET']);
  pass(4);
  expect((await seen()).texts).toEqual(['two', 'one']);
  expect(asked).toEqual(['GET', 'GET']);
});

test('for its stale seconds live data is answered from the cache, which asks meanwhile', async () => {
  const { seen, add, pass } = await aLesson('/api/live/stale');
  await seen();
  await add('one');
  pass(6);
  expect((await seen()).texts).toEqual([]);
  await expect.poll(async () => (await seen()).texts).toEqual(['one']);
});

test('however a page is written, one answer is kept for it, and another for another page', async () => {
  const { seen, add, asked } = await aLesson('/api/live/pages');
  for (const text of ['1', '2', '3', '4', '5', '6']) await add(text);
  const same = ['', '?pageindex=1', '?pagesize=03&pageindex=01', '?uid=7&login_token=x&lang=en'];
  for (const query of same) expect((await seen(query)).texts, query).toEqual(['6', '5', '4']);
  for (const query of ['?pagesize=5', '?pagesize=6', '?pagesize=999999999'])
    expect((await seen(query)).texts, query).toEqual(['6', '5', '4', '3', '2']);
  expect((await seen('?pageindex=2')).texts).toEqual(['3', '2', '1']);
  expect(asked).toEqual(['GET', 'GET  pagesize=5', 'GET  pageindex=2']);
});

test('who has written sees it at once and from then on, others within the seconds', async () => {
  const { seen, mine, write, pass, asked } = await aLesson('/api/live/own');
  expect(await mine()).toEqual([]);
  await write('my note');
  expect(await mine()).toEqual(['my note']);
  expect(await mine()).toEqual(['my note']);
  expect((await seen()).texts).toEqual([]);
  expect(asked).toEqual(['GET', 'POST _add', 'POST', 'POST']);
  pass(8);
  expect((await seen()).texts).toEqual(['my note']);
});

test('publishing leaves live data alone, and has content asked for again', async () => {
  const { seen, read, edge, asked, listNotes, listLessons } = await aLesson('/api/live/publish');
  const visit = () => Promise.all([seen(), read()]);
  await visit();
  const published = Object.entries({ listNotes, listLessons }).map(([name, entry]) => ({
    domain: 'content' as const,
    name,
    endpoint: entry,
  }));
  edge.invalidate(invalidationPaths([], [], true, published));
  await visit();
  expect(asked.toSorted()).toEqual(['GET', 'GET _lessons', 'GET _lessons']);
});

test('a browser that has the live reply is answered 304 until it changes', async () => {
  const { seen, add, pass } = await aLesson('/api/live/etag');
  const { etag } = await seen();
  const again = () => seen('', { 'if-none-match': etag });
  expect((await again()).status).toBe(304);
  pass(8);
  expect((await again()).status).toBe(304);
  await add('one');
  pass(8);
  expect(await again()).toMatchObject({ status: 200, texts: ['one'] });
});

test('live data for more than ten seconds, and a change of what is no live data, do not compile', () => {
  const { listNotes, listLessons, addNote } = entriesAt('/api/live/types');
  // @ts-expect-error more than ten seconds
  defineEndpoint({ ...listNotes, cache: { kind: 'live', sharedSeconds: 11, staleSeconds: 0 } });
  // @ts-expect-error content changes by publishing
  defineEndpoint({ ...addNote, changes: [listLessons] });
});
