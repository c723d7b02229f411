import { signIn } from '../../../shared/contract/accounts/sign-in.ts';
import { anEmail, aPassword, ask } from '../../support/people/members.ts';
import { settled } from '../../support/site/settled.ts';
import type { TestSite } from '../../support/site/site.ts';
import { compareNames } from './known-names.ts';
import { measureReads, measureSignIns } from './member-rates.ts';
import { plantMembers } from './planted-members.ts';
import { costOfCall, costOfRegistration } from './request-costs.ts';

interface Figure {
  readonly figure: string;
  readonly measured: string | number;
  readonly target: string;
}

/** What members cost and how fast they are served, with what each is measured against. */
export async function memberFigures(site: TestSite, names = 500): Promise<Figure[]> {
  const known = await plantMembers(site.stateDirectory, names);
  const [login_name = ''] = known;
  const { uid, login_token } = await ask(site.url, signIn, { login_name, password: aPassword });
  const proof = { uid, login_token };

  const call = await costOfCall(site.url, proof);
  const { own, ofRegistration, ofHearing } = await costOfRegistration(site);
  const reads = await measureReads(site.url, proof);
  const signIns = await measureSignIns(site.url, known);
  const compared = await compareNames(site.url, { known, unknown: known.map(anEmail) }, () => settled(site));

  const share = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;
  return [
    { figure: 'a list of sessions: reads for who calls', measured: call.session, target: '1' },
    { figure: 'a list of sessions: requests to KMS', measured: call.keys, target: '0' },
    { figure: 'a list of sessions: other requests', measured: call.others, target: '' },
    ...own.map(({ by, action, on, times }) => ({
      ...{ figure: `a registration: ${by}, ${action} of ${on}`, measured: times, target: '' },
    })),
    { figure: 'a registration: write actions', measured: ofRegistration, target: '≤ 8' },
    { figure: 'a registration: those of its mail and its figure', measured: ofHearing, target: '' },
    { figure: 'reads a second, a visitor’s, not cached', measured: Math.round(reads.visitor), target: '' },
    { figure: 'reads a second, a member’s', measured: Math.round(reads.member), target: '' },
    {
      figure: 'reads a second, a member’s of a visitor’s',
      measured: share(reads.member, reads.visitor),
      target: '≥ 85 %',
    },
    { figure: 'argon2id alone, hashes a second', measured: signIns.argon2id.toFixed(1), target: '' },
    { figure: 'sign-ins a second', measured: signIns['sign-ins'].toFixed(1), target: '' },
    { figure: 'sign-ins of argon2id alone', measured: share(signIns['sign-ins'], signIns.argon2id), target: '' },
    ...compared.flatMap((each) => [
      { figure: `ms, ${each.probe}, a known name`, measured: each.known.toFixed(1), target: '' },
      { figure: `ms, ${each.probe}, an unknown name`, measured: each.unknown.toFixed(1), target: '≤ 5 apart' },
      {
        figure: `ms, ${each.probe}, two halves of the unknown ones apart`,
        measured: each.noise.toFixed(1),
        target: '',
      },
    ]),
  ];
}
