import type { AskedCertificate } from '../../../shared/contract/certification-fields.ts';
import { FoundCertificate } from '../../../shared/contract/certification-schemas.ts';
import { shanghaiDay } from '../../../shared/shanghai-day.ts';
import { comparableName } from '../../../shared/typed/comparable-name.ts';
import { Told } from '../../platform/calls/told.ts';
import type { Viewer } from '../../platform/calls/viewer.ts';
import { log } from '../../platform/logging/log.ts';
import type { Sealer } from '../../platform/personal-data/field-encryption.ts';
import type { Index } from '../../platform/tables/pages.ts';
import type { Table } from '../../platform/tables/table.ts';
import * as lines from '../log-lines.ts';
import type { wrongNameLimit } from '../queries/wrong-names.ts';
import { foundOf, ListedCertificate, type StoredCertificate, stateOf } from './certificate.ts';
import { certificateReader } from './certificate-reader.ts';
import { isPublished, publishedImports } from './imports.ts';

interface Query {
  readonly table: Table<'GetItem' | 'Query'>;
  readonly byId: Index;
  readonly byPhone: Index;
  readonly sealer: Pick<Sealer, 'lookupHash'>;
  readonly limitWrongNames: ReturnType<typeof wrongNameLimit>;
  readonly now: () => number;
}

/** Certificates of one holder that are looked at, the newest first. */
const mostOfHolder = 25;

/**
 * Answers whether somebody has a certificate (product-rules.md#certificate-queries). Whether there is one, whether it has another name and whether there is
 * none, the same is asked of KMS and tables, and an answer of the same size is checked: nobody learns from the time which it was.
 * @throws LimitRefusal when the network has tried too many wrong names for the number
 */
export function certificateQuery({ limitWrongNames, now, ...parts }: Query) {
  const subjectOf = querySubject(parts.sealer);
  const find = certificateFinder(parts);
  return async (
    asked: AskedCertificate,
    _: unknown,
    viewer: Pick<Viewer, 'viewerAddress'>,
  ): Promise<FoundCertificate | Told<FoundCertificate>> => {
    const subject = await subjectOf(asked);
    // A number is no secret, nor is what its page shows: to count its queries would only let anybody use them up for everybody else.
    const countWrongName = asked.by === 'number' ? undefined : await limitWrongNames(subject, viewer);
    const found = await find(asked, subject);
    const isTheirs = found !== undefined && comparableName(found.name) === comparableName(asked.name);
    const answer = FoundCertificate.parse(foundOf(found ?? nobodys));
    const state = isTheirs ? stateOf(found, shanghaiDay(now())) : 'none';
    log(lines.certificateAsked, { by: asked.by, answered: state }, { CertificateQueries: 1 });
    if (!isTheirs) {
      await countWrongName?.(asked.name);
      return {};
    }
    return state === 'revoked' ? new Told({}, `Certificate ${found.num} was revoked on ${found.revokedOn}`) : answer;
  };
}

/** Whom a query is about: a keyed hash of a phone or an ID number, as others keep it, or of what is public the thing itself. */
function querySubject({ lookupHash }: Pick<Sealer, 'lookupHash'>) {
  return ({ by, value }: AskedCertificate): Promise<string> => {
    if (by === 'number') return Promise.resolve(value);
    return lookupHash(by, value);
  };
}

/** What is read and checked where there is nothing. */
const nobodys: StoredCertificate = {
  num: 'MS-2222-2222-2',
  name: 'Nobody',
  company: '',
  awardedOn: '2020-01-01',
  endsOn: '2022-01-01',
  origin: 'exam',
  place: 0,
};

function certificateFinder({ table, byId, byPhone }: Pick<Query, 'table' | 'byId' | 'byPhone'>) {
  const read = certificateReader(table);
  return async ({ by, value, name }: AskedCertificate, subject: string): Promise<StoredCertificate | undefined> => {
    if (by === 'number') return read(value);
    const index = by === 'phone' ? byPhone : byId;
    const [{ items }, published] = await Promise.all([
      index.query(subject, { newestFirst: true, limit: mostOfHolder }),
      publishedImports(table),
    ]);
    const theirs = items
      .map((item) => ListedCertificate.parse(item))
      .filter((one) => isPublished(one, published) && comparableName(one.name) === comparableName(name));
    const best = theirs.find(({ revokedOn }) => revokedOn === undefined) ?? theirs[0];
    // The index may lag behind a revocation.
    return read((best ?? nobodys).num);
  };
}
