import { describe, expect, it } from 'vitest';
import { escapeHtml, jsonInHtml } from './escape.ts';

describe('escapeHtml', () => {
  it('escaped text holds nothing that could end an attribute or begin an element', () => {
    expect(escapeHtml(`<a href="x">Tom & 'Co'</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;Tom &amp; &#39;Co&#39;&lt;/a&gt;',
    );
  });
});

describe('jsonInHtml', () => {
  it('JSON in HTML cannot end its script element, and reads back unchanged', () => {
    const value = { notes: '</script><script>alert(1)</script>', comment: '<!--' };
    const text = jsonInHtml(value);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(value);
  });
});
