import type { Answer } from '../loopback.ts';
import type { Published } from '../published.ts';
import type { Random } from '../random.ts';
import type { Visitor } from '../visitor.ts';

/** What a scene has to play with. */
export interface Stage {
  readonly siteUrl: string;
  readonly visitor: Visitor;
  readonly random: Random;
  readonly published: Published;
  /** An address that nobody has had before, for who joins. */
  readonly mailbox: string;
}

/** What a visitor does. */
export interface Scene {
  /** As the table of what was done names it. */
  readonly label: string;
  /** How many of a hundred visitors do it. */
  readonly weight: number;
  /** @throws Error when the site does something else than it should */
  play(stage: Stage): Promise<void>;
}

/** @throws Error when an answer has another status */
export async function answeredWith(status: number, answer: Promise<Answer>): Promise<void> {
  const { status: actual } = await answer;
  if (actual !== status) throw new Error(`The site answered ${actual} instead of ${status}`);
}
