import { querySignUp } from '../../shared/contract/certification/sign-up.ts';
import { Refusal } from '../../shared/contract/refusal.ts';
import { checkingLimit, endpoint, hashing, keepingLimit, limiting, rows } from '../platform/index.ts';
import { log } from '../platform/logging/log.ts';
import * as lines from './log-lines.ts';
import { wrongNameLimit } from './queries/wrong-names.ts';
import { hashesOfPerson, maskedName, StoredSignUp, signUpsNamed } from './sign-ups/sign-up.ts';
import { certificationTable } from './tables.ts';

/**
 * Tells what became of somebody's newest sign-up, of contested ones the earlier (product-rules.md#certificate-queries): what somebody else signed up with
 * the number under another name hides it from nobody. Nothing is opened for it: the name is the caller's own. What is asked of KMS and tables is the same
 * whether there is one or not.
 */
export default endpoint(
  querySignUp,
  {
    uses: {
      limits: limiting(),
      certification: rows(certificationTable, 'Query'),
      keepLimit: keepingLimit(),
      checkLimit: checkingLimit(),
      lookupHash: hashing(),
    },
  },
  ({ certification, lookupHash, ...limits }) => {
    const limitWrongNames = wrongNameLimit(limits);
    return async ({ name, idcard }, _, viewer) => {
      const idHash = await lookupHash('idcard', idcard);
      const countWrongName = await limitWrongNames(idHash, viewer);
      const nameHashes = await hashesOfPerson({ lookupHash }, idHash, name);
      const [newest] = await signUpsNamed(certification, idHash, nameHashes);
      const { nameHash, company, period, state } = StoredSignUp.parse(newest ?? nobodys);
      const isFound = nameHash !== nobodys.nameHash;
      log(lines.signUpAsked, { isFound }, { SignUpQueries: 1 });
      if (!isFound) {
        await countWrongName(name);
        throw new Refusal('没有查询到您的报名信息', -1);
      }
      return { name: maskedName(name), company, period, status: state };
    };
  },
);

/** What is looked at where there is nothing: it takes as long. */
const nobodys: StoredSignUp = {
  idHash: 'nobody',
  sk: '2020-01',
  period: '2020-01',
  state: 'received',
  signedUpAt: '2020-01-01T00:00:00.000Z',
  consent: '',
  company: 'Nobody',
  nameHash: 'nobody',
  phoneHash: 'nobody',
  emailHash: 'nobody',
  sealed: 'nobody',
  photo: 'nobody',
  photoErasedIn: '2020-01',
  erasedIn: '2020-01',
};
