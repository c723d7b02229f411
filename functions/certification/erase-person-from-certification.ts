import { erasePersonFromCertification } from '../../shared/contract/certification/exam-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { personEraser } from '../platform/personal-data/person.ts';
import { needs } from './needs.ts';
import { signUpReader, signUpsOfPerson } from './own-data/sign-ups-of-person.ts';
import { signUpEraser } from './sign-ups/sign-up-eraser.ts';

export default operation(
  erasePersonFromCertification,
  needs.erasePersonFromCertification,
  ({ tables, ownedBy, indexes, sealer, audited, transact }) => {
    const [byEmail, byPhone] = [indexes['certification.bySignUpEmail'], indexes['certification.bySignUpPhone']];
    const read = signUpReader(tables.certification);
    const erase = signUpEraser({ table: tables.certification, transact, now: Date.now });
    return personEraser({
      sealer,
      audited,
      find: signUpsOfPerson({ ownedBy, byEmail, byPhone, table: tables.certification }),
      erase: async (record) => {
        const signUp = await read(record);
        return signUp !== undefined && erase(signUp);
      },
    });
  },
);
