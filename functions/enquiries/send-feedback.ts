import { sendFeedback } from '../../shared/contract/enquiries.ts';
import { endpoint } from '../platform/calls/endpoint.ts';
import { uploadDomain } from '../platform/uploads/upload-key.ts';
import { feedbackReceiver } from './feedback-receiver.ts';
import { needs } from './needs.ts';

export default endpoint(sendFeedback, needs.sendFeedback, ({ once, sealer }) => {
  const receive = feedbackReceiver({ sealer, once });
  return (form, _, { siteHost }) => receive(form, uploadDomain(siteHost));
});
