import { describe, expect, it } from 'vitest';
import { fold, passageOf, piecesOf, wordsOf } from './words.ts';

const found = (...words: string[]) => new Set(words);
const shown = (pieces: readonly { text: string; found: boolean }[]) =>
  pieces.map(({ text, found }) => (found ? `[${text}]` : text)).join('');

describe('words', () => {
  it('hold versions, the plus of P1+ and what an apostrophe adds', () => {
    expect(wordsOf('P1+ 3.0.1, the caller’s S3-Pro.').map(fold)).toEqual([
      'p1+',
      '3.0.1',
      'the',
      'caller',
      's3',
      'pro',
    ]);
  });

  it('of Chinese are all pairs of neighbours, apart from the letters beside them', () => {
    expect(wordsOf('S3专业版 联系我们, 租')).toEqual(['S3', '专业', '业版', '联系', '系我', '我们', '租']);
  });

  it('are marked as they stand in the text, and nothing of it is lost', () => {
    expect(shown(piecesOf('Façades, façade’s and a FACADE', found('facade')))).toBe(
      'Façades, [façade’s] and a [FACADE]',
    );
  });
});

describe('the passage of a text', () => {
  it('is the paragraph with most of the words that were found', () => {
    expect(shown(passageOf('A server.\nA server for a wall.\nA wall.', found('server', 'wall')))).toBe(
      'A [server] for a [wall].',
    );
  });

  it('is the beginning where the title alone was found', () => {
    expect(shown(passageOf('First.\nSecond.', found('s3')))).toBe('First.');
  });

  it('is cut between words around what was found where the paragraph is long', () => {
    const text = `${'one two '.repeat(40)}server ${'three four '.repeat(40)}end`;
    const passage = shown(passageOf(text, found('server')));
    expect(passage).toMatch(/^…\u00a0(one|two) .*\[server\] .*(three|four)\u00a0…$/);
    expect(passage.length).toBeLessThan(170);
  });
});
