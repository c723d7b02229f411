import { expect, test } from 'vitest';
import { readProperties } from '../../../core/properties.ts';
import { aResolver, only } from '../../../testing/stack.ts';
import { EdgeFailure } from '../edge-failure.ts';
import { functionType } from '../types.ts';
import { compileFunction } from './edge-function.ts';
import { type FunctionEvent, fromFunctionRequest, toFunctionRequest } from './event.ts';

function run(code: string, request: Partial<FunctionEvent['request']> = {}, log?: (line: string) => void) {
  const event: FunctionEvent = {
    version: '1.0',
    context: { distributionDomainName: 'd', distributionId: 'E', eventType: 'viewer-request', requestId: 'r' },
    viewer: { ip: '127.0.0.1' },
    request: { method: 'GET', uri: '/', querystring: {}, headers: {}, cookies: {}, ...request },
  };
  return compileFunction('fn', code, log)(event);
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

test('the realm has what the runtime has, and nothing of Node', () => {
  const lines: string[] = [];
  const code = `function handler(event) {
    console.log([typeof process, typeof fetch, typeof setTimeout, typeof Buffer].join(' '));
    event.request.uri = '/' + btoa('x');
    return event.request;
  }`;
  expect(run(code, {}, (line) => lines.push(line))).toMatchObject({ uri: '/eA==' });
  expect(lines).toEqual(['undefined undefined undefined function']);
  expect(() => run("function handler(event) { require('fs'); return event.request; }")).toThrow(EdgeFailure);
  expect(() => run("function handler(event) { eval('1'); return event.request; }")).toThrow(EdgeFailure);
});

test('the realm has the methods that CloudFront documents', () => {
  const methods = `Array.isArray Array.of [].copyWithin [].fill [].find [].findIndex [].includes [].reduceRight [].sort
    Object.assign Object.entries Object.freeze Object.getOwnPropertyDescriptors Object.values ({}).hasOwnProperty
    String.fromCharCode String.fromCodePoint ''.codePointAt ''.padStart ''.replaceAll ''.startsWith ''.trimEnd ''.trim
    Number.isInteger (1).toFixed Math.trunc Date.now JSON.parse JSON.stringify /a/.test isNaN.bind Uint8Array.from
    Float64Array.of ArrayBuffer.isView Promise.allSettled Promise.any Promise.resolve().finally RangeError URIError
    console.log atob btoa decodeURIComponent encodeURI parseInt isNaN`.split(/\s+/);
  const lines: string[] = [];
  const types = methods.map((name) => `typeof ${name}`).join(', ');
  const code = `function handler({ request }) { console.log([${types}].join(' ')); return request; }`;
  run(code, {}, (line) => lines.push(line));
  const found = lines.join().split(' ');
  expect(methods.filter((_, at) => found[at] !== 'function')).toEqual([]);
});

test('a function that throws is told apart from one that returns something invalid', () => {
  expect(() => run("function handler() { throw new Error('no'); }")).toThrow(expect.objectContaining({ status: 503 }));
  for (const nonsense of ['undefined', '42', "{ uri: 'relative' }", 'new Promise(() => {})'])
    expect(() => run(`function handler() { return ${nonsense}; }`)).toThrow(expect.objectContaining({ status: 502 }));
});

test('code that cannot run on CloudFront is refused at the start', () => {
  const compile = (code: string) => compileFunction('fn', code);
  expect(() => compile('function handler() {')).toThrow(SyntaxError);
  expect(() => compile('const other = 1;')).toThrow('defines no function handler');
  expect(() => compile(`function handler() {} // ${'x'.repeat(10_240)}`)).toThrow('10240');
});

test('a function for another runtime is refused at the start', () => {
  const FunctionConfig = { Runtime: 'cloudfront-js-1.0' };
  const properties = { Name: 'fn', FunctionCode: 'function handler() {}', FunctionConfig };
  const declared = only(aResolver({ Fn: ['AWS::CloudFront::Function', properties] }), functionType.type);
  expect(() => readProperties(declared, functionType.properties)).toThrow('cloudfront-js-2.0');
});

test('query strings, cookies and headers are passed to a function and back, repeated values included', () => {
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
