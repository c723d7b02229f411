import { findPersonInCertification } from '../../shared/contract/certification/exam-desk.ts';
import { hashing, index, operation, rows, rowsOfMember } from '../platform/index.ts';
import { personFinder } from '../platform/personal-data/person.ts';
import { signUpsOfPerson } from './own-data/sign-ups-of-person.ts';
import { certificationTable } from './tables.ts';

export default operation(
  findPersonInCertification,
  {
    uses: {
      certification: rows(certificationTable, 'GetItem'),
      ownedBy: rowsOfMember([certificationTable, 'Query']),
      bySignUpEmail: index(certificationTable, 'bySignUpEmail'),
      bySignUpPhone: index(certificationTable, 'bySignUpPhone'),
      lookupHash: hashing(),
    },
  },
  ({ lookupHash, ...tables }) => personFinder({ sealer: { lookupHash }, find: signUpsOfPerson(tables) }),
);
