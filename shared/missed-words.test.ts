import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { missedWords, mostMissed, plainWords } from './missed-words.ts';

/** Any character, and often one of those that matter. */
const character = fc.oneof(
  fc.constantFrom('#', ' ', '@', '7', '７', 'İ', 'ﬁ', '\u0301', '\ud83d'),
  fc.integer({ min: 0, max: 0x10_ff_ff }).map((point) => String.fromCodePoint(point)),
);

describe('of a search that found nothing', () => {
  test.each([
    ['Chinese words', '投影融合', '投影融合'],
    ['a product with its version', 'S3 Pro 5.2', 's3 pro 5.2'],
    ['three digits', 'rack 4U, 2 x 4K', 'rack 4u, 2 x 4k'],
    ['words in full width', 'Ｓ３　Ｐｒｏ', 's3 pro'],
    ['signs that stand for letters', '50 ㎒', '50 mhz'],
    ['words with spaces, tabs and what nobody sees around and between them', ' Time\t  line\u200b ', 'time line'],
    ['a hash, as a space', 'cue #7#b', 'cue 7 b'],
    ['an address without its scheme', 'example.com/a', 'example.com/a'],
  ])('%s are kept', (_, typed, kept) => {
    expect([plainWords(typed), missedWords(typed)]).toEqual([kept, kept]);
  });

  test.each([
    ['a phone number', '13800138000'],
    ['one in groups', '+86 138-0013-8000'],
    ['one in full width', '１３８００１３８０００'],
    ['one in Arabic digits', '١٣٨٠'],
    ['one in signs', '❶❸❽⓿⓿'],
    ['one written out', '一三八零零'],
    ['one in Chinese numerals of banks', '壹叁捌零'],
    ['digits that stand apart', '1 lock 2 locks 3 locks 4 locks'],
    ['digits that nothing seen parts', '13\u200b80'],
    ['an order number', 'order MS2026'],
    ['a mail address', 'a@b.c'],
    ['one in full width', 'ａ＠ｂ．ｃ'],
    ['one that is spelled', 'a(at)b.c'],
    ['one that is encoded', 'a%40b.com'],
    ['an address of the web', 'https://example.com'],
    ['one that is mistyped', 'https:/example.com'],
    ['one without a scheme', 'www.example.com/u/zhang'],
    ['what nobody can read', '\u2800'],
    ['marks alone', '\u0301'.repeat(40)],
    ['a number behind what is kept at most', `${'a'.repeat(mostMissed)} 13800138000`],
  ])('nothing is kept of %s', (_, typed) => {
    expect(missedWords(typed)).toBe('');
  });

  test('the beginning is kept, without a half character or a space at its end', () => {
    expect(missedWords('a'.repeat(mostMissed + 1))).toBe('a'.repeat(mostMissed));
    expect(missedWords(`${'a'.repeat(mostMissed - 1)}😀`)).toBe('a'.repeat(mostMissed - 1));
    expect(missedWords(`${'a'.repeat(mostMissed - 1)} b`)).toBe('a'.repeat(mostMissed - 1));
  });

  test('whatever is kept is kept as it is when it is looked at again, and cannot be taken for two labels', () => {
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 60 }), (typed) => {
        const kept = missedWords(typed);
        expect(kept.length).toBeLessThanOrEqual(mostMissed);
        expect(kept).not.toMatch(/#|^\s|\s$/);
        expect([plainWords(kept), missedWords(kept)]).toEqual([kept, kept]);
      }),
    );
  });
});
