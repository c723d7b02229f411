import { openEnquiry } from '../../shared/contract/enquiries.ts';
import { auditing, objects, opening, operation, rows } from '../platform/index.ts';
import { uploadsTable } from '../uploads/public.ts';
import { existingEnquiry } from './enquiry-repository.ts';
import { enquiryOpener } from './opened-enquiry.ts';
import { enquiriesTable } from './tables.ts';

/** Opens an enquiry once the audit trail says who does. */
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
  ({ enquiries, audited, ...parts }) => {
    const opened = enquiryOpener(parts);
    return async ({ id, operator }) => {
      const enquiry = await existingEnquiry(enquiries, id);
      await audited({ operator, subject: id });
      return opened(enquiry);
    };
  },
);
