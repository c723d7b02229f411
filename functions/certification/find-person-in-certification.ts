import { findPersonInCertification } from '../../shared/contract/certification/exam-desk.ts';
import { operation } from '../platform/calls/operation.ts';
import { personFinder } from '../platform/personal-data/person.ts';
import { needs } from './needs.ts';
import { signUpsOfPerson } from './own-data/sign-ups-of-person.ts';

export default operation(
  findPersonInCertification,
  needs.findPersonInCertification,
  ({ ownedBy, indexes, tables, sealer }) => {
    const [byEmail, byPhone] = [indexes['certification.bySignUpEmail'], indexes['certification.bySignUpPhone']];
    return personFinder({ sealer, find: signUpsOfPerson({ ownedBy, byEmail, byPhone, table: tables.certification }) });
  },
);
