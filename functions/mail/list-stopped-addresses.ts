import { listStoppedAddresses } from '../../shared/contract/mail.ts';
import { operation } from '../platform/calls/operation.ts';
import { stoppedAddresses } from '../platform/mail/mail-repository.ts';
import { rows } from '../platform/tables/rows.ts';
import { mailTable } from './tables.ts';

export default operation(
  listStoppedAddresses,
  { uses: { mail: rows(mailTable, 'Query') } },
  ({ mail }) =>
    () =>
      stoppedAddresses(mail),
);
