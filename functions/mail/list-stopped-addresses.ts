import { listStoppedAddresses } from '../../shared/contract/mail.ts';
import { operation, rows } from '../platform/index.ts';
import { stoppedAddresses } from '../platform/mail/mail-repository.ts';
import { mailTable } from './tables.ts';

export default operation(
  listStoppedAddresses,
  { uses: { mail: rows(mailTable, 'Query') } },
  ({ mail }) =>
    () =>
      stoppedAddresses(mail),
);
