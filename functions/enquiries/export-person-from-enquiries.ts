import { exportPersonFromEnquiries } from '../../shared/contract/enquiries.ts';
import { auditing, hashing, index, objects, opening, operation, rows } from '../platform/index.ts';
import { personExporter } from '../platform/personal-data/person.ts';
import { uploadsTable } from '../uploads/public.ts';
import { enquiriesOfPerson } from './enquiries-of-person.ts';
import { enquiryFinder } from './enquiry-repository.ts';
import { enquiryOpener } from './opened-enquiry.ts';
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
  ({ enquiries, uploads, pictures, open, lookupHash, audited, ...indexes }) => {
    const [find, opened] = [enquiryFinder(enquiries), enquiryOpener({ uploads, pictures, open })];
    return personExporter({
      sealer: { lookupHash },
      audited,
      find: enquiriesOfPerson(indexes),
      open: async ({ id }) => {
        const enquiry = await find(id);
        if (!enquiry) return undefined;
        const { name, email, phone, content, page, product, version, screenshot } = await opened(enquiry);
        return { name, email, phone, content, page, product, version, screenshot };
      },
    });
  },
);
