import { queryCertificate } from '../../shared/contract/certification/certificates.ts';
import type { AskedCertificate } from '../../shared/contract/certification-fields.ts';
import { FoundCertificate } from '../../shared/contract/certification-schemas.ts';
import { shanghaiDay } from '../../shared/shanghai-day.ts';
import { comparableName } from '../../shared/typed/comparable-name.ts';
import { Told } from '../platform/calls/told.ts';
import { checkingLimit, endpoint, hashing, index, keepingLimit, limiting, rows, within } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import { foundOf, ListedCertificate, type StoredCertificate, stateOf } from './certificates/certificate.ts';
import { certificateReader, isPublished, publishedImports } from './certificates/imports.ts';
import * as lines from './log-lines.ts';
import { wrongNameLimit } from './queries/wrong-names.ts';
import { certificationTable } from './tables.ts';

/** Certificates of one holder that are looked at, the newest first. */
const mostOfHolder = 25;

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

/**
 * Answers whether somebody has a certificate (product-rules.md#certificate-queries). Whether there is one, whether it has another name and whether there is
 * none, the same is asked of KMS and tables, and an answer of the same size is checked: nobody learns from the time which it was.
 */
export default endpoint(
  queryCertificate,
  {
    uses: {
      limits: limiting(),
      certification: rows(within(certificationTable, 'certificate#*', 'imports'), 'GetItem', 'Query'),
      byHolderId: index(certificationTable, 'byHolderId'),
      byHolderPhone: index(certificationTable, 'byHolderPhone'),
      keepLimit: keepingLimit(),
      checkLimit: checkingLimit(),
      lookupHash: hashing(),
    },
  },
  ({ certification, byHolderId, byHolderPhone, lookupHash, ...limits }) => {
    const read = certificateReader(certification);
    const limitWrongNames = wrongNameLimit(limits);
    const find = async ({ by, value, name }: AskedCertificate, subject: string) => {
      if (by === 'number') return read(value);
      const byHolder = by === 'phone' ? byHolderPhone : byHolderId;
      const [{ items }, published] = await Promise.all([
        byHolder.query(subject, { newestFirst: true, limit: mostOfHolder }),
        publishedImports(certification),
      ]);
      const theirs = items
        .map((item) => ListedCertificate.parse(item))
        .filter((one) => isPublished(one, published) && comparableName(one.name) === comparableName(name));
      const best = theirs.find(({ revokedOn }) => revokedOn === undefined) ?? theirs[0];
      // The index may lag behind a revocation.
      return read((best ?? nobodys).num);
    };
    return async (asked, _, viewer) => {
      const { by, value, name } = asked;
      // Whom it is about: a keyed hash of a phone or an ID number, as others keep it, or of what is public the thing itself.
      const subject = by === 'number' ? value : await lookupHash(by, value);
      // A number is no secret, nor is what its page shows: to count its queries would only let anybody use them up for everybody else.
      const countWrongName = by === 'number' ? undefined : await limitWrongNames(subject, viewer);
      const found = await find(asked, subject);
      const isTheirs = found !== undefined && comparableName(found.name) === comparableName(name);
      const answer = FoundCertificate.parse(foundOf(found ?? nobodys));
      const state = isTheirs ? stateOf(found, shanghaiDay(Date.now())) : 'none';
      log(lines.certificateAsked, { by, answered: state }, { CertificateQueries: 1 });
      if (!isTheirs) {
        await countWrongName?.(name);
        return {};
      }
      return state === 'revoked' ? new Told({}, `Certificate ${found.num} was revoked on ${found.revokedOn}`) : answer;
    };
  },
);
