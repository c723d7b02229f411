import { describe, expect, it, test } from 'vitest';
import { problemsOf, smallLibrary } from './content-folder.ts';
import { loadContent } from './load.ts';
import { contentReplies } from './replies.ts';

const topic = (fields: string) => `---\norder: 1\nicon: windows\n${fields}\n---\nAbout it.\n`;
const answer = (fields: string, text = 'Press **Take**.') => `---\nupdate_date: 2026-11-20\n${fields}\n---\n${text}\n`;

/** A topic under another one, with an answer about S1; a topic with an answer about the site. */
const faq = {
  'faq/s-series.md': topic('id: 1\ntitle: S series'),
  'faq/s1.md': topic('id: 11\ntitle: S1 & its pages\nparent: s-series'),
  'faq/s1/dark.md': answer('id: 102\ntitle: The wall is dark\nproduct: 3\nversion: 2.5.1'),
  'faq/s1/late.md': answer('id: 101\ntitle: A page <b>comes</b> late\nproduct: 3\nversion: 2.5.1'),
  'faq/site.md': topic('id: 7\ntitle: This site').replace('order: 1', 'order: 2'),
  'faq/site/code.md': answer('id: 103\ntitle: No code arrives', 'See [the wall](/faq?id=102).'),
};

const replies = () => contentReplies(smallLibrary(faq));

describe('the menu of the FAQ', () => {
  it('is a tree of topics and answers, topics by their order and answers by their ids', () => {
    const leaf = { icon: '', childMenus: [] };
    expect(replies().listFaqTopics({ type: 6 })).toEqual([
      {
        id: 1,
        title: 'S series',
        icon: 'windows',
        childMenus: [
          {
            id: 11,
            title: 'S1 & its pages',
            icon: 'windows',
            childMenus: [
              { id: 101, title: 'A page <b>comes</b> late', ...leaf },
              { id: 102, title: 'The wall is dark', ...leaf },
            ],
          },
        ],
      },
      {
        id: 7,
        title: 'This site',
        icon: 'windows',
        childMenus: [{ id: 103, title: 'No code arrives', ...leaf }],
      },
    ]);
  });

  it('is empty where there are no files', () => {
    expect(contentReplies(smallLibrary()).listFaqTopics({ type: 6 })).toEqual([]);
  });
});

describe('an entry of the FAQ', () => {
  it('says what an answer is about, with the page of its product', () => {
    expect(replies().readFaqEntry({ id: 102 })).toEqual({
      id: 102,
      title: 'The wall is dark',
      content: '<p>Press <strong>Take</strong>.</p>',
      product_name: 'S1',
      version: '2.5.1',
      product_path: '/product-s1',
      update_date: '2026-11-20',
    });
  });

  it('has every field where it is about the site', () => {
    expect(replies().readFaqEntry({ id: 103 })).toMatchObject({ product_name: '', version: '', product_path: '' });
  });

  it('of a topic lists what stands below it as links, markup in titles as letters', () => {
    expect(replies().readFaqEntry({ id: 1 }).content).toContain('<a href="/faq?id=11">S1 &amp; its pages</a>');
    expect(replies().readFaqEntry({ id: 11 }).content).toBe(
      '<p>About it.</p>\n<ul>\n<li><a href="/faq?id=101">A page &lt;b&gt;comes&lt;/b&gt; late</a></li>\n<li><a href="/faq?id=102">The wall is dark</a></li>\n</ul>',
    );
  });

  it('that there is not is refused in words', () => {
    expect(() => replies().readFaqEntry({ id: 99 })).toThrow('There is no such entry of the FAQ');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[press](javascript:alert(1))',
    '<a href="jav&#x09;ascript:alert(1)">press</a>',
    '<svg onload=alert(1)>',
    '<p onclick="alert(1)" style="position:fixed">press</p>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  ])('keeps nothing that runs of %s', (text) => {
    const changes = { ...faq, 'faq/site/code.md': answer('id: 103\ntitle: A code', `Before.\n\n${text}`) };
    let content = '';
    try {
      ({ content } = contentReplies(smallLibrary(changes)).readFaqEntry({ id: 103 }));
    } catch (error) {
      expect(String(error)).toContain('leads nowhere'); // not even published
    }
    expect(content).not.toMatch(/<(script|img|svg|iframe)|on\w+=|javascript|style=/i);
  });
});

describe('an FAQ whose parts do not fit together', () => {
  it.each([
    [
      'an id twice',
      { 'faq/s1/late.md': answer('id: 102\ntitle: Late\nproduct: 3\nversion: 2.5.1') },
      ['faq/s1/late.md:3 id: 102 is already used in faq/s1/dark.md'],
    ],
    [
      'an answer with the id of a topic',
      { 'faq/site/code.md': answer('id: 100\ntitle: A code') },
      ['faq/site/code.md:3 id: Ids of answers begin at 101'],
    ],
    [
      'a topic with the id of an answer',
      { 'faq/site.md': topic('id: 101\ntitle: This site') },
      ['faq/site.md:4 id: Ids of topics are below 101'],
    ],
    [
      'an icon that there is not',
      { 'faq/site.md': topic('id: 7\ntitle: Site').replace('windows', 'unicorn') },
      ['faq/site.md:3 icon: A name of shared/faq-icons.ts is expected'],
    ],
    [
      'a topic under one that there is not',
      { 'faq/s1.md': topic('id: 11\ntitle: S1\nparent: t-series') },
      [
        'faq/s-series.md:2 front matter: There is no answer in faq/s-series',
        'faq/s1.md:6 parent: There is no topic shared/content/faq/t-series.md',
      ],
    ],
    [
      'a third level',
      { 'faq/site.md': topic('id: 7\ntitle: Site\nparent: s1') },
      ['faq/site.md:6 parent: s1 stands under a topic itself: there are two levels'],
    ],
    [
      'a topic without answers',
      { 'faq/empty.md': topic('id: 8\ntitle: Empty') },
      ['faq/empty.md:2 front matter: There is no answer in faq/empty'],
    ],
    [
      'answers without a topic',
      { 'faq/lost/one.md': answer('id: 104\ntitle: Lost') },
      ['faq/lost/one.md:2 front matter: There is no topic shared/content/faq/lost.md'],
    ],
    [
      'a product that there is not',
      { 'faq/site/code.md': answer('id: 103\ntitle: A code\nproduct: 99') },
      ['faq/site/code.md:5 product: There is no product with the id 99'],
    ],
    [
      'software without its version',
      { 'faq/site/code.md': answer('id: 103\ntitle: A code\nproduct: 3') },
      ['faq/site/code.md:2 version: An answer about S1 names its version'],
    ],
    [
      'a version that was never released',
      {
        'faq/site/code.md': answer('id: 103\ntitle: A code\nproduct: 3\nversion: 9.9.9'),
      },
      ['faq/site/code.md:6 version: There is no release 9.9.9 of this product'],
    ],
  ])('%s is reported', (_, changes, problems) => {
    expect(problemsOf({ ...faq, ...changes })).toEqual(problems);
  });

  it.each([
    ['/faq?id=999'],
    ['/faq?page=101'],
    ['/nowhere'],
    ['/cases-2'],
    ['/history?page=2'],
    ['/default-404'],
    ['faq?id=101'],
    ['http://example.com'],
  ])('the link %s, which leads nowhere, is reported', (link) => {
    const changes = { 'faq/site/code.md': answer('id: 103\ntitle: A code', `See [this](${link}).`) };
    expect(problemsOf({ ...faq, ...changes })).toEqual([`faq/site/code.md:2 text: The link ${link} leads nowhere`]);
  });

  it.each([
    '/faq',
    '/faq?id=7',
    '/word',
    '/cases-1',
    '/history?page=1#v-2.5.1',
    '/default-3',
    '/videos?tabid=2',
    'https://example.com/a',
    'mailto:a@example.com',
  ])('the link %s is let through', (link) => {
    const changes = { 'faq/site/code.md': answer('id: 103\ntitle: A code', `See [this](${link}).`) };
    expect(problemsOf({ ...faq, ...changes })).toEqual([]);
  });
});

test('this site answers fifty questions and more, each with steps, a reason and what to do if they fail', () => {
  const { faqAnswers } = loadContent();
  expect(faqAnswers.length).toBeGreaterThanOrEqual(50);
  for (const { html } of faqAnswers) {
    expect(html.match(/<li>/g)?.length).toBeGreaterThanOrEqual(4);
    expect([...html.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, words]) => words)).toEqual(['Why', 'If that fails']);
  }
  const titles = faqAnswers.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
