import { exportPersonFromCertification } from '../../shared/contract/certification/exam-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { personExporter } from '../platform/personal-data/person.ts';
import { needs } from './needs.ts';
import { signUpReader, signUpsOfPerson } from './own-data/sign-ups-of-person.ts';
import { saysOf } from './sign-ups/opened-sign-up.ts';

export default operation(
  exportPersonFromCertification,
  needs.exportPersonFromCertification,
  ({ tables, ownedBy, indexes, sealer, audited }) => {
    const [byEmail, byPhone] = [indexes['certification.bySignUpEmail'], indexes['certification.bySignUpPhone']];
    const read = signUpReader(tables.certification);
    return personExporter({
      sealer,
      audited,
      find: signUpsOfPerson({ ownedBy, byEmail, byPhone, table: tables.certification }),
      open: async (record) => {
        const signUp = await read(record);
        return signUp && saysOf(sealer, signUp);
      },
    });
  },
);
