import { anAddress, postFrom } from '../../infra/dev/demo/loopback.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { median } from '../support/runs/median.ts';
import { seededRandom, shuffled } from '../support/runs/random.ts';

/** How long answers to one kind of question took, in milliseconds, and what different answers there were. */
interface Answers {
  readonly times: readonly number[];
  readonly different: ReadonlySet<string>;
}

/**
 * Asks questions of several kinds, one at a time, each from a network of its own. They are shuffled: what a question brings about is done while the next ones are
 * answered, and more of it for some kinds, so an order of any pattern would slow one kind alone.
 */
export async function compareAnswers<Kind extends string>(
  siteUrl: string,
  endpoint: Endpoint,
  questions: Readonly<Record<Kind, readonly object[]>>,
  seed = 1,
): Promise<Record<Kind, Answers>> {
  const kinds = Object.keys(questions) as Kind[]; // Object.keys loses the literal keys
  const asked = kinds.flatMap((kind) => questions[kind].map((question) => ({ kind, body: JSON.stringify(question) })));
  const answered = kinds.map((kind) => [kind, { times: [] as number[], different: new Set<string>() }] as const);
  const byKind = Object.fromEntries(answered) as Record<Kind, { times: number[]; different: Set<string> }>; // of the same kinds
  for (const { kind, body } of shuffled(seededRandom(seed), asked)) {
    const startedAt = performance.now();
    const answer = await postFrom(anAddress(), siteUrl, endpoint, body);
    byKind[kind].times.push(performance.now() - startedAt);
    byKind[kind].different.add(`${answer.status} ${answer.body}`);
  }
  return byKind;
}

/** How far apart the medians of two halves of some times are: what the machine alone makes of a difference. */
export function noiseOf(times: readonly number[]): number {
  const half = (parity: number) => median(times.filter((_, turn) => turn % 2 === parity));
  return Math.abs(half(0) - half(1));
}
