import { openEnquiry } from '../../shared/contract/enquiries.ts';
import { auditing } from '../platform/audit/auditing.ts';
import { objects } from '../platform/buckets/buckets.ts';
import { operation } from '../platform/calls/operation.ts';
import { opening } from '../platform/personal-data/sealing.ts';
import { rows } from '../platform/tables/rows.ts';
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
