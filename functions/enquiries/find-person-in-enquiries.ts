import { findPersonInEnquiries } from '../../shared/contract/enquiries.ts';
import { operation } from '../platform/calls/operation.ts';
import { personFinder } from '../platform/personal-data/person.ts';
import { enquiriesOfPerson } from './enquiries-of-person.ts';
import { needs } from './needs.ts';

export default operation(findPersonInEnquiries, needs.findPersonInEnquiries, ({ indexes, sealer }) =>
  personFinder({
    sealer,
    find: enquiriesOfPerson(indexes),
  }),
);
