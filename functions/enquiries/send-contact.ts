import { sendContact } from '../../shared/contract/enquiries.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { enquiryReceiver } from './enquiry-receiver.ts';
import { needs } from './needs.ts';

export default endpoint(sendContact, needs.sendContact, ({ once, sealer }) => {
  const receive = enquiryReceiver({ sealer, once });
  return (form) => receive('contact', form);
});
