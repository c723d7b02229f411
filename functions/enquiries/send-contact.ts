import { sendContact } from '../../shared/contract/enquiries.ts';
import { endpoint } from '../platform/endpoint.ts';
import { enquiryReceiver } from './enquiry-receiver.ts';
import { enquiryFinder } from './enquiry-repository.ts';
import { needs } from './needs.ts';

export default endpoint(sendContact, needs.sendContact, ({ tables, transact, sealer }) => {
  const receive = enquiryReceiver({ sealer, transact, find: enquiryFinder(tables.enquiries) });
  return (form) => receive('contact', form);
});
