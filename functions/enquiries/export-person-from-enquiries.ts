import { exportPersonFromEnquiries } from '../../shared/contract/enquiries.ts';
import { auditing, hashing, index, objects, opening, operation, rows } from '../platform/index.ts';
import { personExporter } from '../platform/personal-data/person.ts';
import { uploadsTable } from '../uploads/public.ts';
import { enquiriesOfPerson } from './enquiries-of-person.ts';
import { letterReader } from './enquiry-desk.ts';
import { enquiryFinder } from './enquiry-repository.ts';
import { pictureLinker } from './picture-link.ts';
import { enquiriesTable } from './tables.ts';

export default operation(
  exportPersonFromEnquiries,
  {
    uses: {
      enquiries: rows(enquiriesTable, 'GetItem'),
      uploads: rows(uploadsTable, 'GetItem'),
      pictures: objects('uploads', { 'feedback/': ['LinkObject'] }),
      open: opening(),
      byContact: index(enquiriesTable, 'byContact'),
      byPhone: index(enquiriesTable, 'byPhone'),
      lookupHash: hashing(),
      audited: auditing({}),
    },
  },
  ({ enquiries, uploads, pictures, open, lookupHash, audited, ...indexes }) =>
    personExporter({
      sealer: { lookupHash },
      audited,
      find: enquiriesOfPerson(indexes),
      open: letterReader({
        find: enquiryFinder(enquiries),
        sealer: { open },
        linkPicture: pictureLinker({ uploads, link: pictures.link }),
      }),
    }),
);
