import { ConformanceTester } from 'lighthouse/third-party/ard/ard.js';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../shared/content/load.ts';
import * as contract from '../../../shared/contract/content.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import type { RenderedPage } from '../../src/app/start/entry-server.tsx';
import { siteFiles } from './site-files.ts';

const form =
  '<form toolname="send_contact" tooldescription="Sends a question to sales &amp; others; it&#x27;s read." id="contact-form"></form>';

function aPage(name: 'contact' | 'productS3' | 'faq', title: string, html = '', params = {}): RenderedPage {
  const meta = { title, description: 'What it\nsays.', modified: '2026-05-02' };
  return { html, meta, embedded: { name, params, data: {} }, preloads: [] };
}

const pages = [
  aPage('contact', 'Contact', form),
  aPage('productS3', 'S3: [the] server'),
  aPage('faq', 'An answer', '', { id: '101' }),
];
const files = new Map(siteFiles(pages, loadContent()).map(({ key, text }) => [key, text]));
const file = (key: string) => files.get(key) ?? '';
const skill = (name: string) => file(`.well-known/agent-skills/${name}/SKILL.md`);

describe('llms.txt', () => {
  const text = file('llms.txt');

  it('begins with the name of the site and what it is', () => {
    expect(text).toMatch(/^# .+\n\n> .+\n\n/);
  });

  it('lists every document with its address, by what it is about; parts of pages last', () => {
    expect(text).toContain(
      '## Products\n\n- [S3: \\[the\\] server](https://www.example.com/product-s3): What it says.\n',
    );
    expect(text).toContain('## The maker\n\n- [Contact](https://www.example.com/contact): What it says.\n');
    expect(text).toMatch(
      /## Optional\n\n- \[An answer\]\(https:\/\/www\.example\.com\/faq\?id=101\): What it says\.\n$/,
    );
  });
});

describe('the catalogue of what programs can do here', () => {
  it('is what its schema asks for, without a warning', () => {
    const tester = new ConformanceTester();
    tester.validate_manifest(file('.well-known/ai-catalog.json'), 'ai-catalog.json');
    expect([...tester.errors, ...tester.warnings]).toEqual([]);
  });

  it('names files that the site has', () => {
    const { entries } = JSON.parse(file('.well-known/ai-catalog.json'));
    expect(entries).toHaveLength(2);
    for (const { url } of entries) expect([...files.keys()]).toContain(new URL(url).pathname.slice(1));
  });
});

describe('a skill', () => {
  it('of reading has every read of published content', () => {
    const reads = Object.values<Endpoint>(contract).filter(({ cache }) => cache);
    expect(reads.length).toBeGreaterThan(10);
    for (const { path, summary } of reads) {
      expect(skill('read-what-is-published')).toContain(`https://www.example.com${path}`);
      expect(skill('read-what-is-published')).toContain(summary);
    }
  });

  it('of forms has those of the documents, with a page on which each stands', () => {
    expect(skill('fill-in-forms')).toContain(
      "- `send_contact`: Sends a question to sales & others; it's read. On <https://www.example.com/contact>.",
    );
  });
});
