import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commentIdOf, momentOf, placeOfComment, questionIdOf, timeOfComment } from './comment-id.ts';

const time = fc.integer({ min: 0, max: Date.parse('2999-12-31') });
const chance = fc.stringMatching(/^[0-9a-z]{8}$/);
const part = fc.stringMatching(/^[\w-]{1,40}$/);

test('an id says where its comment stands, and when it was written', () => {
  fc.assert(
    fc.property(part, part, time, chance, time, (course, lesson, at, some, later) => {
      const question = { course, lesson, asked: momentOf(at, some) };
      const reply = { ...question, replied: momentOf(later, some) };
      expect(placeOfComment(commentIdOf(question))).toEqual(question);
      expect(placeOfComment(commentIdOf(reply))).toEqual(reply);
      expect([timeOfComment(commentIdOf(question)), timeOfComment(commentIdOf(reply))]).toEqual([at, later]);
      expect(questionIdOf(commentIdOf(reply))).toBe(commentIdOf(question));
    }),
  );
});

test('moments are in the order of their times', () => {
  fc.assert(
    fc.property(time, time, chance, chance, (one, other, some, more) => {
      fc.pre(one !== other);
      expect(momentOf(one, some) < momentOf(other, more)).toBe(one < other);
    }),
  );
});

test.each(['', '1.2', '1.2.short', '1.2.0mb0k2x9qaaaaaaaa.x', 'a b.2.0mb0k2x9qaaaaaaaa', '1#.2.0mb0k2x9qaaaaaaaa'])(
  '%j is no id of a comment',
  (text) => {
    expect(() => placeOfComment(text)).toThrow('no id of a comment');
  },
);
