import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

describe('release notes in Markdown', () => {
  it('headings of release notes begin below those of the page', () => {
    expect(renderMarkdown('# One\n\n## Two\n\n### Three')).toBe('<h3>One</h3>\n<h3>Two</h3>\n<h4>Three</h4>');
  });

  it('release notes keep lists, emphasis, code and links', () => {
    expect(renderMarkdown('- **S3** _runs_ `cue 1` at [help](https://example.com/help)')).toBe(
      '<ul>\n<li><strong>S3</strong> <em>runs</em> <code>cue 1</code> at <a href="https://example.com/help">help</a></li>\n</ul>',
    );
  });

  it.each([
    ['a script', 'Hello <script>alert(1)</script>'],
    ['an event handler', '<p onclick="alert(1)">Hello</p>'],
    ['a script address', '[Hello](javascript:alert(1))'],
    ['a disguised script address', '<a href="java&#x0A;script:alert(1)">Hello</a>'],
    ['a picture', '![Hello](https://example.com/alert.png)Hello'],
    ['a frame', '<iframe src="https://example.com/alert"></iframe>Hello'],
    ['a style', '<style>alert{}</style><p style="x:alert">Hello</p>'],
    ['a vector with a script', '<svg><script>alert(1)</script></svg>Hello'],
    ['an address of another site without scheme', '[Hello](//evil.example/alert)'],
  ])('release notes lose %s and keep the words', (_, markdown) => {
    const html = renderMarkdown(markdown);
    expect(html).toContain('Hello');
    expect(html).not.toContain('alert');
  });
});
