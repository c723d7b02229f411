import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgeCode as codeWith } from '../../infra/edge/viewer-functions.ts';
import { compileFunction } from '../../infra/local/services/cloudfront/functions/edge-function.ts';
import { isRoutePath, pathPattern } from '../../shared/addresses.ts';
import { readCertificate } from '../../shared/contract/certification/certificates.ts';
import { listProducts } from '../../shared/contract/content.ts';
import { recordDownload } from '../../shared/contract/downloads.ts';
import { type Route, routes } from '../../shared/routes.ts';
import { siteHostHeader } from '../../shared/site-host.ts';
import {
  certificateNumberOf,
  isMistyped,
  newCertificateNumber,
  numberAlphabet,
  registerNumber,
} from '../../shared/typed/certificate-number.ts';
import { ourSite } from './sites.ts';
import { Stacks } from './stacks.ts';
import { readTemplates } from './templates.ts';

const edgeFunctions = new Stacks(readTemplates(ourSite.assembly), ourSite).of('AWS::CloudFront::Function');

interface EdgeRequest {
  uri: string;
  querystring: Record<string, { value: string }>;
  headers: Record<string, { value: string }>;
}

/** The code of an edge function as the template carries it. */
function edgeCode(id: string): string {
  return edgeFunctions.find((edgeFunction) => edgeFunction.id.startsWith(id))?.text('FunctionCode') ?? '';
}

/** Runs a function as the local edge does: with what CloudFront's runtime has, and nothing newer. */
function run(id: string, event: object, code = edgeCode(id)) {
  const plain = (value: object) => JSON.parse(JSON.stringify(value));
  return plain(compileFunction(id, code)(plain(event)));
}

const context = { distributionDomainName: 'd1.cloudfront.net' };

/** @param code the viewer-request function of another site than ours */
function visit(uri: string, query: Record<string, string> = {}, code?: string, host = 'localhost') {
  const querystring = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, { value }]));
  const request: EdgeRequest = { uri, querystring, headers: { host: { value: host } } };
  const result = run('ViewerRequest', { request, context }, code);
  return result.statusCode ? `${result.statusCode} ${result.headers.location?.value ?? result.body}` : result.uri;
}

describe('the viewer-request function', () => {
  test.each([
    ['/', {}, '301 /home'],
    ['/home', {}, '/home/index.html'],
    ['/download', { page: '2' }, '/download/2/index.html'],
    ['/history', { page: '21' }, '/history/21/index.html'],
    ['/history', { page: '404' }, '/history/404/index.html'],
    ['/history', { page: '../home' }, '/history/-/index.html'],
    ['/history', { page: '' }, '/history/index.html'],
    ['/history/', { page: '21' }, '301 /history?page=21'],
    ['/assets/shell-abc.js', {}, '/assets/shell-abc.js'],
    ['/', { from: 'en' }, '301 /home?from=en'],
    ['/feedback-1', {}, '302 /home'],
    ['/feedback-1', { from: 'en' }, '302 /home?from=en'],
    ['/favicon.svg', {}, '/favicon.svg'],
    ['/pictures/hero-960.webp', {}, '/pictures/hero-960.webp'],
    ['/search/index.json', {}, '/search/index.json'],
    ['/search', {}, '302 /home'],
    ['/films/home-av1.mp4', {}, '/-'],
    ['/about.html', {}, '/-'],
    ['/home/index.html', {}, '/-'],
    ['/wp-login.php', {}, '/-'],
    ['/history.v5', {}, '/-'],
    ['/no-such-page', {}, '302 /home'],
    ['/constructor', {}, '302 /home'],
    ['/course', { type: '1' }, '/course/1/index.html'],
    ['/course', { type: 'x' }, '/course/index.html'],
    ['/Download', { page: '2' }, '301 /download?page=2'],
    ['/download%20', {}, '301 /download'],
    ['/download.', {}, '301 /download'],
    ['/download),', {}, '301 /download'],
    ['/download%E3%80%82', {}, '301 /download'],
    ['/PRODUCT-CCMAX', {}, '301 /product-ccMax'],
    ['/Manual-S1.', { chapter: 'windows' }, '301 /manual-s1?chapter=windows'],
    ['/no-such-page.', { from: 'en' }, '302 /home?from=en'],
    ['/download%', {}, '301 /download'],
    ['/%E0%A4%A', {}, '302 /home'],
    ['//download', {}, '302 /home'],
    ['//evil.example/download', {}, '302 /home'],
  ])('the viewer-request function sends %s %o to %s', (uri, query, expected) => {
    expect(visit(uri, query)).toBe(expected);
  });
});

describe('an address as people paste it', () => {
  const value = fc.stringMatching(/^[a-z\d]+(-[a-z\d]+)?$/, { size: '-1' });
  const path = fc
    .tuple(fc.constantFrom(...Object.values<Route>(routes)), value)
    .map(([route, given]) => route.path.replace(/:\w+/, given));
  const behind = [
    '.',
    ',',
    ')',
    ']',
    '}',
    '>',
    '"',
    "'",
    ';',
    ':',
    '!',
    '*',
    '/',
    '%20',
    '%0A',
    '%3E',
    '%E3%80%82',
    '%EF%BC%89',
  ];
  const capitals = (text: string) =>
    fc
      .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
      .map((upper) => [...text].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join(''));
  const pasted = path.chain((meant) =>
    fc.record({
      meant: fc.constant(meant),
      uri: fc.tuple(capitals(meant), fc.array(fc.constantFrom(...behind))).map(([text, rest]) => text + rest.join('')),
      query: fc.dictionary(
        fc.stringMatching(/^[a-z_]+$/, { size: '-1' }),
        fc.stringMatching(/^[\w%.-]+$/, { size: '-1' }),
      ),
    }),
  );

  test('an address as people paste it leads by one 301 to the page that is meant, with its query', () => {
    fc.assert(
      fc.property(pasted, ({ meant, uri, query }) => {
        const pairs = Object.entries(query).map(([name, text]) => `${name}=${text}`);
        const suffix = pairs.length > 0 ? `?${pairs.join('&')}` : '';
        const [status, location = ''] = visit(uri, query).split(' ');
        const path = status === '301' ? location.slice(0, location.length - suffix.length) : uri;
        expect(status === '301' ? location : path + suffix).toBe(path + suffix);
        expect(path.toLowerCase()).toBe(meant.toLowerCase());
        expect(visit(path, query)).toMatch(/^\/.*\/index\.html$/);
      }),
      { numRuns: 400 },
    );
  });

  test('no address leads to another site, or in a circle', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '//', '\\', '.', '%2F', '%5C', '%', ':', '@', ...behind),
      path,
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const answer = visit(`/${pieces.join('')}`);
        const location = /^30[12] (.*)$/.exec(answer)?.[1];
        if (location === undefined) return;
        expect(isRoutePath(location)).toBe(true);
        expect(visit(location)).toMatch(/^\/.*\/index\.html$/);
      }),
      { numRuns: 400 },
    );
  });
});

describe('the function in front of the pages of certificates', () => {
  const request = (uri: string, method = 'GET') => ({
    uri,
    method,
    querystring: { other: { value: '1' } },
    headers: { host: { value: 'localhost' } },
  });
  const context = { distributionDomainName: 'd1.cloudfront.net', requestId: 'r' };

  test('the function of certificates asks the API for the number, and for nothing else', () => {
    const asked = run('CertificateRequest', { request: request('/certificate-MS-7K3F-9QXD-E'), context });
    expect([asked.uri, asked.querystring]).toEqual([readCertificate.path, { num: { value: 'MS-7K3F-9QXD-E' } }]);
    expect(asked.headers[siteHostHeader]).toEqual({ value: 'd1.cloudfront.net' });
  });

  test.each([
    ['/certificate-ms-7k3f-9qxd-e', '/certificate-MS-7K3F-9QXD-E'],
    ['/certificate-MS-7K3F-9QXD-E/', '/certificate-MS-7K3F-9QXD-E'],
    ['/certificate-ms7k3f9-qxde', '/certificate-MS-7K3F-9QXD-E'],
    ['/certificate-2019-old-7/', '/certificate-2019-OLD-7'],
    ['/certificate-MS-7K3F-9QXD-E.', '/certificate-MS-7K3F-9QXD-E'],
    ['/certificate-ms-7k3f-9qxd-e%20),', '/certificate-MS-7K3F-9QXD-E'],
    ['/certificate-MS-7K3F-9QXD-E%E3%80%82', '/certificate-MS-7K3F-9QXD-E'],
  ])('the function of certificates leads %s to the one address of its page', (uri, location) => {
    expect(run('CertificateRequest', { request: request(uri), context })).toMatchObject({
      statusCode: 301,
      headers: { location: { value: location } },
    });
  });

  test.each([
    '/certificate-',
    '/certificate-%3Cb%3E',
    '/certificate-a/b',
    '/certificate-abc',
    '/certificate-old_7',
    '/certificate-MS-7K3F-9QXD-T',
    '/certificate-ms7k3f9qxd0',
    `/certificate-${'A'.repeat(33)}`,
  ])('the function of certificates asks for none by %s, so that all share one answer', (uri) => {
    expect(run('CertificateRequest', { request: request(uri), context }).querystring).toEqual({
      num: { value: '-' },
    });
  });

  test('the function of certificates asks for every number that is made or imported, and for no other', () => {
    const below = (bits: number) => fc.integer({ min: 0, max: bits - 1 });
    const made = fc.array(below(numberAlphabet.length), { minLength: 8, maxLength: 8 }).map((places) => {
      const rest = [...places];
      return newCertificateNumber(() => rest.pop() ?? 0);
    });
    const typed = fc.oneof(
      made,
      fc.stringMatching(/^[\w-]{1,40}$/),
      fc.stringMatching(/^[Mm][Ss]-?[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}-?[0-9A-Za-z]$/),
      fc.tuple(made, fc.stringMatching(/^[A-Z0-9]$/)).map(([number, last]) => number.slice(0, -1) + last),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const number = certificateNumberOf(text);
        const answer = run('CertificateRequest', { request: request(`/certificate-${text}`), context });
        const asked = answer.headers.location?.value ?? `${answer.uri} ${answer.querystring.num.value}`;
        const isOne = !isMistyped(number) && registerNumber.test(number);
        const wanted = text === number ? `${readCertificate.path} ${number}` : `/certificate-${number}`;
        expect(asked).toBe(isOne ? wanted : `${readCertificate.path} -`);
      }),
    );
  });

  test('the function of certificates takes no other method than GET and HEAD', () => {
    expect(run('CertificateRequest', { request: request('/certificate-A', 'POST'), context })).toMatchObject({
      statusCode: 405,
    });
  });
});

test.each([
  ['/home', 'gzip, deflate, br, zstd', '/home/index.html.br'],
  ['/home', 'br;q=0.5', '/home/index.html.br'],
  ['/home', 'gzip, br;q=0', '/home/index.html'],
  ['/home', 'gzip', '/home/index.html'],
  ['/about', 'br', '/about/index.html'],
])('the document of %s for who takes %s is %s', (uri, accepted, key) => {
  const headers = { host: { value: 'localhost' }, 'accept-encoding': { value: accepted } };
  expect(run('ViewerRequest', { request: { uri, querystring: {}, headers }, context }).uri).toBe(key);
});

describe('the viewer-request function of a site with parameters', () => {
  const paths = { '/videos': { parameters: ['tabid', 'page'], by: 'first' } };
  const patterns = [
    [pathPattern('/cases-:cid'), null],
    [pathPattern('/lesson-:id'), { parameters: ['part', 'page'], by: 'both' }],
  ];
  const code = codeWith('viewer-request', {
    site: { home: '/home', isListed: true, documentsAhead: [], filesAhead: '^$', paths, patterns },
  });

  test.each([
    ['/cases-12', {}, '/cases-12/index.html'],
    ['/cases-', {}, '302 /home'],
    ['/cases-1.html', {}, '/-'],
    ['/videos', { page: '4' }, '/videos/4/index.html'],
    ['/videos', { page: '4', tabid: '3' }, '/videos/3/index.html'],
    ['/lesson-2', { part: '1', page: '7' }, '/lesson-2/1/7/index.html'],
    ['/lesson-2', { part: '1' }, '/lesson-2/index.html'],
  ])('the viewer-request function of a site with parameters sends %s %o to %s', (uri, query, expected) => {
    expect(visit(uri, query, code)).toBe(expected);
  });
});

describe('a site with a domain', () => {
  const [listed, host, ownName] = ['/robots.txt', 'www.example.com', 'd1.cloudfront.net'];
  const away = '200 User-agent: *\nDisallow: /\n';
  const visitOf = (isListed: boolean, at: string, uri: string) => {
    const site = {
      host,
      home: '/home',
      isListed,
      documentsAhead: [],
      filesAhead: '^$',
      paths: { '/home': null },
      patterns: [],
    };
    return visit(uri, {}, codeWith('viewer-request', { site }), at);
  };

  test.each([
    [true, host, listed],
    [true, ownName, away],
    [false, host, away],
  ])('robots may list it (listed: %s) at %s, or are told to stay away', (isListed, at, expected) => {
    expect(visitOf(isListed, at, '/robots.txt')).toBe(expected);
  });

  test.each([
    [host, '/home/index.html'],
    [ownName, '/home/index.html'],
    ['example.com', '301 https://www.example.com/home'],
  ])('a page of it is at %s: %s', (at, expected) => {
    expect(visitOf(true, at, '/home')).toBe(expected);
  });

  test.each([
    [host, host, undefined],
    [host, ownName, 'noindex'],
    [null, host, 'noindex'],
    ['', 'localhost:8080', undefined],
  ])('listed as %j, its pages at %s say to robots: %s', (listedHost, at, expected) => {
    const event = { request: { headers: { host: { value: at } } }, response: { statusCode: 200, headers: {} } };
    const { headers } = run('PageResponse', event, codeWith('page-response', { listedHost }));
    expect(headers['x-robots-tag']?.value).toBe(expected);
  });
});

describe('the function in front of the API', () => {
  const call = (method: string, uri: string) =>
    run('ApiRequest', { context: { requestId: 'request-1' }, request: { method, uri, headers: {} } });

  test('the function in front of the API tells endpoints the host of the distribution, over whatever a client says', () => {
    const context = { requestId: 'request-1', distributionDomainName: 'd1.cloudfront.net' };
    const headers = { [siteHostHeader]: { value: 'evil.example', multiValue: [{ value: 'evil.example' }] } };
    const request = { method: 'POST', uri: recordDownload.path, headers };
    expect(run('ApiRequest', { context, request }).headers).toEqual({
      [siteHostHeader]: { value: 'd1.cloudfront.net' },
    });
  });

  test.each(['POST', 'GET'])('the function in front of the API lets %s of a cacheable read pass', (method) => {
    expect(call(method, listProducts.path)).toMatchObject({ method, uri: listProducts.path });
  });

  test.each(['/api/pc/nope', '/api', '/api/constructor', `${listProducts.path}/`])(
    'the function in front of the API answers %s itself',
    (uri) => {
      const { statusCode, body } = call('POST', uri);
      expect(statusCode).toBe(404);
      expect(JSON.parse(body)).toEqual({ status: 404, msg: 'There is no such call', requestId: 'request-1' });
    },
  );

  test.each(['GET', 'HEAD', 'PUT', 'OPTIONS'])('an endpoint that does not take %s has its methods named', (method) => {
    const { statusCode, headers, body } = call(method, recordDownload.path);
    expect({ statusCode, allow: headers.allow.value }).toEqual({ statusCode: 405, allow: 'POST' });
    expect(JSON.parse(body)).toMatchObject({ status: 405, requestId: 'request-1' });
  });
});

describe('the attachment function', () => {
  const named = (uri: string, attname?: string) => {
    const querystring = attname === undefined ? {} : { attname: { value: attname } };
    const event = { request: { uri, querystring, headers: {} }, response: { statusCode: 200, headers: {} } };
    return run('AttachmentName', event).headers['content-disposition']?.value;
  };

  test('the attachment function names the file as the link asks', () => {
    expect(named('/downloads/p1-plus/x.zip', 'P1%2B%203.0.zip')).toBe('attachment; filename="P1+ 3.0.zip"');
    expect(named('/downloads/s1/x.zip', 'S1 (64 bit) - 5.2.zip')).toBe('attachment; filename="S1 (64 bit) - 5.2.zip"');
  });

  test.each([
    ['a name that ends the quoted string', 'a".zip'],
    ['a line break', 'a%0d%0aset-cookie:x.zip'],
    ['another extension than the file has', 'setup.exe'],
    ['broken encoding', '%E0%A4%A.zip'],
    ['a run of spaces that hides the extension', 'manual.pdf%20%20.zip'],
    ['a run of spaces written as plus', 'manual.pdf++.zip'],
    ['a space at the beginning', '%20setup.zip'],
    ['dots and spaces in turn', 'evil.exe+.+.+.+.+.+.zip'],
    ['a run of low lines', `evil.exe${'_'.repeat(90)}.zip`],
    ['no name before the extension', '.zip'],
    ['no extension', 'zip'],
  ])('the attachment function ignores %s', (_, attname) => {
    expect(named('/downloads/s1/x.zip', attname)).toBeUndefined();
  });
});

test.each(globSync('.build/web/**/index.html'))('%s allows no inline style but its own', (file) => {
  const page = readFileSync(file, 'utf8');
  const [, style = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page).toContain(`content="style-src 'self' 'sha256-${hash}'"`);
});
