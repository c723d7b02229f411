import { exportEnquiries } from '../../shared/contract/enquiries.ts';
import { auditing, index, objects, opening, operation, rows } from '../platform/index.ts';
import { uploadsTable } from '../uploads/public.ts';
import { enquiryExporter } from './enquiry-desk.ts';
import { enquiryFinder, enquiryLister } from './enquiry-repository.ts';
import { pictureLinker } from './picture-link.ts';
import { enquiriesTable } from './tables.ts';

export default operation(
  exportEnquiries,
  {
    uses: {
      enquiries: rows(enquiriesTable, 'GetItem'),
      uploads: rows(uploadsTable, 'GetItem'),
      pictures: objects('uploads', { 'feedback/': ['LinkObject'] }),
      open: opening(),
      byMonth: index(enquiriesTable, 'byMonth'),
      audited: auditing({}),
    },
  },
  ({ enquiries, uploads, pictures, open, byMonth, audited }) =>
    enquiryExporter({
      find: enquiryFinder(enquiries),
      months: enquiryLister(byMonth),
      sealer: { open },
      audited,
      linkPicture: pictureLinker({ uploads, link: pictures.link }),
    }),
);
