import { expect, test } from 'vitest';
import { elementTexts, xmlDocument } from './xml.ts';

test('a document repeats elements for lists, leaves undefined ones out and escapes text', () => {
  const text = xmlDocument('R', { A: ['1', '<&>'], B: undefined, C: { D: 5 } }, 'urn:x');
  expect(text).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<R xmlns="urn:x"><A>1</A><A>&#60;&#38;&#62;</A><C><D>5</D></C></R>',
  );
});

test('the texts of one element are found in order and unescaped', () => {
  const xml = '<R><Key>a &amp; b</Key><Keys>no</Keys><Key x="1">&#x4e2d;&#47;&lt;</Key><Key></Key></R>';
  expect(elementTexts(xml, 'Key')).toEqual(['a & b', '中/<', '']);
});
