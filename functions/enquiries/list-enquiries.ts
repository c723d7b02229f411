import { listEnquiries } from '../../shared/contract/enquiries.ts';
import { operation } from '../platform/calls/operation.ts';
import { enquiryLister } from './enquiry-repository.ts';
import { needs } from './needs.ts';

export default operation(listEnquiries, needs.listEnquiries, ({ indexes, sealer }) => {
  const ofMonth = enquiryLister(indexes['enquiries.byMonth']);
  const ofEmail = enquiryLister(indexes['enquiries.byEmail']);
  return async (request) =>
    'email' in request
      ? ofEmail.page(await sealer.lookupHash('email', request.email), request)
      : ofMonth.page(request.month, request);
});
