import { importRecords } from '../../../infra/ops/commands/certificates/import-certificates.ts';
import { resolveTarget } from '../../../infra/publish/target.ts';
import { queryCertificate } from '../../../shared/contract/certification/certificates.ts';
import { querySignUp } from '../../../shared/contract/certification/sign-up.ts';
import type { Endpoint } from '../../../shared/contract/endpoint.ts';
import { aMobile, anIdcard, askForCertificate } from '../../support/people/certificates.ts';
import { putSignUp } from '../../support/rows/sign-up-rows.ts';
import { eventually } from '../../support/runs/eventually.ts';
import { median } from '../../support/runs/median.ts';
import type { TestSite } from '../../support/site/site.ts';
import { compareAnswers, noiseOf } from '../compared-answers.ts';

interface Person {
  readonly name: string;
  readonly idcard: string;
  readonly phone: string;
  readonly cert_num: string;
}

/** How somebody asks after a person. */
const ways: Record<string, readonly [Endpoint, (person: Person) => object]> = {
  'a sign-up': [querySignUp, ({ name, idcard }) => ({ name, idcard })],
  'a certificate by ID number': [queryCertificate, ({ name, idcard }) => ({ type: 3, name, idcard })],
  'a certificate by phone': [queryCertificate, ({ name, phone }) => ({ type: 2, name, phone })],
  'a certificate by number': [queryCertificate, ({ name, cert_num }) => ({ type: 1, name, cert_num })],
};

/** How long an answer takes at the median, in milliseconds. */
interface Compared {
  readonly way: string;
  readonly found: number;
  /** Somebody is there, under another name. */
  readonly renamed: number;
  readonly unknown: number;
  /** How far apart the medians of two halves of the unknown ones are: what the machine alone makes of a difference. */
  readonly noise: number;
}

const aPerson = (_: unknown, at: number): Person => ({
  ...{ name: `Alan Turing ${at}`, idcard: anIdcard(), phone: aMobile() },
  cert_num: crypto.randomUUID().slice(0, 13).toUpperCase(),
});

/** Puts a sign-up and a certificate of each person into a local site. */
async function plant({ url, stateDirectory }: Pick<TestSite, 'url' | 'stateDirectory'>, people: readonly Person[]) {
  const company = 'Bletchley';
  for (const person of people) await putSignUp(stateDirectory, { ...person, company, period: '2026-11' });
  const records = people.map((person) => ({ ...person, company, award_date: '2026-11-20' }));
  const { imported, problems } = await importRecords(await resolveTarget('local', stateDirectory), records);
  if (imported !== people.length) throw new Error(`The certificates were not imported: ${JSON.stringify(problems)}`);
  const { name, idcard } = people.at(-1) ?? aPerson(undefined, 0);
  // An index is a moment behind its table.
  await eventually(
    () => askForCertificate(url, { type: 3, name, idcard }),
    ({ data }) => data.cert_num !== undefined,
  );
}

/**
 * Asks after people who are there, who have another name, and who are not there, so many of each.
 * @throws Error when an answer tells the latter two apart
 */
export async function comparePersons(
  site: Pick<TestSite, 'url' | 'stateDirectory'>,
  people: number,
): Promise<Compared[]> {
  const known = Array.from({ length: people }, aPerson);
  const strangers = known.map(({ cert_num }, at) => ({ ...aPerson(undefined, at), cert_num: `${cert_num}-0` }));
  await plant(site, known);
  const compared: Compared[] = [];
  for (const [way, [endpoint, question]] of Object.entries(ways)) {
    const { found, renamed, unknown } = await compareAnswers(site.url, endpoint, {
      found: known.map(question),
      renamed: known.map((person) => question({ ...person, name: 'Somebody Else' })),
      unknown: strangers.map(question),
    });
    const different = new Set([...renamed.different, ...unknown.different]);
    if (different.size !== 1) throw new Error(`${way} tells people apart: ${[...different].join(' | ')}`);
    if ([...found.different].some((answer) => unknown.different.has(answer)))
      throw new Error(`${way} does not find everybody`);
    const [ofFound, ofRenamed, ofUnknown] = [found, renamed, unknown].map(({ times }) => median(times));
    compared.push({
      ...{ way, found: ofFound ?? 0, renamed: ofRenamed ?? 0, unknown: ofUnknown ?? 0 },
      noise: noiseOf(unknown.times),
    });
  }
  return compared;
}

/** How long the answers of the two queries take, as `npm run bench` prints it. */
export async function certificationFigures(site: TestSite, people = 300) {
  const compared = await comparePersons(site, people);
  return compared.flatMap(({ way, ...medians }) => [
    { figure: `ms, ${way}, found`, measured: medians.found.toFixed(1), target: '' },
    { figure: `ms, ${way}, of another name`, measured: medians.renamed.toFixed(1), target: '≤ 5 apart' },
    { figure: `ms, ${way}, not there`, measured: medians.unknown.toFixed(1), target: '≤ 5 apart' },
    { figure: `ms, ${way}, two halves of those not there apart`, measured: medians.noise.toFixed(1), target: '' },
  ]);
}
