import { exportPersonFromCertification } from '../../shared/contract/certification/exam-desk.ts';
import { auditing, hashing, index, opening, operation, rows, rowsOfMember } from '../platform/index.ts';
import { personExporter } from '../platform/personal-data/person.ts';
import { signUpReader, signUpsOfPerson } from './own-data/sign-ups-of-person.ts';
import { saysOf } from './sign-ups/sign-up.ts';
import { certificationTable } from './tables.ts';

export default operation(
  exportPersonFromCertification,
  {
    uses: {
      certification: rows(certificationTable, 'GetItem'),
      ownedBy: rowsOfMember([certificationTable, 'Query']),
      bySignUpEmail: index(certificationTable, 'bySignUpEmail'),
      bySignUpPhone: index(certificationTable, 'bySignUpPhone'),
      open: opening(),
      lookupHash: hashing(),
      audited: auditing({}),
    },
  },
  ({ audited, open, lookupHash, ...tables }) => {
    const read = signUpReader(tables.certification);
    return personExporter({
      sealer: { lookupHash },
      audited,
      find: signUpsOfPerson(tables),
      open: async (record) => {
        const signUp = await read(record);
        return signUp && saysOf({ open }, signUp);
      },
    });
  },
);
