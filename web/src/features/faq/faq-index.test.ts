import { describe, expect, it } from 'vitest';
import { findAnswers, isFaqIndex } from './faq-index.ts';

const entries = [
  { id: 101, title: 'The wall is dark', about: 'S1 2.5.1', text: 'A page is taken.\nPress Take Keynote.' },
  { id: 121, title: 'A seam is bright', about: 'S3 5.1.2', text: 'Two projectors meet on a wall.\nOpen Façade.' },
  { id: 203, title: 'A lock is not found', about: 'P1+ 3.3.0', text: 'Use another port.' },
];
const found = (typed: string) => findAnswers(entries, typed).map(({ id }) => id);

describe('the search within the FAQ', () => {
  it('finds words of title, product and text, by their beginning', () => {
    expect(found('keyn')).toEqual([101]);
    expect(found('bright s3')).toEqual([121]);
    expect(found('ark')).toEqual([]);
  });

  it('wants every word', () => {
    expect(found('wall taken')).toEqual([101]);
    expect(found('wall dragon')).toEqual([]);
  });

  it('puts answers first that have all words in title and product', () => {
    expect(found('wall')).toEqual([101, 121]);
    expect(findAnswers([...entries].reverse(), 'wall').map(({ id }) => id)).toEqual([101, 121]);
  });

  it('overlooks capitals, accents and signs, and keeps versions and the plus of P1+', () => {
    expect(found('FACADE!')).toEqual([121]);
    expect(found('2.5.1')).toEqual([101]);
    expect(found('P1+')).toEqual([203]);
  });

  it('shows the line that holds what was typed', () => {
    expect(findAnswers(entries, 'keynote')[0]?.passage).toBe('Press Take Keynote.');
  });

  it.each(['', '   ', '…'])('finds nothing for %o', (typed) => {
    expect(found(typed)).toEqual([]);
  });

  it('takes an index, and nothing else that an address may answer', () => {
    expect(isFaqIndex(entries)).toBe(true);
    for (const wrong of [[], {}, null, 'x', [{ ...entries[0], id: '1' }], [{ id: 1, title: 'x', about: '' }]])
      expect(isFaqIndex(wrong)).toBe(false);
  });
});
