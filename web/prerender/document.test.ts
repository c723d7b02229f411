import { describe, expect, it } from 'vitest';
import { type DocumentParts, htmlDocument, stillDocument } from './document.ts';

const meta = { title: 'S3 Pro release history', description: 'Every version of "S3 Pro"' };

function aDocument(given: Partial<DocumentParts['page']> = {}, more: Partial<DocumentParts> = {}): string {
  return htmlDocument({
    page: {
      html: '<main><h1>Release history</h1></main>',
      embedded: {
        name: 'history',
        params: { page: '21' },
        data: { notes: '</script>' },
      },
      meta,
      preloads: [],
      ...given,
    },
    loader: 'start()',
    scripts: ['/assets/entry.js', '/assets/page.js'],
    style: 'h1{color:red}',
    styleSheets: ['/assets/shell.css'],
    feeds: [{ title: 'S3 Pro releases', path: '/feeds/s3-pro.atom' }],
    ...more,
  });
}

describe('a document', () => {
  it('has the fixed title, and the canonical link of what it shows', () => {
    expect(aDocument()).toContain('<title>Multi-media Control System</title>');
    expect(aDocument()).toContain('<link rel="canonical" href="https://www.example.com/history?page=21">');
  });

  it('a document allows by hash exactly the style that it contains', () => {
    // printf 'h1{color:red}' | openssl dgst -sha256 -binary | base64
    expect(aDocument()).toContain(`style-src 'self' 'sha256-/D8wWMrWSOjeD/K4IHepvRvJjPxqJbouCB3qbqmBaqY='`);
  });

  it('a document carries its data where no content can break out', () => {
    const [, json = ''] = aDocument().split('id="page-data">');
    expect(json.indexOf('</script>')).toBeGreaterThan(json.indexOf('u003c/script>'));
  });

  it('names the script that has its data in place of the data', () => {
    const html = aDocument({}, { dataScript: '/assets/data.js' });
    expect(html).toContain('id="page-data" data-source="/assets/data.js"></script>');
    expect(html).toContain('<script data-scripts="/assets/entry.js /assets/page.js /assets/data.js" ');
  });

  it('leaves its style sheets to the inline loader', () => {
    expect(aDocument().match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/shell.css" disabled>',
    ]);
  });

  it('asks for its picture before the style, so that nothing is ahead of it', () => {
    const html = aDocument({
      preloads: [{ media: '(min-width: 1px)', srcSet: '/a.avif 1w', sizes: '100vw' }],
    });
    expect(html.indexOf('rel="preload"')).toBeGreaterThan(0);
    expect(html.indexOf('rel="preload"')).toBeLessThan(html.indexOf('<style>'));
  });

  it('a document has no other script to run than the inline loader', () => {
    expect(aDocument().match(/<script/g)).toHaveLength(2);
    expect(aDocument()).not.toContain('type="module"');
    expect(aDocument()).not.toContain('modulepreload');
  });

  it('names the scripts that the inline loader asks for, the entry first', () => {
    expect(aDocument()).toContain('<script data-scripts="/assets/entry.js /assets/page.js" ');
  });
});

describe('a document that no script brings to life', () => {
  const html = stillDocument({ html: '<main></main>', style: 'h1{color:red}', head: [] });

  it('shows the typeface of the site from the start, as nothing does so later', () => {
    expect(html).toContain('<html lang="en" class="typeset">');
  });

  it('has no script and allows none, and no style but its own', () => {
    expect(html).not.toContain('<script');
    expect(html).toContain(
      `content="style-src 'sha256-/D8wWMrWSOjeD/K4IHepvRvJjPxqJbouCB3qbqmBaqY='; script-src 'none'"`,
    );
  });
});
