import { resumeMail } from '../../shared/contract/mail.ts';
import { auditing, hashing, operation } from '../platform/index.ts';
import { addressResumer } from '../platform/mail/mail-repository.ts';
import { mailTable } from './tables.ts';

export default operation(
  resumeMail,
  {
    uses: {
      lookupHash: hashing(),
      audited: auditing({ in: [[mailTable, 'DeleteItem']] }),
    },
  },
  ({ audited, lookupHash }) => {
    const resume = addressResumer(audited);
    return async ({ email, operator }) => ({ resumed: await resume(await lookupHash('email', email), operator) });
  },
);
