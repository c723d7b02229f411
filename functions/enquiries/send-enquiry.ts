import { sendEnquiry } from '../../shared/contract/enquiries.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { enquiryReceiver } from './enquiry-receiver.ts';
import { needs } from './needs.ts';

export default endpoint(sendEnquiry, needs.sendEnquiry, ({ once, sealer }) => {
  const receive = enquiryReceiver({ sealer, once });
  return (form) => receive('enquiry', form);
});
