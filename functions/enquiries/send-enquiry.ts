import { sendEnquiry } from '../../shared/contract/enquiries.ts';
import { endpoint } from '../platform/endpoint.ts';
import { enquiryReceiver } from './enquiry-receiver.ts';
import { enquiryFinder } from './enquiry-repository.ts';
import { needs } from './needs.ts';

export default endpoint(sendEnquiry, needs.sendEnquiry, ({ tables, transact, sealer }) => {
  const receive = enquiryReceiver({ sealer, transact, find: enquiryFinder(tables.enquiries) });
  return (form) => receive('enquiry', form);
});
