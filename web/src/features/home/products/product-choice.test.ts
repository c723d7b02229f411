import { describe, expect, it, test } from 'vitest';
import { type Answers, questions } from '../chooser/chooser-answers.ts';
import { allows, recommend, rules, stillPossible } from './product-choice.ts';
import { answerWords, candidates, cautions, questionWords, reasons } from './product-choice-words.ts';

const everyAnswer: readonly Required<Answers>[] = questions.rooms.flatMap((rooms) =>
  questions.mode.flatMap((mode) =>
    questions.outputs.flatMap((outputs) => questions.hardware.map((hardware) => ({ rooms, mode, outputs, hardware }))),
  ),
);

const named = everyAnswer.map((answers) => [Object.values(answers).join(', '), answers] as const);

describe('the product chooser', () => {
  it('the product chooser asks for 54 different sets of answers', () => {
    expect(new Set(named.map(([name]) => name)).size).toBe(54);
  });

  test.each(named)('exactly one rule applies to %s', (_, answers) => {
    expect(rules.filter((rule) => allows(rule, answers))).toHaveLength(1);
  });

  test.each(named)('%s is answered with reasons for just these answers', (_, answers) => {
    const found = recommend(answers);
    if (!found) throw new Error('nothing is recommended');
    expect(found.reasons.length).toBeGreaterThanOrEqual(2);
    const given: ReadonlySet<string> = new Set(Object.values(answers));
    for (const reason of found.reasons) {
      const standsFor = Object.entries(reasons[found.product]).filter(([, words]) => words.includes(reason));
      expect(
        standsFor.some(([answer]) => given.has(answer)),
        reason,
      ).toBe(true);
    }
  });

  it('every product of the chooser is the answer to something', () => {
    const chosen = new Set(everyAnswer.map((answers) => recommend(answers)?.product));
    expect([...chosen].toSorted()).toEqual(Object.keys(candidates).toSorted());
  });

  it('every reason and every caution is given to somebody', () => {
    const given = everyAnswer.map((answers) => recommend(answers));
    const heard = new Set(given.flatMap((found) => found?.reasons ?? []));
    expect(
      Object.values(reasons)
        .flatMap((own) => Object.values(own).flat())
        .filter((words) => !heard.has(words)),
    ).toEqual([]);
    const warned = new Set(given.flatMap((found) => found?.cautions ?? []));
    expect(cautions.map(({ words }) => words).filter((words) => !warned.has(words))).toEqual([]);
  });

  it('every question and every answer has words', () => {
    expect(Object.keys(questionWords)).toEqual(Object.keys(questions));
    expect(Object.keys(answerWords)).toEqual(Object.values(questions).flat());
  });
});

/** product-rules.md#product-facts, as sets of answers for which a product may be chosen at all. */
describe('no product is recommended for what it cannot do', () => {
  const choices = everyAnswer.map((answers) => ({ ...answers, product: recommend(answers)?.product }));
  const chosen = (product: string) => choices.filter((choice) => choice.product === product);

  it('S1 is for windows on one or two outputs of one machine', () => {
    for (const { mode, outputs, hardware } of chosen('s1')) {
      expect([mode, ['one', 'two'].includes(outputs), hardware === 'machines']).toEqual(['windows', true, false]);
    }
  });

  it('only the S3 family is for timelines', () => {
    const forTimelines = choices.filter(({ rooms, mode }) => rooms === 'room' && mode === 'timeline');
    expect(new Set(forTimelines.map(({ product }) => product))).toEqual(new Set(['s3-lite', 's3-pro']));
  });

  it('only S2 is for several machines with a backup, but for a timeline, of which that is said', () => {
    for (const choice of choices.filter(({ rooms, hardware }) => rooms === 'room' && hardware === 'machines')) {
      if (choice.mode === 'timeline') expect(recommend(choice)?.cautions.join()).toContain('S2');
      else expect(choice.product).toBe('s2');
    }
  });

  it('many venues are for the C series, whatever else is answered', () => {
    expect(new Set(choices.filter(({ rooms }) => rooms === 'venues').map(({ product }) => product))).toEqual(
      new Set(['c-series']),
    );
    expect(new Set(chosen('c-series').map(({ rooms }) => rooms))).toEqual(new Set(['venues']));
  });

  it('P1+ is for playing files on one or two outputs', () => {
    for (const { mode, outputs } of chosen('p1-plus')) {
      expect([mode, outputs === 'more']).toEqual(['playback', false]);
    }
  });

  it('whoever needs three outputs and has a laptop is warned', () => {
    const warned = recommend({ rooms: 'room', mode: 'windows', outputs: 'more', hardware: 'laptop' });
    expect(warned).toMatchObject({ product: 's3', cautions: [expect.stringContaining('laptop')] });
  });
});

describe('while answers are missing', () => {
  it('all products are possible before the first answer', () => {
    expect(stillPossible({}).size).toBe(Object.keys(candidates).length);
    expect(recommend({})).toBeUndefined();
  });

  it('the first answer that leaves one product recommends it', () => {
    expect(recommend({ rooms: 'venues' })?.product).toBe('c-series');
    expect(recommend({ rooms: 'room', mode: 'timeline', hardware: 'machines' })?.product).toBe('s3-pro');
  });

  it('another answer never brings back a product that was ruled out', () => {
    for (const answers of everyAnswer) {
      const few = stillPossible({ rooms: answers.rooms, mode: answers.mode });
      for (const product of stillPossible({ ...answers })) expect(few.has(product)).toBe(true);
    }
  });
});
