import { type Answer, type Answers, type Condition, questionOrder } from '../chooser/chooser-answers.ts';
import { type Candidate, cautions, type Reasons, reasons } from './product-choice-words.ts';

interface Rule extends Condition {
  readonly choose: Candidate;
}

/** What a laptop or one server drives, and what a picture on one or two outputs is. */
const oneMachine = ['laptop', 'server'] as const;
const fewOutputs = ['one', 'two'] as const;

/**
 * Which product suits whom (product-rules.md#product-facts). To every set of answers exactly one rule applies, in whatever
 * order they stand. Only S1 is bound to few outputs, only S2 works in cascade with a backup, only the S3 family has a
 * timeline, and only the C series runs many venues.
 */
export const rules: readonly Rule[] = [
  { choose: 'c-series', rooms: ['venues'] },
  { choose: 's1', rooms: ['room'], mode: ['windows'], outputs: fewOutputs, hardware: oneMachine },
  { choose: 's2', rooms: ['room'], mode: ['windows', 'playback'], hardware: ['machines'] },
  { choose: 's3', rooms: ['room'], mode: ['windows'], outputs: ['more'], hardware: oneMachine },
  { choose: 's3-lite', rooms: ['room'], mode: ['timeline'], outputs: fewOutputs, hardware: oneMachine },
  { choose: 's3-lite', rooms: ['room'], mode: ['timeline'], outputs: ['more'], hardware: ['laptop'] },
  { choose: 's3-lite', rooms: ['room'], mode: ['playback'], outputs: ['more'], hardware: oneMachine },
  { choose: 's3-pro', rooms: ['room'], mode: ['timeline'], outputs: ['more'], hardware: ['server'] },
  { choose: 's3-pro', rooms: ['room'], mode: ['timeline'], hardware: ['machines'] },
  { choose: 'p1-plus', rooms: ['room'], mode: ['playback'], outputs: fewOutputs, hardware: oneMachine },
];

/** Whether the answers given so far leave a condition possible; one that is left open does. */
export function allows(condition: Condition, answers: Answers): boolean {
  return questionOrder.every((question) => {
    const wanted: readonly Answer[] | undefined = condition[question];
    const given = answers[question];
    return wanted === undefined || given === undefined || wanted.includes(given);
  });
}

/** Whether the answers given so far fulfil a condition. */
function fulfils(condition: Condition, answers: Answers): boolean {
  const asked = questionOrder.filter((question) => condition[question] !== undefined);
  return allows(condition, answers) && asked.every((question) => answers[question] !== undefined);
}

/** The products that may still be the one. */
export function stillPossible(answers: Answers): ReadonlySet<Candidate> {
  return new Set(rules.filter((rule) => allows(rule, answers)).map(({ choose }) => choose));
}

export interface Recommendation {
  readonly product: Candidate;
  /** Each for an answer that was given. */
  readonly reasons: readonly string[];
  /** What to know before buying. */
  readonly cautions: readonly string[];
}

/** The product that suits all answers, with the reasons; undefined while more than one still may. */
export function recommend(answers: Answers): Recommendation | undefined {
  const [product, another] = stillPossible(answers);
  if (!product || another) return undefined;
  const own: Reasons = reasons[product];
  const given = questionOrder.flatMap((question) => answers[question] ?? []);
  return {
    product,
    reasons: given.flatMap((answer) => own[answer] ?? []),
    cautions: cautions.filter(({ when }) => product !== 'c-series' && fulfils(when, answers)).map(({ words }) => words),
  };
}
