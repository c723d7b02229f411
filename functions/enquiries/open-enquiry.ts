import { openEnquiry } from '../../shared/contract/enquiries.ts';
import { auditing, objects, opening, operation, rows } from '../platform/index.ts';
import { uploadsTable } from '../uploads/public.ts';
import { enquiryOpener } from './enquiry-desk.ts';
import { enquiryFinder } from './enquiry-repository.ts';
import { pictureLinker } from './picture-link.ts';
import { enquiriesTable } from './tables.ts';

export default operation(
  openEnquiry,
  {
    uses: {
      enquiries: rows(enquiriesTable, 'GetItem'),
      uploads: rows(uploadsTable, 'GetItem'),
      pictures: objects('uploads', { 'feedback/': ['LinkObject'] }),
      open: opening(),
      audited: auditing({}),
    },
  },
  ({ enquiries, uploads, pictures, open, audited }) =>
    enquiryOpener({
      find: enquiryFinder(enquiries),
      sealer: { open },
      audited,
      linkPicture: pictureLinker({ uploads, link: pictures.link }),
    }),
);
