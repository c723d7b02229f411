import { listEnquiries } from '../../shared/contract/enquiries.ts';
import { hashing, index, operation } from '../platform/index.ts';
import { contactHash } from './enquiry.ts';
import { enquiryLister } from './enquiry-repository.ts';
import { enquiriesTable } from './tables.ts';

export default operation(
  listEnquiries,
  {
    uses: {
      byMonth: index(enquiriesTable, 'byMonth'),
      byContact: index(enquiriesTable, 'byContact'),
      lookupHash: hashing(),
    },
  },
  ({ byMonth, byContact, lookupHash }) => {
    const ofMonth = enquiryLister(byMonth);
    const ofContact = enquiryLister(byContact);
    return async (request) =>
      'email' in request
        ? ofContact.page(await contactHash({ lookupHash }, request.email), request)
        : ofMonth.page(request.month, request);
  },
);
