import { listStoppedAddresses } from '../../shared/contract/mail.ts';
import { operation } from '../platform/calls/operation.ts';
import { stoppedAddresses } from '../platform/mail/mail-repository.ts';
import { needs } from './needs.ts';

export default operation(
  listStoppedAddresses,
  needs.listStoppedAddresses,
  ({ tables }) =>
    () =>
      stoppedAddresses(tables.mail),
);
