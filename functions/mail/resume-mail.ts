import { resumeMail } from '../../shared/contract/mail.ts';
import { operation } from '../platform/calls/operation.ts';
import { addressResumer } from '../platform/mail/mail-repository.ts';
import { needs } from './needs.ts';

export default operation(resumeMail, needs.resumeMail, ({ audited, sealer }) => {
  const resume = addressResumer(audited);
  return async ({ email, operator }) => ({ resumed: await resume(await sealer.lookupHash('email', email), operator) });
});
