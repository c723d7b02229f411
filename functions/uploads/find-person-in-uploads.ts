import { findPersonInUploads } from '../../shared/contract/uploads.ts';
import { operation } from '../platform/calls/operation.ts';
import { personFinder } from '../platform/personal-data/person.ts';
import { uploadsOfPerson } from './erasure/uploads-of-member.ts';
import { needs } from './needs.ts';

export default operation(findPersonInUploads, needs.findPersonInUploads, ({ ownedBy, sealer }) =>
  personFinder({ sealer, find: uploadsOfPerson(ownedBy) }),
);
