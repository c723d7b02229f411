import { expect, test } from 'vitest';
import { foreignFaces, pageCount, pagesOfDestinations, withFacts } from './pdf.ts';

/** What matters of a PDF as Chromium writes it: nested pages and destinations. */
const pdf = Buffer.from(`%PDF-1.4
1 0 obj
<</Title (Test)
/Creator (Mozilla/5.0 \\(X11; Linux\\) HeadlessChrome)
/CreationDate (D:20261122175407+00'00')
/ModDate (D:20261122175407+00'00')>>
endobj
20 0 obj
<</Type /Pages
/Count 2
/Parent 30 0 R
/Kids [2 0 R 3 0 R]>>
endobj
21 0 obj
<</Type /Pages
/Count 1
/Parent 30 0 R
/Kids [4 0 R]>>
endobj
30 0 obj
<</Type /Pages
/Count 3
/Kids [20 0 R 21 0 R]>>
endobj
40 0 obj
<</use [4 0 R /XYZ 6 826 0]
/install [3 0 R /XYZ 6 826 0]>>
endobj
50 0 obj
<</Type /Catalog
/Pages 30 0 R
/Dests 40 0 R>>
endobj
60 0 obj
<</BaseFont /AAAAAA+Archivo-Regular>>
<</BaseFont /BAAAAA+DejaVuSans>>
endobj
`);

test('the page of a destination is its place in the tree of pages', () => {
  expect(Object.fromEntries(pagesOfDestinations(pdf))).toEqual({ install: 2, use: 3 });
  expect(pageCount(pdf)).toBe(3);
});

test('a PDF without destinations is refused', () => {
  expect(() => pagesOfDestinations(Buffer.from('%PDF-1.4'))).toThrow('no named destinations');
});

test('date and maker are replaced, whatever the browser is called', () => {
  const changed = withFacts(pdf, '2026-03-12', 'Multi-media Control System').toString();
  expect(changed).toContain("/CreationDate (D:20260312000000+00'00')\n/ModDate (D:20260312000000+00'00')");
  expect(changed).toContain('/Creator (Multi-media Control System)\n');
});

test('faces that are not ours are named', () => {
  expect(foreignFaces(pdf)).toEqual(['DejaVuSans']);
});
