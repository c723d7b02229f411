import { erasePersonFromCertification } from '../../shared/contract/certification/exam-desk.ts';
import { auditing, hashing, index, operation, rows, rowsOfMember, transaction } from '../platform/index.ts';
import { personEraser } from '../platform/personal-data/person.ts';
import { uploadsTable } from '../uploads/public.ts';
import { signUpReader, signUpsOfPerson } from './own-data/sign-ups-of-person.ts';
import { signUpEraser } from './sign-ups/sign-up-eraser.ts';
import { certificationTable } from './tables.ts';

export default operation(
  erasePersonFromCertification,
  {
    uses: {
      certification: rows(certificationTable, 'GetItem'),
      ownedBy: rowsOfMember([certificationTable, 'Query']),
      bySignUpEmail: index(certificationTable, 'bySignUpEmail'),
      bySignUpPhone: index(certificationTable, 'bySignUpPhone'),
      transact: transaction({
        in: [
          [certificationTable, 'UpdateItem', 'DeleteItem'],
          [uploadsTable, 'UpdateItem'],
        ],
      }),
      lookupHash: hashing(),
      audited: auditing({}),
    },
  },
  ({ audited, transact, lookupHash, ...tables }) => {
    const read = signUpReader(tables.certification);
    const erase = signUpEraser(tables.certification, transact);
    return personEraser({
      sealer: { lookupHash },
      audited,
      find: signUpsOfPerson(tables),
      erase: async (record) => {
        const signUp = await read(record);
        return signUp !== undefined && erase(signUp);
      },
    });
  },
);
