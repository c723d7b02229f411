import { expect, test } from 'vitest';
import { compileFunction, FunctionFailure } from './cloudfront-function.ts';
import { type FunctionEvent, fromFunctionRequest, toFunctionRequest } from './cloudfront-function-event.ts';

const FunctionConfig = { Runtime: 'cloudfront-js-2.0' };

function run(code: string, request: Partial<FunctionEvent['request']> = {}, log?: (line: string) => void) {
  const event: FunctionEvent = {
    version: '1.0',
    context: { distributionDomainName: 'd', distributionId: 'E', eventType: 'viewer-request', requestId: 'r' },
    viewer: { ip: '127.0.0.1' },
    request: { method: 'GET', uri: '/', querystring: {}, headers: {}, cookies: {}, ...request },
  };
  return compileFunction('fn', { FunctionCode: code, FunctionConfig }, log)(event);
}

test('a handler may be plain or async, and may change the request', () => {
  const change = "event.request.uri += 'index.html'; return event.request;";
  expect(run(`function handler(event) { ${change} }`)).toMatchObject({ uri: '/index.html' });
  expect(run(`async function handler(event) { await null; ${change} }`)).toMatchObject({ uri: '/index.html' });
});

test('a handler may answer by itself', () => {
  const code = "function handler() { return { statusCode: 302, headers: { location: { value: '/home' } } }; }";
  expect(run(code)).toEqual({ statusCode: 302, headers: { location: { value: '/home' } } });
});

test('the realm offers what the runtime does and nothing of Node', () => {
  const lines: string[] = [];
  const code = `function handler(event) {
    console.log('types', typeof process, typeof fetch, typeof setTimeout, typeof globalThis.require);
    const digest = require('crypto').createHash('sha256').update('a').digest('hex');
    event.request.uri = '/' + digest.slice(0, 4) + btoa('x');
    return event.request;
  }`;
  expect(run(code, {}, (line) => lines.push(line))).toMatchObject({ uri: '/ca97eA==' });
  expect(lines).toEqual(['types undefined undefined undefined function']);
  expect(() => run("function handler(event) { require('fs'); return event.request; }")).toThrow(FunctionFailure);
  expect(() => run("function handler(event) { eval('1'); return event.request; }")).toThrow(FunctionFailure);
});

test('throwing and returning nonsense are told apart', () => {
  expect(() => run("function handler() { throw new Error('no'); }")).toThrow(
    expect.objectContaining({ kind: 'execution' }),
  );
  for (const nonsense of ['undefined', '42', "{ uri: 'relative' }", 'new Promise(() => {})'])
    expect(() => run(`function handler() { return ${nonsense}; }`)).toThrow(
      expect.objectContaining({ kind: 'validation' }),
    );
});

test('code that cannot run on CloudFront is refused at the start', () => {
  const compile = (FunctionCode: string, Runtime = FunctionConfig.Runtime) =>
    compileFunction('fn', { FunctionCode, FunctionConfig: { Runtime } });
  expect(() => compile('function handler() {', undefined)).toThrow(SyntaxError);
  expect(() => compile('const other = 1;')).toThrow('defines no function handler');
  expect(() => compile('function handler() {}', 'cloudfront-js-1.0')).toThrow('cloudfront-js-2.0');
  expect(() => compile(`function handler() {} // ${'x'.repeat(10_240)}`)).toThrow('10240');
});

test('query strings, cookies and headers make the round trip, repeated values included', () => {
  const viewer = { address: '127.0.0.1', port: 1, httpVersion: '1.1' };
  const headers = { host: 'site', cookie: 'a=1; b=2', accept: 'text/html' };
  const original = { method: 'GET', uri: '/x', query: 'q=1&q=2&flag&z=%20', headers, viewer, id: 'i' };
  const seen = toFunctionRequest(original);
  expect(seen).toEqual({
    method: 'GET',
    uri: '/x',
    querystring: {
      q: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
      flag: { value: '' },
      z: { value: '%20' },
    },
    headers: { host: { value: 'site' }, accept: { value: 'text/html' } },
    cookies: { a: { value: '1' }, b: { value: '2' } },
  });
  expect(fromFunctionRequest(seen, original)).toEqual(original);
  expect(fromFunctionRequest({ ...seen, querystring: 'a=b', cookies: {} }, original)).toMatchObject({
    query: 'a=b',
    headers: { host: 'site', accept: 'text/html' },
  });
});
