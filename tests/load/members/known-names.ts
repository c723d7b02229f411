import { codeTypes } from '../../../shared/code-purposes.ts';
import { resetPassword, sendEmailCode, signIn } from '../../../shared/contract/accounts/sign-in.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { anAddress, postFrom } from '../../support/loopback.ts';
import { median } from '../../support/median.ts';
import { aPassword } from '../../support/members.ts';
import { seededRandom, shuffled } from '../../support/random.ts';

/** What somebody sends who wants to know whether a name has an account, in this order: a reset meets with the code that was asked for. */
const probes = {
  'sign-in': [signIn, (login_name: string) => ({ login_name, password: 'a guess' })],
  'code request': [sendEmailCode, (email: string) => ({ email, type: codeTypes['reset-password'] })],
  reset: [resetPassword, (login_name: string) => ({ login_name, password: aPassword, code: '000000' })],
} as const satisfies Record<string, readonly [Endpoint, (name: string) => object]>;

/** How long an answer takes, in milliseconds. */
export interface Compared {
  readonly probe: string;
  readonly known: number;
  readonly unknown: number;
  /** How far apart the medians of two halves of the unknown names are: what the machine alone makes of a difference. */
  readonly noise: number;
}

function noiseOf(times: readonly number[]): number {
  const half = (parity: number) => median(times.filter((_, turn) => turn % 2 === parity));
  return Math.abs(half(0) - half(1));
}

/**
 * Asks of known and of unknown names, one at a time, each from a network of its own. They are shuffled: the mail that a request brings about
 * is sent while the next ones are answered, and one for a known name takes longer, so an order of any pattern would slow one kind alone.
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
  const random = seededRandom(1);
  for (const [probe, [endpoint, request]] of Object.entries(probes)) {
    const answers = new Set<string>();
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const ask = async (kind: 'known' | 'unknown', name: string) => {
      const body = JSON.stringify(request(name));
      const startedAt = performance.now();
      const { status, body: answer } = await postFrom(anAddress(), siteUrl, endpoint, body);
      times[kind].push(performance.now() - startedAt);
      answers.add(`${status} ${answer}`);
    };
    const names = [
      ...known.map((name) => ({ kind: 'known' as const, name })),
      ...unknown.map((name) => ({ kind: 'unknown' as const, name })),
    ];
    for (const { kind, name } of shuffled(random, names)) await ask(kind, name);
    if (answers.size !== 1) throw new Error(`${probe} tells names apart: ${[...answers].join(' | ')}`);
    await settled();
    const { known: ofKnown, unknown: ofUnknown } = times;
    compared.push({ probe, known: median(ofKnown), unknown: median(ofUnknown), noise: noiseOf(ofUnknown) });
  }
  return compared;
}
