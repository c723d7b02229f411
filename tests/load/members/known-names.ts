import { codeTypes } from '../../../shared/code-purposes.ts';
import { resetPassword, sendEmailCode, signIn } from '../../../shared/contract/accounts/sign-in.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { aPassword } from '../../support/people/members.ts';
import { median } from '../../support/runs/median.ts';
import { compareAnswers, noiseOf } from '../compared-answers.ts';

/** What somebody sends who wants to know whether a name has an account, in this order: a reset meets with the code that was asked for. */
const probes: Record<string, readonly [Endpoint, (name: string) => object]> = {
  'sign-in': [signIn, (login_name) => ({ login_name, password: 'a guess' })],
  'code request': [sendEmailCode, (email) => ({ email, type: codeTypes['reset-password'] })],
  reset: [resetPassword, (login_name) => ({ login_name, password: aPassword, code: '000000' })],
};

/** How long an answer takes, in milliseconds. */
export interface Compared {
  readonly probe: string;
  readonly known: number;
  readonly unknown: number;
  /** How far apart the medians of two halves of the unknown names are: what the machine alone makes of a difference. */
  readonly noise: number;
}

/**
 * Asks of known and of unknown names: the mail that a request brings about takes longer for a known name.
 * @param settled resolves when nothing is left to do of what was asked
 * @returns the median of either by what was asked
 * @throws Error when an answer tells them apart
 */
export async function compareNames(
  siteUrl: string,
  { known, unknown }: Readonly<Record<'known' | 'unknown', readonly string[]>>,
  settled: () => Promise<unknown>,
): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const [probe, [endpoint, request]] of Object.entries(probes)) {
    const answers = await compareAnswers(siteUrl, endpoint, {
      known: known.map(request),
      unknown: unknown.map(request),
    });
    const different = new Set([...answers.known.different, ...answers.unknown.different]);
    if (different.size !== 1) throw new Error(`${probe} tells names apart: ${[...different].join(' | ')}`);
    await settled();
    const [ofKnown, ofUnknown] = [answers.known.times, answers.unknown.times];
    compared.push({ probe, known: median(ofKnown), unknown: median(ofUnknown), noise: noiseOf(ofUnknown) });
  }
  return compared;
}
