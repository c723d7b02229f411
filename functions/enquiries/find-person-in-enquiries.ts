import { findPersonInEnquiries } from '../../shared/contract/enquiries.ts';
import { hashing, index, operation } from '../platform/index.ts';
import { personFinder } from '../platform/personal-data/person.ts';
import { enquiriesOfPerson } from './enquiries-of-person.ts';
import { enquiriesTable } from './tables.ts';

export default operation(
  findPersonInEnquiries,
  {
    uses: {
      byContact: index(enquiriesTable, 'byContact'),
      byPhone: index(enquiriesTable, 'byPhone'),
      lookupHash: hashing(),
    },
  },
  ({ lookupHash, ...indexes }) => personFinder({ sealer: { lookupHash }, find: enquiriesOfPerson(indexes) }),
);
