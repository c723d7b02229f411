import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Marked } from './marked.tsx';
import { passageOf } from './words.ts';

test('what is found is text, whatever it holds', () => {
  const text = 'A wall <img src=x onerror=alert(1)> & a <script>alert(2)</script> server';
  const markup = renderToStaticMarkup(<Marked pieces={passageOf(text, new Set(['wall', 'script', 'onerror']))} />);
  expect(markup).toContain('<mark>wall</mark>');
  expect(markup).toContain('<mark>script</mark>');
  expect(markup).not.toMatch(/<(img|script)/);
  expect(markup.replaceAll(/<\/?(mark|span)>/g, '')).toBe(
    'A wall &lt;img src=x onerror=alert(1)&gt; &amp; a &lt;script&gt;alert(2)&lt;/script&gt; server',
  );
});
