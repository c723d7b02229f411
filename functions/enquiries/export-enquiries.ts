import { exportEnquiries } from '../../shared/contract/enquiries.ts';
import { auditing, index, objects, opening, operation, rows } from '../platform/index.ts';
import { uploadsTable } from '../uploads/public.ts';
import { enquiryFinder, enquiryLister } from './enquiry-repository.ts';
import { enquiryOpener } from './opened-enquiry.ts';
import { enquiriesTable } from './tables.ts';

/** Enquiries that one export opens: what they may hold fits into Lambda's 6 MB of answer. */
const mostOpened = 200;

/** Opens up to 200 enquiries of a month, in the order in which they came, once the audit trail says who does. */
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
  ({ enquiries, byMonth, audited, ...parts }) => {
    const [find, months, opened] = [enquiryFinder(enquiries), enquiryLister(byMonth), enquiryOpener(parts)];
    return async ({ month, cursor: from, operator }) => {
      const { list, cursor } = await months.page(month, { cursor: from, limit: mostOpened });
      if (list.length > 0) await audited({ operator, subject: `${month} ${list.length}` });
      const found = await Promise.all(list.map(({ id }) => find(id)));
      // What was erased meanwhile is left out.
      const existing = found.filter((enquiry) => enquiry !== undefined);
      return { list: await Promise.all(existing.map(opened)), cursor };
    };
  },
);
