import { describe, expect, it } from 'vitest';
import { addressOf, canonicalAddress, matchRoute, pageKey, pathPattern, queryParams } from './addresses.ts';
import type { Route } from './routes.ts';

const search = (query: string) => new URLSearchParams(query);

const detail: Route = { path: '/cases-:cid' };
const videos: Route = { path: '/videos', variant: { parameters: ['tabid', 'page'], by: 'first', preset: '1' } };
const lesson: Route = { path: '/coursedetail', variant: { parameters: ['id', 'dir_id'], by: 'both' } };
const purchase: Route = { path: '/course', variant: { parameters: ['type'], by: 'first' }, query: ['hwid'] };

describe('the pattern of a path', () => {
  const matches = (path: string) => new RegExp(pathPattern(detail.path)).exec(path)?.groups;

  it('takes one value for a parameter, and names it', () => {
    expect(matches('/cases-12')).toEqual({ cid: '12' });
  });

  it.each(['/cases-', '/cases-1/2', '/cases-1.html', '/cases-%2e%2e', '/old/cases-1'])('does not take %s', (path) => {
    expect(matches(path)).toBeUndefined();
  });
});

it('an unknown path is no route', () => {
  expect(matchRoute('/history', search('page=21'))).toEqual({ name: 'history', params: { page: '21' } });
  expect(matchRoute('/no-such-page', search(''))).toBeUndefined();
});

describe('a variant', () => {
  it.each([
    ['the first parameter', 'tabid=3', { tabid: '3' }],
    ['the second where the first is absent', 'page=4', { tabid: '4' }],
    ['the first of two', 'page=4&tabid=3', { tabid: '3' }],
    ['what is preset', 'utm_source=x', { tabid: '1' }],
    ['what is preset, where it is empty', 'tabid=', { tabid: '1' }],
  ])('of alternatives is chosen by %s', (_, query, params) => {
    expect(queryParams(videos, search(query))).toEqual(params);
  });

  it.each([
    ['type=1', '1'],
    ['type=2', '2'],
    ['type=3', '2'],
    ['', '2'],
  ])('of stated values is what is preset for any other: %o is %s', (query, type) => {
    const route: Route = {
      path: '/course',
      variant: { parameters: ['type'], by: 'first', preset: '2', values: ['1', '2'] },
    };
    expect(queryParams(route, search(query))).toEqual({ type });
  });

  it('of two parameters needs both', () => {
    expect(queryParams(lesson, search('id=3&dir_id=12'))).toEqual({ id: '3', dir_id: '12' });
    expect(queryParams(lesson, search('id=3'))).toEqual({});
  });
});

describe('an address', () => {
  it.each([
    ['a path with a value', detail, { cid: '12' }, '/cases-12', 'cases-12/index.html'],
    ['a preset variant', videos, { tabid: '1' }, '/videos', 'videos/1/index.html'],
    ['another variant', videos, { tabid: '3' }, '/videos?tabid=3', 'videos/3/index.html'],
    [
      'two parameters',
      lesson,
      { id: '3', dir_id: '12' },
      '/coursedetail?id=3&dir_id=12',
      'coursedetail/3/12/index.html',
    ],
    ['no variant', lesson, {}, '/coursedetail', 'coursedetail/index.html'],
    ['a further parameter', purchase, { type: '1', hwid: 'x' }, '/course?type=1', 'course/1/index.html'],
  ])('of %s is canonical, and has its document', (_, route, params, canonical, key) => {
    expect(canonicalAddress(route, params)).toBe(canonical);
    expect(pageKey(route, params)).toBe(key);
  });

  it('is told from others by all parameters that matter, in one order', () => {
    const params = queryParams(purchase, search('hwid=A+1&utm_source=x&type=2'));
    expect(addressOf(purchase, params)).toBe('/course?type=2&hwid=A+1');
    expect(addressOf(videos, queryParams(videos, search('')))).toBe('/videos?tabid=1');
  });
});
