import { existsSync, globSync, readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { brotliEnding } from '../../shared/compressed-ahead.ts';
import { bytesOnTheWire, oneWindow } from '../../web/prerender/one-window.ts';

// What holds for every document that the build wrote, as it is sent: nothing of it needs a browser.

const site = '.build/web';
const documents = globSync('**/*.html', { cwd: site });
const htmlOf = (key: string) => readFileSync(`${site}/${key}`, 'utf8');

/** What is wrong with each document that is looked at, said after its name. */
const faultsIn = (keys: readonly string[], faultsOf: (html: string, key: string) => readonly string[]) =>
  keys.flatMap((key) => faultsOf(htmlOf(key), key).map((fault) => `${key}: ${fault}`));

const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'long-title': 'off' } });

async function invalidIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, line, message }) => `${line} ${ruleId} ${message}`));
}

/** Second-level headings that two labelled sections share: nobody could tell these apart. */
function repeatedSections(html: string): string[] {
  const headings = DomUtils.getElementsByTagName('h2', parseDocument(html).children).filter(
    ({ attribs }) => attribs.id,
  );
  const titles = headings.map(DomUtils.textContent);
  return titles.filter((title, index) => titles.indexOf(title) !== index);
}

/** They say all that there is to say: nothing of somebody who is not known, no build, a revoked certificate. */
const inFewWords = /^(not-found\.html|personal\/|download\/2\/|certificate\/revoked\.html)/;

/** What a document lacks for whoever reads it without script: words of its own, under one heading. */
function lackedWithoutScript(html: string, key = ''): string[] {
  const { children } = parseDocument(html);
  const words = DomUtils.textContent(DomUtils.getElementsByTagName('main', children)).split(/\s+/).length;
  const headings = DomUtils.getElementsByTagName('h1', children).length;
  const isSaid = words > (inFewWords.test(key) ? 15 : 50);
  return isSaid && headings === 1 ? [] : [`${words} words and ${headings} first headings`];
}

/** Pictures that are asked for ahead, and that no part of the document then shows: a browser would load them for nothing. */
function preloadedInVain(html: string): string[] {
  const elements = DomUtils.findAll(() => true, parseDocument(html).children);
  const shown = new Set(elements.map(({ attribs }) => `${attribs.srcset} at ${attribs.sizes}`));
  return elements
    .filter(({ attribs }) => attribs.rel === 'preload' && attribs.as === 'image')
    .map(({ attribs }) => `${attribs.imagesrcset} at ${attribs.imagesizes}`)
    .filter((picture) => !shown.has(picture));
}

/** Manuals and lessons say as much as they say. */
const ofAnyLength = /^(manual-|coursedetail\/)/;

function heavy(html: string, key: string): string[] {
  const bytes = bytesOnTheWire(html, existsSync(`${site}/${key}${brotliEnding}`) ? 'ahead' : 'edge');
  return bytes > oneWindow ? [`${bytes} of ${oneWindow} bytes`] : [];
}

test('there are documents of all pages', () => {
  expect(documents.length).toBeGreaterThan(300);
});

test.each(documents)('the document %s is valid HTML', async (key) => {
  expect(await invalidIn(htmlOf(key))).toEqual([]);
});

test('every section of a document has a title of its own', () => {
  expect(faultsIn(documents, repeatedSections)).toEqual([]);
});

test('every document can be read without script, under one heading', () => {
  expect(faultsIn(documents, lackedWithoutScript)).toEqual([]);
});

test('every picture that a document asks for ahead is shown in it', () => {
  expect(documents.filter((key) => htmlOf(key).includes('as="image"')).length).toBeGreaterThan(10);
  expect(faultsIn(documents, preloadedInVain)).toEqual([]);
});

test('every document comes in one window of the network, headers included', () => {
  const short = documents.filter((key) => !ofAnyLength.test(key));
  expect(short.length).toBeGreaterThan(60);
  expect(faultsIn(short, heavy)).toEqual([]);
});

describe('is found', () => {
  const words = 'word '.repeat(60);

  test('a document that is not valid', async () => {
    expect(await invalidIn('<!doctype html><title>A</title><p><div></div></p>')).not.toEqual([]);
  });

  test('two sections with one title', () => {
    expect(repeatedSections('<h2 id="a">Films</h2><h2 id="b">More</h2><h2 id="c">Films</h2>')).toEqual(['Films']);
  });

  test('a picture that is asked for ahead and not shown', () => {
    const ahead = '<link rel="preload" as="image" imagesrcset="/a.avif 9w" imagesizes="9px">';
    expect(preloadedInVain(`${ahead}<source srcset="/a.avif 9w" sizes="9px">`)).toEqual([]);
    expect(preloadedInVain(`${ahead}<source srcset="/a.avif 9w" sizes="8px">`)).toEqual(['/a.avif 9w at 9px']);
  });

  test.each([
    [`<main><noscript><h1>One</h1>${words}</noscript></main>`, []],
    ['<main><h1>One</h1></main>', ['1 words and 1 first headings']],
    [`<main>${words}</main>`, ['61 words and 0 first headings']],
    [`<h1>One</h1><main><h1>Two</h1>${words}</main>`, ['61 words and 2 first headings']],
  ])('what a document lacks: %s', (html, faults) => {
    expect(lackedWithoutScript(html)).toEqual(faults);
  });
});
