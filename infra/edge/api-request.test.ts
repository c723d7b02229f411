import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { wholeNumber } from '../../shared/contract/fields.ts';
import { pageRequest } from '../../shared/contract/page-number.ts';
import { siteHostHeader } from '../../shared/site-host.ts';
import { cacheKeyFor } from '../local/services/cloudfront/cache/cache-key.ts';
import { compileFunction } from '../local/services/cloudfront/functions/edge-function.ts';
import { fromFunctionRequest, toFunctionRequest } from '../local/services/cloudfront/functions/event.ts';
import type { EdgeRequest } from '../local/services/cloudfront/messages.ts';
import { apiPaths, callPatterns } from './api-paths.ts';
import { edgeCode } from './viewer-functions.ts';

const cache = { kind: 'content', sharedSeconds: 60, staleSeconds: 60 } as const;
const byPeriod = z.object({ kind: z.literal('period'), period: z.string() });
const byNumber = z.object({ kind: z.literal('number'), number: z.string(), page: z.optional(z.string()) });

function anEndpoint(path: `/${string}`, changes: Partial<Endpoint> = {}): Endpoint {
  const common = {
    summary: 'Lists.',
    caller: 'visitor',
    example: {},
    response: z.object({}),
    dialect: 'status',
  } as const;
  return { ...common, request: z.object({}), path, ...changes };
}

const byType = z.object({
  type: z.optional(wholeNumber),
  id: z.optional(wholeNumber),
  language: z.optional(wholeNumber),
  limit: z._default(z.pipe(wholeNumber, z.int().check(z.lte(12))), 4),
});

const content = {
  count: anEndpoint('/api/count', {
    request: byType,
    cache,
    withoutEffect: { language: 'always', id: { given: 'type', exceptAs: ['0'] } },
  }),
  listQuestions: anEndpoint('/api/questions', {
    request: pageRequest({ size: 15, most: 50 }, { course_id: wholeNumber }),
    cache,
  }),
  takeNotice: anEndpoint('/api/notify', { crossSite: 'The provider sends it.' }),
  findCertificates: anEndpoint('/api/find', { request: z.discriminatedUnion('kind', [byPeriod, byNumber]), cache }),
  listAll: anEndpoint('/api/all', { cache }),
  record: anEndpoint('/api/record', { request: byPeriod }),
  returnFromPayment: anEndpoint('/payment/return', { request: z.object({ order: z.string() }), method: 'GET' }),
};
const siteHost = { hostHeader: siteHostHeader, host: null };
const constants = { paths: apiPaths({ contract: { content } }), ...siteHost };
const runs = compileFunction('api-request', edgeCode('api-request', constants));

/** What the function makes of a call: the request that goes on, or the status that it answers. */
function after(method: string, target: string, headers: EdgeRequest['headers'] = {}, run = runs): EdgeRequest | number {
  const [uri = '', query = ''] = target.split('?');
  const request: EdgeRequest = {
    method,
    uri,
    query,
    headers,
    viewer: { address: '127.0.0.1', port: 1, httpVersion: '1.1' },
    id: 'request-1',
  };
  const context = {
    distributionDomainName: 'd1.cloudfront.net',
    distributionId: '',
    eventType: 'viewer-request',
    requestId: 'request-1',
  };
  const result = run({ version: '1.0', context, viewer: { ip: '' }, request: toFunctionRequest(request) });
  return 'statusCode' in result ? result.statusCode : fromFunctionRequest(result, request);
}

/** The same, of a request that goes on its query. */
function queryAfter(method: string, target: string, headers?: EdgeRequest['headers']): string | number {
  const result = after(method, target, headers);
  return typeof result === 'number' ? result : result.query;
}

/** The key of a cached read under a policy that takes the whole query, as the stack's does. */
function keyOf(target: string): string {
  const keyed = cacheKeyFor(
    {
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: 1,
      ParametersInCacheKeyAndForwardedToOrigin: {
        EnableAcceptEncodingBrotli: false,
        EnableAcceptEncodingGzip: false,
        HeadersConfig: { HeaderBehavior: 'none' },
        CookiesConfig: { CookieBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'all', QueryStrings: [] },
      },
    },
    'api',
  );
  const [uri = ''] = target.split('?');
  const query = String(queryAfter('GET', target));
  const viewer = { address: '127.0.0.1', port: 1, httpVersion: '1.1' };
  return keyed({ method: 'GET', uri, query, headers: {}, viewer, id: '' }).key;
}

describe('the key of a cached read', () => {
  it('the key of a cached read tells the alternatives of a union apart, and their values', () => {
    const keys = [
      'kind=period&period=5',
      'kind=period&period=6',
      'kind=number&number=5',
      'kind=number&number=5&page=2',
    ];
    expect(new Set(keys.map((query) => keyOf(`/api/find?${query}`))).size).toBe(keys.length);
  });

  it('the key of a cached read is the same in any order of the parameters, and whatever else comes with them', () => {
    const key = keyOf('/api/find?kind=number&number=5');
    expect(keyOf('/api/find?number=5&kind=number')).toBe(key);
    expect(keyOf('/api/find?utm_source=mail&number=5&lang=zh&kind=number&_=17')).toBe(key);
    expect(keyOf('/api/all?x=1')).toBe(keyOf('/api/all'));
  });
});

describe('values that mean the same', () => {
  it.each([
    ['/api/count?type=21', ['type=021', 'type=%32%31', 'type=21&type=22', 'type=21&limit=4', 'type=21&limit=04']],
    ['/api/count?type=21', ['type=21&id=3', 'type=21&language=1', 'language=2&id=7&type=0021']],
    ['/api/count?type=0&id=3', ['id=3&type=00', 'type=0&id=03&language=9']],
    ['/api/count', ['limit=4', 'language=1']],
    [
      '/api/questions?course_id=3',
      ['course_id=3&page=1', 'page=01&course_id=03', 'limit=15&course_id=3', 'limit=015&page=%31&course_id=3'],
    ],
    [
      '/api/questions?course_id=3&limit=50',
      ['limit=51&course_id=3', 'course_id=3&limit=999999999', 'course_id=3&limit=0050'],
    ],
  ])('%s has one key, however it is written: %j', (target, others) => {
    for (const query of others) expect(keyOf(`${target.split('?')[0]}?${query}`), query).toBe(keyOf(target));
  });

  it('values that mean something else, or nothing, have keys of their own', () => {
    const queries = [
      '',
      'type=21',
      'type=-21',
      'type=2.1',
      'type=%2021',
      'type=',
      'type=0',
      'type=0&id=3',
      'id=3',
      'limit=5',
    ];
    expect(new Set(queries.map((query) => keyOf(`/api/count?${query}`))).size).toBe(queries.length);
  });

  it('each page, each size up to the largest, and each that is refused has a key of its own', () => {
    const queries = [
      '',
      'page=2',
      'page=3',
      'limit=14',
      'limit=50',
      'page=0',
      'limit=0',
      'limit=-1',
      'limit=1234567890',
      'page=1e1',
    ];
    expect(new Set(queries.map((query) => keyOf(`/api/questions?${query}`))).size).toBe(queries.length);
  });

  it('an entry that says this of a parameter which it does not have is refused', () => {
    const content = { count: anEndpoint('/api/count', { cache, withoutEffect: { language: 'always' } }) };
    expect(() => apiPaths({ contract: { content } })).toThrow('count says what language is without');
  });
});

describe('requests of pages of other sites', () => {
  const sent = (method: string, uri: string, site: string) => queryAfter(method, uri, { 'sec-fetch-site': site });

  it.each(['/api/record', '/api/find', '/api/all'])('%s is not sent by pages of other sites', (uri) => {
    for (const site of ['cross-site', 'Cross-Site', 'same-origin, cross-site', 'cross-site, cross-site'])
      expect(sent('POST', uri, site), site).toBe(403);
    for (const site of ['same-origin', 'same-site', 'none']) expect(sent('POST', uri, site), site).toBe('');
  });

  it('reads by GET, and calls whose entry says why, are', () => {
    expect(sent('GET', '/api/all', 'cross-site')).toBe('');
    expect(sent('GET', '/payment/return', 'cross-site')).toBe('');
    expect(sent('POST', '/api/notify', 'cross-site')).toBe('');
  });
});

it.each([
  ['GET', '/api/find?x=1&number=%E4%BA%94&number=6&kind=number', 'kind=number&number=%E4%BA%94'],
  ['POST', '/api/find?x=1', 'x=1'],
  ['GET', '/payment/return?sign=a%2Fb&order=1', 'sign=a%2Fb&order=1'],
  ['GET', '/api/record', 405],
  ['POST', '/payment/return', 405],
  ['POST', '/api/find/', 404],
  ['POST', '/constructor', 404],
])('%s %s is forwarded with the query, or answered with the status, %s', (method, target, expected) => {
  expect(queryAfter(method, target)).toBe(expected);
});

it.each([
  ['its domain', 'www.example.com', 'www.example.com'],
  ["the distribution's own name", null, 'd1.cloudfront.net'],
])('endpoints are told that the site is at %s, whatever a client says', (_, host, told) => {
  const run = compileFunction('api-request', edgeCode('api-request', { ...constants, host }));
  for (const sent of [
    {},
    { [siteHostHeader]: 'evil.example' },
    { [siteHostHeader]: ['evil.example', 'www.example.com'] },
  ])
    expect(after('POST', '/api/record', sent, run)).toMatchObject({ headers: { [siteHostHeader]: told } });
});

it('paths outside /api/ are listed, as they need a behaviour of their own', () => {
  expect(callPatterns({ contract: { content } })).toEqual(['/api/*', '/payment/return']);
});

it('a path that CloudFront would take for a pattern is refused, naming the endpoint', () => {
  const contract = { content: { listStars: anEndpoint('/api/*') } };
  expect(() => apiPaths({ contract })).toThrow('listStars: the path /api/*');
});

it('the function for sixty endpoints fits into what CloudFront takes, and a larger one is refused', () => {
  const request = z.object({ type: z.string(), keyword: z.string(), page: z.string(), limit: z.string() });
  const paths = (count: number) => {
    const calls = Array.from({ length: count }, (_, at) => `/api/certification/a_long_call_${at}` as const);
    const entries = calls.map((path, at) => [`call${at}`, anEndpoint(path, { request, ...(at % 2 && { cache }) })]);
    return apiPaths({ contract: { content: Object.fromEntries(entries) } });
  };
  expect(Buffer.byteLength(edgeCode('api-request', { paths: paths(60), ...siteHost }))).toBeLessThanOrEqual(8_192);
  expect(() => edgeCode('api-request', { paths: paths(200), ...siteHost })).toThrow('CloudFront takes 10240');
});
