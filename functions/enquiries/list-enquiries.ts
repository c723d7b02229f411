import { listEnquiries } from '../../shared/contract/enquiries.ts';
import { operation } from '../platform/calls/operation.ts';
import { contactHash } from './enquiry.ts';
import { enquiryLister } from './enquiry-repository.ts';
import { needs } from './needs.ts';

export default operation(listEnquiries, needs.listEnquiries, ({ indexes, sealer }) => {
  const ofMonth = enquiryLister(indexes['enquiries.byMonth']);
  const ofContact = enquiryLister(indexes['enquiries.byContact']);
  return async (request) =>
    'email' in request
      ? ofContact.page(await contactHash(sealer, request.email), request)
      : ofMonth.page(request.month, request);
});
